// `npm run lighthouse`: grades the built pages as Lighthouse does for phones, and measures when a slow phone obeys.
// Writes docs/performance.md; exit code 1 where a target is missed.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathOf } from '../shared/calls/path.ts';
import { pagePath } from '../shared/paths.ts';
import { VALLEY } from '../shared/valley/valley.ts';
import { buildIfChanged } from './build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { Failure, main, say } from './lib/run.mjs';
import { prepareDatabase } from './lib/serve-build.mjs';
import { serveCopy } from './lib/serve-copy.mjs';
import { withFolder } from './lib/temporary.mjs';
import { gradePages } from './lighthouse/grade.mjs';
import { watchMachine } from './lighthouse/quiet.mjs';
import { findMissed, lineOf, obeyedLine, quietLine, writeReport } from './lighthouse/report.mjs';
import { timeSlowPhone } from './lighthouse/slow-phone.mjs';

const RUNS = 5;
const USAGE = `Usage: npm run lighthouse [-- --only /offerte,/aiuto] [--report FOLDER]
  --only    measures these pages only, and leaves docs/performance.md alone
  --report  writes Lighthouse's own reports, as JSON, into a folder`;

/** Addresses of the pages to grade, and of those that a slow phone presses something on. @param {string} url of the site */
async function pathsOf(url) {
  const answer = await fetch(url + pathOf('GET /api/jobs'));
  const [job] = /** @type {{ id: string }[]} */ (await answer.json());
  if (!job) throw new Failure('There is no offer to measure.');
  const obeying = [pagePath.home(), pagePath.jobs(), pagePath.job(job.id)];
  const read = [
    pagePath.town(VALLEY.examples.other.slug),
    pagePath.candidates(),
    pagePath.article('primo-colloquio-di-lavoro'),
  ];
  return { graded: [...obeying, ...read, pagePath.help(), pagePath.publishCandidate()], obeying };
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, report: { type: 'string' } } });
    return values;
  } catch {
    throw new Failure(USAGE);
  }
}

await main(async () => {
  const { only, report } = readOptions();
  await buildIfChanged();
  const browser = await findChromium();
  const watch = watchMachine();
  const { grades, obeyed } = await withFolder('lighthouse', async (folder) => {
    const state = join(folder, 'state');
    await prepareDatabase(state);
    const server = await serveCopy(folder, state);
    try {
      const { graded, obeying } = await pathsOf(server.url);
      const chosen = only?.split(',');
      const toPage = (/** @type {string} */ path) => ({ name: path, url: server.url + path });
      const pages = (chosen ?? graded).map(toPage);
      say(`Grading ${pages.length} pages, ${RUNS} visits each`);
      const grades = await gradePages(pages, RUNS, browser, watch, (grade) => console.log(lineOf(grade)));
      const slow = obeying.filter((path) => chosen?.includes(path) ?? true).map(toPage);
      say('A slow phone: first paint, and when the first heart answers a press');
      const obeyed = await timeSlowPhone(slow, RUNS, browser, watch, (page) => console.log(obeyedLine(page)));
      return { grades, obeyed };
    } finally {
      await server.stop();
    }
  });
  if (report) {
    mkdirSync(report, { recursive: true });
    for (const { name, result } of grades)
      writeFileSync(join(report, `${name.replaceAll('/', '_')}.json`), JSON.stringify(result));
  }
  if (only === undefined) {
    writeReport(grades, obeyed, RUNS, watch.counts());
    say('docs/performance.md is written');
  }
  say(quietLine(watch.counts()));
  const missed = findMissed(grades, obeyed);
  if (missed.length > 0) throw new Failure(`Targets missed:\n${missed.map((line) => `  ${line}`).join('\n')}`);
});
