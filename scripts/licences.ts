// `npm run licences`: writes docs/licences.md from the build and the lockfile.
import { readFileSync, writeFileSync } from 'node:fs';
import { buildIfChanged } from './build.mjs';
import { inRoot, main, say } from './lib/run.mjs';
import { licencesDocument } from './licences/document.ts';
import { PACKAGES_FILE } from './licences/shipped.ts';

const readJson = (...path: string[]) => JSON.parse(readFileSync(inRoot(...path), 'utf8'));

await main(async () => {
  await buildIfChanged();
  const parts = {
    browser: readJson('dist', 'client', PACKAGES_FILE),
    worker: readJson('dist', 'lavoro_in_valle', PACKAGES_FILE),
  };
  writeFileSync(inRoot('docs', 'licences.md'), licencesDocument(parts, readJson('package-lock.json')));
  say(`docs/licences.md: ${parts.browser.length} packages in browsers, ${parts.worker.length} in the Worker`);
});
