import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { resolve } from 'node:path';
import type { OnSignal } from './serve.ts';
import type { BuiltPart } from './services.ts';

/** Starts the site. @param built of a build that is still under way; otherwise the build must be complete */
export async function main(built?: BuiltPart): Promise<void> {
  /**
   * Installed before loading the site, which takes most of the startup time: in a container the process is PID 1, for
   * which the kernel ignores signals without a handler. Until the server listens, it exits immediately.
   */
  let onSignal: OnSignal = () => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (received) => onSignal(received));

  // Not by a flag of Node.js: with one, pino reads the largest source map at startup to look up its caller.
  setSourceMapsSupport(true);
  // Node.js saves compiled code when the process exits; later starts take a quarter less time.
  enableCompileCache(resolve(import.meta.dirname, '..', 'build', 'compiled'));
  const { serve } = await import('./serve.ts');
  onSignal = await serve(built);
}

// `npm start` imports this file.
if (import.meta.main) await main();
