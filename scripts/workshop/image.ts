/**
 * `npm run image [-- --base IMAGE]`: builds the container image with Podman, starts it as the Compose sample does, plays
 * the Kubernetes sample, and crawls the site. Prints a table; exits with 1 if something is wrong. The image stays, as
 * `localhost/arcvane-site:trial`. `--base` names another image to build on than the one in the Dockerfile.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { podman, succeeds } from './image/podman.ts';
import { container, kubernetes, weight, type Outcome } from './image/trials.ts';

const IMAGE = 'localhost/arcvane-site:trial';

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const root = resolve(import.meta.dirname, '..', '..');
const deploy = join(root, 'scripts', 'deploy');
const dockerfile = join(deploy, 'container', 'Dockerfile');

async function built(): Promise<Outcome> {
  const { base } = values;
  const started = performance.now();
  const on = base === undefined ? [] : ['--build-arg', `NODE_IMAGE=${base}`];
  const options = ['--format', 'docker', '--network', 'host', ...on];
  const files = ['--file', dockerfile, '--ignorefile', `${dockerfile}.dockerignore`, '--tag', IMAGE];
  await podman('build', ...options, ...files, root);
  return { seen: `in ${Math.round((performance.now() - started) / 1000)} s`, faults: [] };
}

const TRIALS: readonly (readonly [name: string, run: () => Promise<Outcome>])[] = [
  ['image built', built],
  ['its weight', () => weight(IMAGE)],
  ['started as in `compose.yaml`', () => container(IMAGE, join(deploy, 'container', 'compose.yaml'))],
  ['`kubernetes/` played', () => kubernetes(IMAGE, join(deploy, 'kubernetes', 'site.yaml'))],
];

if (!(await succeeds('--version'))) {
  console.error('Podman is not installed (Debian: apt-get install podman)');
  process.exit(1);
}
console.log('| trial | seen |\n|---|---|');
for (const [name, run] of TRIALS) {
  try {
    const { seen, faults } = await run();
    console.log(`| ${name} | ${seen} |`);
    for (const fault of faults) console.error(`${name}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    break;
  }
}
