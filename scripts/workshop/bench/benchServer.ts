import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';
import { NODE_FLAGS, NODE_VARIABLES } from '../../site/nodeSettings.ts';

export const VARIANTS = ['site', 'naive', 'site, compressing', 'naive, compressing'] as const;
export type Variant = (typeof VARIANTS)[number];

const ready = z.object({ port: z.number(), readyMs: z.number() });
const usage = z.object({ cpuMs: z.number(), rssMb: z.number() });

export interface BenchServer {
  readonly origin: string;
  /** Milliseconds from the start of the process. */
  readonly readyMs: number;
  readonly usage: () => Promise<z.infer<typeof usage>>;
  readonly stop: () => void;
}

/** Starts `bench/server.ts`, already bundled, as one variant. @param root project root */
export async function startBenchServer(root: string, variant: Variant): Promise<BenchServer> {
  const child = fork(join(root, 'build', 'bench.js'), [variant], {
    execArgv: [...NODE_FLAGS],
    env: { ...process.env, ...NODE_VARIABLES },
  });
  const [message] = await once(child, 'message');
  const { port, readyMs } = ready.parse(message);
  return {
    origin: `http://127.0.0.1:${port}`,
    readyMs,
    usage: async () => {
      child.send('usage');
      const [answer] = await once(child, 'message');
      return usage.parse(answer);
    },
    stop: () => child.disconnect(),
  };
}
