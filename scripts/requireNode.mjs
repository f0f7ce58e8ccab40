// Preloaded by the npm scripts: an older Node.js would fail on TypeScript with "unknown file extension".
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = Number.parseInt(engines.node.replace('>=', ''), 10);
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `Node.js ${needed} or later is required, but this is ${process.versions.node}. Install it, or on Linux run \`npm ci\` with optional dependencies, which include it.`,
  );
  process.exit(1);
}
