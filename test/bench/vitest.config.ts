import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { workerProject } from '../worker-project.ts';

// `npm run bench`: prints figures and asserts nothing. Documents come in the shell of the last build where there is one.
export default defineConfig({
  test: {
    fsModuleCache: false,
    projects: [
      await workerProject({
        name: 'bench',
        include: ['test/bench/**/*.bench.ts'],
        assets: existsSync('./dist/client/web/index.html') ? './dist/client' : './worker/testing/assets',
      }),
    ],
  },
});
