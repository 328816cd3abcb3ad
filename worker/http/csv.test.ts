import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { romeDay } from '../../shared/dates.ts';
import { makeApplication, makeJob, makeUser } from '../testing/factories.ts';
import { makeMember } from '../testing/make-member.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { property } from '../testing/property.ts';
import { asAccount, asStranger, type Person } from '../testing/requests.ts';
import { csvResponse, MOST_ROWS } from './csv.ts';

const RECEIVED = pathOf('GET /api/applications/received/csv');
const OWN = pathOf('GET /api/own-jobs/csv');

/** Reads a file as RFC 4180 says, with semicolons; every line ends with CRLF. */
async function readCsv(answer: Response): Promise<string[][]> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  const rows: string[][] = [[]];
  let rest = text;
  while (rest !== '') {
    const [whole, quoted, bare, end] = /^(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`no cell: ${JSON.stringify(rest.slice(0, 80))}`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') rows.push([]);
    rest = rest.slice(whole.length);
  }
  expect(rows.pop(), 'the last line ends, too').toEqual([]);
  return rows;
}

async function list(person: Person, path: string): Promise<Record<string, string>[]> {
  const answer = await person.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toMatch(
    new RegExp(`^attachment; filename="[a-z]+-${romeDay(new Date())}\\.csv"$`),
  );
  const [head = [], ...rows] = await readCsv(answer);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

const cells = fc.array(fc.tuple(fc.string(), fc.stringMatching(/^[=+\-@\t\r\n;"a＝＠]{0,6}$/)), { maxLength: 5 });

property('every cell comes back whole, and none begins a formula', [cells], async (rows) => {
  const typed = rows.map((row) => row.map((cell) => cell.toWellFormed()));
  const file = csvResponse('prova', typed, [
    ['Uno', ([one = '']) => one],
    ['Due', ([, two = '']) => two],
  ]);
  const [, ...read] = await readCsv(file);
  expect(read.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')))).toEqual(
    typed.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''))),
  );
  for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
});

test('a file ends with its newest rows, and says so', async () => {
  const rows = await readCsv(
    csvResponse('prova', new Array(MOST_ROWS + 1).fill('a'), [['Uno', (cell: string) => cell]]),
  );
  expect(rows.slice(MOST_ROWS)).toEqual([['a'], ['Solo le 2000 righe più recenti']]);
});

test('an office saves whom it has received, for all offers or for one; of a withdrawn one only that it was', async () => {
  const { owner, job, apply } = await makeOwnJob({ title: 'Cuoca; "chef"' });
  const applicant = await makeUser({ name: '=HYPERLINK("http://x")' });
  await apply({ userId: applicant.id, message: '-1\n;due', phone: '+393331234567', status: 'hired' });
  await apply({ status: 'withdrawn', phone: '+393337654321', message: 'Ritirato' });
  const other = await makeJob({ ownerId: owner.account.id });
  await makeApplication({ jobId: other.id });
  expect(await list(owner, RECEIVED)).toHaveLength(3);
  const [withdrawn, hired] = await list(owner, `${RECEIVED}?job=${job.publicId}`);
  expect(hired).toMatchObject({
    Offerta: 'Cuoca; "chef"',
    Nome: `'=HYPERLINK("http://x")`,
    Email: applicant.email,
    Telefono: '333 123 4567',
    Stato: 'Assunta',
    Messaggio: "'-1\n;due",
  });
  expect(withdrawn).toMatchObject({ Stato: 'Ritirata', Email: '', Telefono: '', Messaggio: '' });
});

test('an office saves its own offers, with how many have applied', async () => {
  const { owner, job, apply } = await makeOwnJob({ salaryMin: 1500, salaryMax: 1500, salaryPeriod: 'mese' });
  await apply();
  await makeJob({ ownerId: owner.account.id, status: 'closed', ownerStatus: 'closed' });
  const [closed, open] = await list(owner, OWN);
  expect(closed).toMatchObject({ Stato: 'Chiusa', Paga: '' });
  expect(open).toMatchObject({
    Offerta: job.title,
    Paga: '1.500 € al mese',
    Stato: 'Aperta',
    Candidature: '1',
    Indirizzo: `http://localhost:8787/offerte/${job.publicId}`,
  });
});

test('both are of the people of an employer, and of nobody else', async () => {
  const { owner, job, apply } = await makeOwnJob();
  await apply();
  for (const role of ['read', 'manage'] as const) {
    const account = await makeUser();
    await makeMember({ ownerId: owner.account.id, role, userId: account.id });
    const person = await asAccount(account);
    for (const path of [RECEIVED, OWN]) expect(await list(person, path)).toMatchObject([{ Offerta: job.title }]);
  }
  for (const path of [RECEIVED, OWN]) expect(await list(await asStranger(), path)).toEqual([]);
});
