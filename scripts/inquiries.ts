/**
 * `npm run inquiries -- list | show CASE | retry [CASE] | export | erase CASE`: the inquiries in the spool that the
 * environment names. `retry` makes failed inquiries (or one) due at once, `export` prints all as CSV.
 */
import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../src/config/config.ts';
import { createSpool } from '../src/inquiries/spool.ts';
import { createCommands, UsageError } from './inquiries/commands.ts';

const USAGE = 'npm run inquiries -- list | show CASE | retry [CASE] | export | erase CASE';
const root = resolve(import.meta.dirname, '..');

try {
  const { spoolDir = 'spool' } = readConfig(process.env);
  const run = createCommands(createSpool(resolve(root, spoolDir)), () => Date.now());
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof UsageError)) throw error;
  console.error(`${error.message}\nUsage: ${USAGE}`);
  process.exitCode = 2;
}
