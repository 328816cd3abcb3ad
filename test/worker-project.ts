import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { articles } from '../scripts/articles/plugin.ts';

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4_000_000_000;

/**
 * Gives temporary files, and with them the databases of tests, a folder in memory until this process ends: on a disk, which they
 * wait for, the Worker tests took a tenth more. A container may have 64 MB there, and not every system has it.
 */
function keepDatabasesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(IN_MEMORY)) return;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize < ROOM_BYTES) return;
  const folder = mkdtempSync(join(IN_MEMORY, 'lavoro-in-valle-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * A vitest project whose files run in workerd, with the bindings of `wrangler.toml` in memory.
 * @param assets directory of what the ASSETS binding serves; paths are relative to the repository
 */
export async function workerProject(project: {
  readonly name: string;
  readonly include: readonly string[];
  readonly assets: string;
  readonly groupOrder?: number;
  /** How many files run at once. */
  readonly maxWorkers?: number;
}): Promise<TestProjectInlineConfiguration> {
  const { name, include, assets, groupOrder = 0, maxWorkers = 1 } = project;
  keepDatabasesInMemory();
  const migrations = await readD1Migrations('./migrations');
  return {
    plugins: [
      articles(),
      cloudflareTest({
        main: './worker/index.ts',
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          assets: { directory: assets },
          // A Worker beside it answers in place of the internet.
          outboundService: 'outside-world',
          workers: [{ name: 'outside-world', scriptPath: './test/outside-world.js', compatibilityDate: '2026-10-06' }],
          // Bindings of a large valley, under names of the tests' own: nothing uses them by itself.
          analyticsEngineDatasets: { COUNTS_OF_TESTS: { dataset: 'tests' } },
          queueProducers: { RUNS_OF_TESTS: 'tests' },
          queueConsumers: { tests: { maxBatchSize: 1, maxBatchTimeout: 0 } },
          // Secrets of the tests' own: `.dev.vars` differs from machine to machine.
          bindings: {
            RATE_LIMITS: 'off',
            PASSWORD_COST: 'least',
            NEWSLETTER: 'on',
            JWT_SECRET: 'a-secret-of-the-tests-and-of-nothing-else',
            VAPID_KEYS:
              'BLRPAUDQOHPkLbQh4TlLQhI_I6lM4Q9xun3Qtwl8HNIATJBpzG7_VCk3CI7VbOWhq5NjFTEVLrZBzH4Lp3TWY6I.zeclwUs26C-uXP3GNM0eNnKuSEHoY_KT8qBrfyKZyuk',
          },
        },
      }),
    ],
    define: { __BUILD_ID__: JSON.stringify('test'), __MIGRATION__: JSON.stringify(migrations.at(-1)?.name) },
    test: {
      name,
      include: [...include],
      globalSetup: ['./test/mail-api.ts', './test/bucket-api.ts', './test/counts-api.ts'],
      setupFiles: ['./worker/testing/setup.ts'],
      provide: { migrations, propertyRuns: Number(process.env.PROPERTY_RUNS) || 100 },
      // Production: the strict Content-Security-Policy and the page cache, not vite's development.
      env: { DEV: '' },
      // One runtime for all files of a worker: starting one costs 1.5 s, emptying its storage (setup file) 30 ms.
      isolate: false,
      maxWorkers,
      // For what hangs: a password is hashed in 0.1 s, or in seconds on a machine that does ten other things.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      sequence: { groupOrder },
    },
  };
}
