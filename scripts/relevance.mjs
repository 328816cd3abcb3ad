// `npm run relevance`: how good the search is, group by group of graded searches, beside MiniSearch.
import { writeReport } from './lib/report.ts';
import { main, mustRun } from './lib/run.mjs';

const TEST = ['run', '--project', 'worker', '--silent=false', 'worker/text-search/graded.test.ts'];

await main(async () => {
  const output = await mustRun('Scoring searches', 'vitest', TEST, { env: { NO_COLOR: '1' } });
  writeReport('relevance', [`\`\`\`\n${output.trim()}\n\`\`\``]);
});
