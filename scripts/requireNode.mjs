// Preloaded by the npm scripts: an older Node.js would fail on TypeScript with "unknown file extension",
// and a missing package would show a stack trace without saying what to do.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = Number.parseInt(engines.node.replace('>=', ''), 10);
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `Node.js ${needed} or later is required, but this is ${process.versions.node}. Install it, or on Linux run \`npm ci\` with optional dependencies, which include it.`,
  );
  process.exit(1);
}

process.on('uncaughtExceptionMonitor', (error) => {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.startsWith('Cannot find package')) return;
  console.error(
    `${error.message}\nInstall all packages: \`npm ci --include=dev\`. Without this option, npm leaves out those that only the build and the tests need if NODE_ENV is production.`,
  );
  process.exit(1);
});
