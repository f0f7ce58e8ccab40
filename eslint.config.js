import { defineConfig } from 'eslint/config';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { ROOMS } from './scripts/rooms.ts';

const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a file is named after the one thing it exports.',
};
const BRITISH = {
  selector:
    'Identifier[name=/organisation|catalogue|enquir|ageing|localise|authorise|behaviour|colour|grey/i]',
  message: 'Names are spelled in American English.',
};
const SLEEPS = [
  "CallExpression[callee.property.name='waitForTimeout']",
  "ImportDeclaration[source.value=/^(node:)?timers.promises$/] > ImportSpecifier[imported.name='setTimeout']",
].map((selector) => ({ selector, message: 'A test waits for a state or an event, not for a time.' }));

/** Forbids a room to import others than `scripts/rooms.ts` names. */
const roomRules = Object.entries(ROOMS).map(([room, allowed]) => {
  const open = room === 'model' ? ['model'] : [room, 'model', ...allowed];
  const others = [...Object.keys(ROOMS), 'views'].filter((other) => !open.includes(other));
  const message = `src/${room}/ may import ${allowed.join(', ') || 'no other room'} (see scripts/rooms.ts).`;
  return {
    files: [`src/${room}/**`],
    ignores: ['**/*.test.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: `^[./]+/(?:${others.join('|')})/`, message },
            { regex: '^[./]+/(?:app|main|serve|services)[.]ts$|/client/|/scripts/|/test/', message },
          ],
        },
      ],
    },
  };
});

export default defineConfig(
  {
    ignores: ['build/', '.dev/', 'coverage/', 'test-results/', 'playwright-report/'],
  },
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // Arrow functions that assign (`() => (ready = false)`) and empty views are plain enough.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-duplicate-imports': 'error',
      'no-restricted-syntax': ['error', DEFAULT_EXPORT, BRITISH],
      // `Promise.withResolvers<void>()` is what the rule would forbid.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['{src,views,client,test,scripts}/**/*.{ts,tsx}'],
    ignores: ['scripts/workshop/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      // Express 5 awaits its handlers.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    files: ['test/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, BRITISH, ...SLEEPS] },
  },
  {
    files: ['src/**', 'views/**', 'client/**'],
    ignores: ['**/*.test.*'],
    plugins: { regexp },
    // Visitors and the content service choose the texts: a regular expression takes linear time, whatever the text.
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  ...roomRules,
  {
    files: ['views/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['express', 'node:*', 'undici', 'pino'], message: 'Views know no server.' },
            {
              regex: '/src/(?!model/)',
              message: 'Of the server, views import only the model.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['client/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^react|/views/|/src/(?!model/|(consent/(names|choice)|blocks/isQrText)[.]ts$)',
              message: 'The browser script shares only what knows neither server nor browser.',
            },
          ],
        },
      ],
    },
  },
);
