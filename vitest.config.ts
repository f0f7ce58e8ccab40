import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,views,client,scripts}/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    globalSetup: 'test/kit/buildOnce.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
