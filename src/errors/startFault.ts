import { ConfigError } from '../config.ts';
import { fileFault } from './fileFault.ts';
import { SetupError } from './setupError.ts';

const LISTEN_ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another process listens there: stop it, or set PORT (or METRICS_PORT) to a free port.',
  EACCES: 'This user may not listen there: set PORT (or METRICS_PORT) to one above 1023.',
  EADDRNOTAVAIL: 'This machine has no such address: set HOST to one of its own, or leave it unset.',
  ENOTFOUND: 'That is no address of this machine: set HOST to one of its own, or leave it unset.',
};

/**
 * What the person who started a build or the site is told about what keeps it from starting, and what to do about it.
 *
 * @param place file or folder to name for an error of the file system that names none
 */
export function startFault(error: unknown, place?: string): string {
  if (error instanceof ConfigError || error instanceof SetupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  const advice = syscall === 'listen' || syscall === 'getaddrinfo' ? LISTEN_ADVICE[code] : undefined;
  if (advice !== undefined) return `${error.message}\n${advice}`;
  return fileFault(error, place) ?? error.stack ?? error.message;
}
