// `npm run verify`: what can be known in seconds, without the Worker and without a browser.
import { runTests, runTools, sum, timed } from './lib/checks.ts';
import { main } from './lib/run.mjs';

await main(async () => {
  const structure = timed('structure tests', () => runTests('unit', { only: ['test/repo/'] }));
  const { failed } = sum(await Promise.all([runTools(), structure]));
  if (failed > 0) process.exitCode = 1;
});
