import { expect, test } from 'vitest';
import * as accounts from './accounts.ts';
import * as alerts from './alerts.ts';
import * as applications from './applications.ts';
import * as candidates from './candidates.ts';
import * as jobCheck from './job-check.ts';
import * as members from './members.ts';
import * as moderation from './moderation.ts';
import type { Mail } from './outbox.ts';

const SITE = 'https://example.org';
const day = new Date('2027-03-01T09:00:00Z');
const job = { publicId: 'abcdefghijkl', title: 'Cuoca', companyName: 'Rifugio Garibaldi', location: 'Edolo' };
const items = ['Barista', 'Autista'].map((label) => ({ label, about: 'Breno', url: SITE }));
/** Facts that the mails are made of. */
const ABOUT = {
  ...{ token: 'segno', siteUrl: SITE, supportEmail: 'aiuto@example.org', expiresAt: day, purgedAt: day, until: day },
  ...{ name: 'Rosa Bianchi', email: null, phone: '+393331234567', message: null, hasCv: true, employer: 'Ditta Rossi' },
  language: null,
  ...{ job, offers: [job], others: 0, title: 'Barista', code: '12345678', status: 'rejected', reason: 'taken' },
  ...{ note: 'Grazie.', corrects: true, count: 2, read: true, requested: true, role: 'manage', kind: 'job' },
  ...{ search: 'q=sala', searches: ['bar a Breno'], days: 7, groups: [{ title: 'Bar', items }], total: 2 },
  ...{ manageToken: 'm', endToken: 'e', articles: [{ title: 'Stagione', excerpt: 'Testo', path: '/blog/a' }] },
  ...{ ground: { rule: 'true-job', facts: 'Chiede soldi.' }, origin: 'people', hidden: true },
  ...{
    ticks: [
      { what: 'Patente B', has: true },
      { what: 'HACCP', has: false },
    ],
    link: { label: 'Apri', url: SITE, language: null },
  },
  ...{ answers: [{ question: 'inizio', answer: 'Sì, da sola.' }], candidate: { ...job, status: 'open' } },
};
const OTHERWISE: Record<string, unknown> = {
  moreWaitsMail: SITE,
  passwordChangedMail: SITE,
  emailChangedMail: SITE,
  applicantLinksMail: [{ job, url: SITE, language: null }],
  candidateMessageMail: {
    ...ABOUT,
    message: { name: 'Ditta', email: 'ditta@example.org', message: 'Ciao, ti cerco.' },
  },
};
const modules = { ...accounts, ...alerts, ...applications, ...candidates, ...jobCheck, ...members, ...moderation };
const mails = Object.entries(modules).flatMap(([name, compose]): [string, Mail][] =>
  name.endsWith('Mail') ? [[name, (compose as (about: unknown) => Mail)(OTHERWISE[name] ?? ABOUT)]] : [],
);

test.each(mails)('%s says three things, none of them twice', (_, { subject, text, html }) => {
  const [heading = '', first = ''] = text.split('\n\n');
  expect(html).toContain(`>${heading}</h1>`);
  expect(heading.length, heading).toBeLessThanOrEqual(40);
  const sentences = `${subject}\n${text.split('\n-- \n')[0]}`
    .split(/[\n.:?!;]+\s*/)
    .map((part) => part.replaceAll(/[“”]/g, '').trim().toLowerCase())
    .filter((part) => part.split(' ').length > 2);
  expect(sentences.filter((part, index) => sentences.indexOf(part) !== index)).toEqual([]);
  const words = (line: string) => new Set(line.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const inSubject = words(subject);
  for (const line of [heading, first.split(/[.:]/)[0] ?? '']) {
    const own = [...words(line)];
    expect(own.filter((word) => inSubject.has(word)).length, line).toBeLessThanOrEqual(own.length / 2);
  }
});
