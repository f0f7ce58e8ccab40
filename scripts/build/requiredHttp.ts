import type { Plugin } from 'esbuild';

/**
 * Loads `node:http` by `require`. Importing it reads all its exports, and one of them, `WebSocket`, loads the undici of
 * Node.js: a tenth of the start.
 */
export const requiredHttp: Plugin = {
  name: 'required http',
  setup({ onResolve, onLoad }) {
    const namespace = 'required';
    onResolve({ filter: /^(?:node:)?http$/ }, () => ({ path: 'node:http', namespace }));
    onLoad({ filter: /^/, namespace }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}')`,
    }));
  },
};
