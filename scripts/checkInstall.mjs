// Run by `npm ci`, on the Node.js that the npm scripts run on.
import { existsSync, readFileSync } from 'node:fs';

const { engines, devDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const needed = Number.parseInt(engines.node.replace('>=', ''), 10);
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `Node.js ${needed} or later is required, but this is ${process.versions.node}. Install it, or on Linux run \`npm ci\` with optional dependencies, which include it.`,
  );
  process.exitCode = 1;
}

const isMissing = (name) => !existsSync(new URL(`../node_modules/${name}`, import.meta.url));
if (Object.keys(devDependencies).some(isMissing))
  console.error(
    'Without the packages that build and test the site: to build it, run `npm ci --include=dev`. Without this option, npm leaves them out if NODE_ENV is production.',
  );
