import type { OnSignal } from './serve.ts';

/**
 * Installed before loading the site, which takes most of the startup time: in a container the process is PID 1, for
 * which the kernel ignores signals without a handler. Until the server listens, it exits immediately.
 */
let onSignal: OnSignal = () => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (received) => onSignal(received));

const { serve } = await import('./serve.ts');
onSignal = await serve();
