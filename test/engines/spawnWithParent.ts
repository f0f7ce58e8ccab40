import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

interface Program {
  readonly stdout: Readable;
  readonly exit: Promise<unknown>;
  readonly stop: () => Promise<unknown>;
}

/** A shell that ends the program when its standard input ends: at `stop`, or with this process, also if it is killed. */
const SHELL = 'exec 3<&0; "$@" & program=$!; { read -r _ <&3; kill $program; } & wait $program; kill $!';

export function spawnWithParent(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): Program {
  const shell = spawn('sh', ['-c', SHELL, 'sh', program, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  const exit = once(shell, 'exit');
  const stop = () => {
    shell.stdin.end();
    return exit;
  };
  return { stdout: shell.stdout, exit, stop };
}
