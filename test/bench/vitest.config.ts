import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { workerProject } from '../worker-project.ts';

const project = await workerProject({
  name: 'bench',
  include: ['test/bench/**/*.bench.ts'],
  assets: existsSync('./dist/client/web/index.html') ? './dist/client' : './worker/testing/assets',
});
const offers = (process.env.BENCH_OFFERS ?? '1000').split(',').map(Number);
const archive = Number(process.env.BENCH_ARCHIVE ?? 10_000);

// `npm run bench`: prints figures and asserts nothing. Documents come in the shell of the last build where there is one.
export default defineConfig({
  test: {
    fsModuleCache: false,
    projects: [
      {
        ...project,
        test: {
          ...project.test,
          globalSetup: ['./test/mail-api.ts', './test/bench/cpu.ts'],
          provide: { ...project.test?.provide, bench: { offers, archive } },
        },
      },
    ],
  },
});
