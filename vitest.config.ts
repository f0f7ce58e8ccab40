import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Views as the build makes them: React's production form knows no other.
  oxc: { jsx: { development: false } },
  test: {
    include: ['{src,views,client,scripts}/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    globalSetup: 'test/kit/buildOnce.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
