/** `npm start`: serves the site as soon as its pages are built, and builds the rest meanwhile. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { main } from '../src/main.ts';

const MAIN = join(import.meta.dirname, '..', 'build', 'main.js');

// A process of its own, without the settings of the site. It ends with this one.
const { MALLOC_ARENA_MAX: _, ...env } = process.env;
const build = fork(join(import.meta.dirname, 'build.ts'), [], { env, execArgv: [] });
build.once('exit', (code, signal) => {
  // It has said why. The signals also stop the site.
  if (code !== 0 && signal !== 'SIGINT' && signal !== 'SIGTERM') process.exit(1);
});

const [missing = []]: (readonly string[])[] = await once(build, 'message');
const parts = new Map(missing.map((name) => [name, Promise.withResolvers<void>()]));
build.on('message', (name: string) => {
  parts.get(name)?.resolve();
  parts.delete(name);
});
const site: { main: typeof main } = await import(MAIN);
await site.main((name) => {
  const part = parts.get(name);
  if (part) build.send(name);
  return part?.promise ?? Promise.resolve();
});
build.send('listening');
// A stopped site must not wait for the build.
build.unref();
build.channel?.unref();
