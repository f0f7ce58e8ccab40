/**
 * Preloaded into `npm start` (`NODE_OPTIONS`): kills the process group just before it replaces the file that the
 * environment variable KILL_BEFORE names, for the KILL_AT-th time.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const name = new RegExp(`/build/${process.env['KILL_BEFORE']}$`);
let left = Number(process.env['KILL_AT']);
const { rename } = fs;
fs.rename = async (from, to) => {
  if (name.test(String(to)) && (left -= 1) === 0) process.kill(0, 'SIGKILL');
  await rename(from, to);
};
syncBuiltinESMExports();
