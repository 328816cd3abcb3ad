// `npm run asvs`: each requirement of OWASP's Application Security Verification Standard 5.0.0, levels 1 and 2, met or not, as
// scripts/asvs.json judges it: by us and nobody else. Chapters 10 (OAuth) and 17 (WebRTC) are about what is not here.
import { readFileSync } from 'node:fs';
import { table, writeReport } from './lib/report.mjs';
import { inRoot, main } from './lib/run.mjs';

/** @typedef {{ id: string, level: number, about: string, status: string, where?: string, tests?: string[] }} Requirement */

await main(async () => {
  /** @type {{ chapter: string, requirements: Requirement[] }[]} */
  const chapters = JSON.parse(readFileSync(inRoot('scripts', 'asvs.json'), 'utf8'));
  const all = chapters.flatMap(({ requirements }) => requirements);
  const counts = [...Map.groupBy(all, ({ status }) => status)].map(([status, of]) => `${of.length} ${status}`);
  const parts = chapters.map(({ chapter, requirements }) => {
    const rows = requirements.map(({ id, level, about, status, where = '', tests = [] }) => [
      ...[id, String(level), about, status, where],
      tests.map((test) => `\`${test}\``).join(', '),
    ]);
    return `## ${chapter}\n\n${table([['', 'Level', 'About', 'Status', 'Where, or why', 'Test'], ...rows])}`;
  });
  writeReport('asvs', [
    `${counts.join(', ')}. That what is met was met well, nobody from outside has tested.`,
    ...parts,
  ]);
});
