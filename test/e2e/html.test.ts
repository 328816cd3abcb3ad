import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findJava } from '../../scripts/lib/java.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { PAGES } from '../../web/app/pages.ts';
import { publish, publishMany, publishProfile, register, uniqueWord } from './api.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';
import { crawlSite, type Visited } from './site-crawl.ts';

const CHECKER: string = createRequire(import.meta.url)('vnu-jar');

/** Message of the checker about a place in a document. */
type Message = {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
};

/**
 * React and the shell's builder write `<br/>`; all our attribute values are quoted, so it has no effect at all. Of the styles in
 * a document the checker knows no layer and no transition: it is asked about HTML.
 */
const NOT_SAID = 'Trailing slash on void elements .*|CSS: .*';

/** A document with an error, so that a checker which sees none is found out. */
const WRONG = '<!doctype html><html lang="it"><head><title>x</title></head><body><p><div></p></body></html>';

let folder: string;
let wrong: string;
let documents: ReadonlyMap<string, Visited>;
let messages: readonly Message[];

/** Lists that no link leads to: nothing found, a position, sorted, and addresses that cannot be read. */
const LISTS = ['search=nessuna', 'lat=45.96&lon=10.3&radius=10&sort=distance', 'sort=title&type=Weekend', 'cursor=x'];

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  const word = uniqueWord();
  await publishMany(employer, word, 21);
  await publish(employer, {
    title: `Cuoca/o & "aiuto" <b>${word}</b>`,
    description: 'Due righe.\n\n- voce\n- <script>alert(1)</script>\n\nFine & saluti',
    salaryMin: 1200,
    salaryMax: 1650,
    salaryPeriod: 'mese',
    housing: true,
    meals: true,
    shifts: ['mattina', 'sera'],
    startDate: '2027-06-01',
  });
  await publishProfile();
  const lists = ['/', '/offerte', '/lavoro-vallecamonica', '/lavoro-breno', '/lavoro-iseo', '/cerca-profili'].flatMap(
    (path) => LISTS.map((query) => `${path}?${query}`),
  );
  const found = ['/aiuto?q=password', '/aiuto?q=nessuna+risposta', '/blog?categoria=guide-utili', '/blog?categoria=x'];
  const missing = ['/offerte', '/candidati', '/blog', '/bacheca'].map((path) => `${path}/non-esiste`);
  const states = [
    `/le-mie-offerte/${EXPIRED_OFFER.id}`,
    `/offerte/${EXPIRED_OFFER.id}`,
    `/offerte/${EXPIRED_OFFER.id}/locandina`,
    '/non-esiste',
  ];
  const pages = await crawlSite([...lists, ...found, ...missing, ...states, `/offerte?search=${word}`]);
  folder = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-html-'));
  documents = new Map(pages.filter(({ html }) => html !== null).map((page, n) => [join(folder, `${n}.html`), page]));
  for (const [file, { html }] of documents) await writeFile(file, html ?? '');
  wrong = join(folder, 'wrong.html');
  await writeFile(wrong, WRONG);
  messages = await check([...documents.keys(), wrong]);
});

/** Messages of the checker about files, in one run, as starting it costs more than checking. */
async function check(files: readonly string[]): Promise<readonly Message[]> {
  const options = ['--format', 'json', '--exit-zero-always', '--filterpattern', NOT_SAID];
  // Compiled once: compiling better what runs for seconds took ten more of a processor.
  const { output } = await run(await findJava(), ['-XX:TieredStopAtLevel=1', '-jar', CHECKER, ...options, ...files]);
  return JSON.parse(output).messages;
}

const fileOf = ({ url }: Message): string => url.replace(/^file:/, '');

afterAll(() => rm(folder, { recursive: true, force: true }));

const inWords = (said: Message): string => {
  const { path = said.url } = documents.get(fileOf(said)) ?? {};
  return `${path}:${said.lastLine}: ${said.message} ${said.extract ?? ''}`;
};

test('the W3C checker finds no error in any document', () => {
  const remarks = messages.filter(({ type }) => type === 'info').map(inWords);
  if (remarks.length > 0) console.info([`${remarks.length} remarks that are no errors`, ...remarks].join('\n'));
  const errors = messages.filter((said) => said.type !== 'info' && fileOf(said) !== wrong);
  expect(errors.map(inWords)).toEqual([]);
});

test('every page is among the documents, in a state of each kind', () => {
  const routes = new Set([...documents.values()].map(({ route }) => route));
  expect(PAGES.map(([route]) => route).filter((route) => !routes.has(route))).toEqual([]);
  expect(new Set([...documents.values()].map(({ status }) => status))).toEqual(new Set([200, 404]));
});

test('the checker sees an error where there is one', () => {
  expect(messages.filter((said) => fileOf(said) === wrong).map(({ type }) => type)).toContain('error');
});
