import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const migrations = await readD1Migrations('./migrations');

export default defineConfig({
  test: {
    // The Workers runner brings modules of its own, which vitest's cache on disk would mix with those of Node.
    fsModuleCache: false,
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['shared/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts', 'test/repo/**/*.test.ts'],
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              assets: { directory: './worker/testing/assets' },
              // A JWT_SECRET of the tests' own: `.dev.vars` differs from machine to machine.
              bindings: { RATE_LIMITS: 'off', JWT_SECRET: 'a-secret-of-the-tests-and-of-nothing-else' },
            },
          }),
        ],
        define: { __BUILD_ID__: JSON.stringify('test') },
        test: {
          name: 'worker',
          include: ['worker/**/*.test.ts'],
          setupFiles: ['./worker/testing/fresh-storage.ts'],
          provide: { migrations },
          // As in production: the strict Content-Security-Policy and the page cache, not vite's development.
          env: { DEV: '' },
          // One runtime for all files: starting one costs 1.5 s, emptying its storage (setup file) 30 ms.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['./test/e2e/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
