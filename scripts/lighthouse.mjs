// `npm run lighthouse`: grades the built pages as Lighthouse does for phones. Writes docs/performance.md; exit code 1 where a grade is under 100.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiPath, pagePath } from '../shared/paths.ts';
import { buildIfChanged } from './build.mjs';
import { publishSamples } from './demo/publish-samples.mjs';
import { findHeadlessShell } from './lib/chromium.mjs';
import { Failure, main, say } from './lib/run.mjs';
import { prepareDatabase } from './lib/serve-build.mjs';
import { serveCopy } from './lib/serve-copy.mjs';
import { withFolder } from './lib/temporary.mjs';
import { gradePages } from './lighthouse/grade.mjs';
import { isPerfect, lineOf, writeGrades } from './lighthouse/report.mjs';

const RUNS = 3;
const USAGE = `Usage: npm run lighthouse [-- --only /offerte,/aiuto] [--report FOLDER]
  --only    grades these pages only, and leaves docs/performance.md alone
  --report  writes Lighthouse's own reports, as JSON, into a folder`;

/** @param {string} url of the site @returns {Promise<string[]>} addresses of the pages to grade */
async function pathsOf(url) {
  const answer = await fetch(url + apiPath.jobs());
  const [job] = /** @type {{ id: string }[]} */ (await answer.json());
  if (!job) throw new Failure('There is no offer to grade.');
  return [
    pagePath.home(),
    pagePath.jobs(),
    pagePath.job(job.id),
    pagePath.town('edolo'),
    pagePath.candidates(),
    pagePath.article('primo-colloquio-di-lavoro'),
    pagePath.help(),
    pagePath.publishCandidate(),
  ];
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
  const browser = await findHeadlessShell();
  const grades = await withFolder('lighthouse', async (folder) => {
    const state = join(folder, 'state');
    await prepareDatabase(state);
    const server = await serveCopy(folder, state);
    try {
      await publishSamples(server.url);
      const paths = only?.split(',') ?? (await pathsOf(server.url));
      say(`Grading ${paths.length} pages, ${RUNS} visits each, with ${basename(browser)}`);
      const pages = paths.map((path) => ({ name: path, url: server.url + path }));
      return await gradePages(pages, RUNS, browser, (grade) => console.log(lineOf(grade)));
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
    writeGrades(grades, basename(browser));
    say('docs/performance.md is written');
  }
  if (!grades.every(isPerfect)) throw new Failure('A page is graded under 100.');
});
