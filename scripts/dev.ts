/** `npm run dev`: builds, serves, and does both again when a file changes. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build/build.ts';
import { makeDocuments } from './documents/makeDocuments.ts';

const root = resolve(import.meta.dirname, '..');
/** Editors write a file in several steps. */
const SETTLED_MS = 150;
let server: ChildProcess | undefined;

async function restart(): Promise<void> {
  try {
    await Promise.all([build(root, { minify: false }), makeDocuments(root)]);
  } catch (error) {
    console.error(error); // The old server goes on.
    return;
  }
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  server = spawn(process.execPath, ['--enable-source-maps', join(root, 'build', 'main.js')], {
    stdio: 'inherit',
    env: { NODE_ENV: 'development', ...process.env },
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;
let running = restart();
for (const folder of ['src', 'views', 'client', 'locales', 'public']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(restart)), SETTLED_MS);
  });
}
await running;
