import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Spool of sites that run only for a test or a measurement. */
export const TEMPORARY_SPOOL = join(tmpdir(), 'arcvane-temporary-spool');

const launcher = readFileSync(join(import.meta.dirname, 'node.sh'), 'utf8');

/** Node.js flags of the site, as `node.sh` sets them. */
export const NODE_FLAGS: readonly string[] = /^exec node (.+) "\$@"$/m.exec(launcher)?.[1]?.split(' ') ?? [];

/** Environment variables that `node.sh` sets for Node.js itself. */
export const NODE_VARIABLES: Readonly<Record<string, string>> = Object.fromEntries(
  [...launcher.matchAll(/^export (\w+)=(\w+)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
