import { fileFault, SetupError } from '../common/setupFiles.ts';
import { ConfigError } from '../config/config.ts';

const LISTEN_ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another process is using this port: stop it, or set PORT (or METRICS_PORT) to a free port.',
  EACCES: 'This user may not listen on this port: set PORT (or METRICS_PORT) to one above 1023.',
  EADDRNOTAVAIL:
    'This machine does not have this address: set HOST (or METRICS_HOST) to one of its addresses, or leave it unset.',
  ENOTFOUND:
    'The host name cannot be resolved: set HOST (or METRICS_HOST) to an address of this machine, or leave it unset.',
};

/**
 * The message to print when a build or the site fails to start: what is wrong and how to fix it, or the stack trace of
 * an unexpected error.
 *
 * @param place file or folder to name if a file system error has no path
 */
export function startFault(error: unknown, place?: string): string {
  if (error instanceof ConfigError || error instanceof SetupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  const advice = syscall === 'listen' || syscall === 'getaddrinfo' ? LISTEN_ADVICE[code] : undefined;
  if (advice !== undefined) return `${error.message}\n${advice}`;
  return fileFault(error, place) ?? error.stack ?? error.message;
}
