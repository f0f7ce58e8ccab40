import { ConfigError } from '../config.ts';
import { SetupError } from './setupError.ts';

const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another process listens there: stop it, or set PORT (or METRICS_PORT) to a free port.',
  EACCES: 'This user may not listen there: set PORT (or METRICS_PORT) to one above 1023.',
  EADDRNOTAVAIL: 'This machine has no such address: set HOST to one of its own, or leave it unset.',
  ENOTFOUND: 'That is no address of this machine: set HOST to one of its own, or leave it unset.',
};

/** What the person who started the site is told about what keeps it from starting, and what to do about it. */
export function startFault(error: unknown): string {
  if (error instanceof ConfigError || error instanceof SetupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const advice = 'code' in error && typeof error.code === 'string' ? ADVICE[error.code] : undefined;
  return advice ? `${error.message}\n${advice}` : (error.stack ?? error.message);
}
