import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';
import { pauses, type Pauses } from './pauses.ts';
import { NODE_FLAGS, NODE_VARIABLES } from '../../site/nodeSettings.ts';

export type Variant = 'site' | 'naive' | 'constant' | 'site, compressing' | 'naive, compressing';

export type Question = 'usage' | 'watch' | 'pauses';

const ready = z.object({ port: z.number(), readyMs: z.number() });
const usage = z.object({ cpuMs: z.number(), rssMb: z.number(), fullCollections: z.number() });

export interface BenchServer {
  readonly pid: number;
  readonly port: number;
  readonly origin: string;
  /** Milliseconds from the start of the process. */
  readonly readyMs: number;
  readonly usage: () => Promise<z.infer<typeof usage>>;
  /** Watches its pauses. @returns function that stops watching and returns them */
  readonly watch: () => Promise<() => Promise<Pauses>>;
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
  const ask = async (what: Question): Promise<unknown> => {
    child.send(what);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return {
    pid: child.pid ?? 0,
    port,
    origin: `http://127.0.0.1:${port}`,
    readyMs,
    usage: async () => usage.parse(await ask('usage')),
    watch: async () => {
      await ask('watch');
      return async () => pauses.parse(await ask('pauses'));
    },
    stop: () => child.disconnect(),
  };
}
