// Preloaded by the npm scripts, which are TypeScript: an older Node.js would fail with "unknown file extension".
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = Number.parseInt(engines.node.replace('>=', ''), 10);
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `Node.js ${needed} or later is needed, and this is ${process.versions.node}: run \`npm ci\` without omitting optional dependencies, which include it on Linux, or install it.`,
  );
  process.exit(1);
}
