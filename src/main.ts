import type { OnSignal } from './serve.ts';

/**
 * Handles signals before the site is loaded, which is most of its start: in a container it is PID 1, for which the kernel
 * ignores every signal without a handler. Until the site listens there is nothing to finish.
 */
let onSignal: OnSignal = () => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (received) => onSignal(received));

const { serve } = await import('./serve.ts');
onSignal = await serve();
