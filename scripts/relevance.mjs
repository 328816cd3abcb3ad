// `npm run relevance`: how good the search is, group by group of graded searches, beside two other engines (docs/relevance.md).
import { inRoot, main, mustRun } from './lib/run.mjs';

const VITEST = inRoot('node_modules', '.bin', 'vitest');
const TEST = ['run', '--project', 'worker', '--silent=false', 'worker/text-search/graded.test.ts'];

await main(async () => {
  await mustRun('Scoring searches', VITEST, TEST, { show: true });
});
