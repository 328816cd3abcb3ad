import { defineConfig } from 'vitest/config';
import { articles } from './scripts/articles/plugin.ts';
import { LongestFirst } from './test/sequencer.ts';
import { workerProject } from './test/worker-project.ts';

export default defineConfig({
  test: {
    // The Workers runner brings modules of its own, which vitest's cache on disk would mix with those of Node.
    fsModuleCache: false,
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [articles()],
        test: {
          name: 'unit',
          // Loads modules that files share once; with a context for each file the structure tests took 24 s instead of 12.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          maxWorkers: 2,
          include: ['shared/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts', 'test/repo/**/*.test.ts'],
          provide: { propertyRuns: Number(process.env.PROPERTY_RUNS) || 300 },
          // For what hangs: some tests start wrangler a dozen times, on a machine that may be busy with something else.
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      await workerProject({
        name: 'worker',
        include: ['worker/**/*.test.ts'],
        assets: './worker/testing/assets',
        groupOrder: 1,
        // More than processors, as many tests wait for a moment to pass: 337 s with two, 239 with four.
        maxWorkers: 4,
      }),
      {
        plugins: [articles()],
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'test/engines/**/*.test.ts'],
          globalSetup: ['./test/e2e/global-setup.ts'],
          setupFiles: ['./test/e2e/setup.ts'],
          // One browser for all files of a worker, which share nothing in it.
          isolate: false,
          // For what hangs; how fast pages are, the budgets and the benchmark say.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Each has a server of its own, and a browser. More than processors, as journeys wait for mails and renewed lists.
          maxWorkers: 3,
          // Chromium on a busy machine draws no frame for a minute, once in a thousand tests or so: a press waits for one in vain.
          retry: { count: 1, condition: /enabled and stable[^a-z]*m?\s*$/ },
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          // Checks the server's log after the browser tests, by itself.
          name: 'log',
          include: ['test/log/**/*.test.ts'],
          // Megabytes of log are searched for thousands of texts.
          testTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
