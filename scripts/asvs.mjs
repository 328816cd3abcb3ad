// `npm run asvs`: each requirement of OWASP's Application Security Verification Standard 5.0.0, levels 1 and 2, met or not, as
// scripts/asvs.tsv judges it: by us and nobody else. Chapters 10 (OAuth) and 17 (WebRTC) are about what is not here.
import { readFileSync } from 'node:fs';
import { table, writeReport } from './lib/report.ts';
import { inRoot, main } from './lib/run.mjs';

const HEAD = ['', 'Level', 'About', 'Status', 'Where, or why', 'Test'];

await main(async () => {
  const [, ...chapters] = readFileSync(inRoot('scripts', 'asvs.tsv'), 'utf8').split(/^# /m);
  const parts = chapters.map((text) => {
    const [chapter = '', ...lines] = text.trimEnd().split('\n');
    return { chapter, rows: lines.map((line) => line.split('\t')) };
  });
  const statuses = Map.groupBy(
    parts.flatMap(({ rows }) => rows),
    ([, , , status]) => status,
  );
  const counts = [...statuses].map(([status, rows]) => `${rows.length} ${status}`);
  writeReport('asvs', [
    `${counts.join(', ')}. That what is met was met well, nobody from outside has tested.`,
    ...parts.map(({ chapter, rows }) => `## ${chapter}\n\n${table([HEAD, ...rows])}`),
  ]);
});
