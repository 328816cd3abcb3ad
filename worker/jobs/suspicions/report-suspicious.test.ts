import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pathOf } from '../../../shared/calls/path.ts';
import { addDays } from '../../../shared/dates.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { reports } from '../../db/tables/moderation.ts';
import { jobBody, makeUser, testDb, uniqueWord } from '../../testing/factories.ts';
import { asAccount, asEmployer, asVisitor, type SignedIn } from '../../testing/requests.ts';
import { mailTransport } from '../../testing/transport.ts';

const FEE = 'Ottimo stipendio. Per la pratica di assunzione bisogna versare 80 euro.';
const NO_FEE = 'Servizio ai tavoli, due turni, quattro giorni alla settimana.';
const LONG =
  'Cerchiamo una persona per la sala e per le colazioni, con turni di mattina, in un albergo aperto tutto l’anno.';

const reportsAbout = (id: string) => testDb().select().from(reports).where(eq(reports.targetId, id));

async function publish(employer: SignedIn, fields: Parameters<typeof jobBody>[0], more: object = {}): Promise<string> {
  const answer = await employer.post(pathOf('POST /api/jobs'), jobBody(fields), more);
  expect([200, 201]).toContain(answer.status);
  return ((await answer.json()) as { id: string }).id;
}

const edit = async (employer: SignedIn, id: string, revision: number, description: string) => {
  const path = pathOf('PATCH /api/jobs/:id', { id });
  const answer = await employer.post(path, { ...jobBody(), description, revision }, { method: 'PATCH' });
  expect(answer.status).toBe(200);
};

test('an offer that asks for money goes online, waits for the moderators, and the operator is told', async () => {
  const { sent, bindings } = mailTransport();
  const id = await publish(await asEmployer(), { description: FEE }, { bindings });
  expect((await asVisitor.get(pathOf('GET /api/jobs/:id', { id }))).status).toBe(200);
  expect(await reportsAbout(id)).toMatchObject([
    { reason: 'rule', text: 'Chiede denaro: “versare 80 euro”', email: null, closedAt: null },
  ]);
  expect(sent.filter(({ to }) => to === env.SUPPORT_EMAIL).map(({ subject }) => subject)).toEqual([
    'Nuova segnalazione: Trovata dalle regole del sito',
  ]);
});

test('a report is no longer than anybody may write one, whatever its rules find', async () => {
  const long = `${'😀'.repeat(15)} `.repeat(6).trim();
  const signs = [
    `corso ${long} a pagamento`,
    'Chiamare 899 123 456',
    'Solo su Telegram',
    'Soldi facili',
    'Manda l’IBAN',
  ];
  const [report] = await reportsAbout(await publish(await asEmployer(), { description: signs.join('.\n') }));
  expect(report?.text?.split('\n')).toHaveLength(signs.length);
  expect(report?.text?.length).toBeLessThanOrEqual(LIMITS.reportText);
  expect(report?.text?.isWellFormed()).toBe(true);
});

test('an edit is looked at, and the same signs are reported once, also after a moderator has decided', async () => {
  const employer = await asEmployer();
  const id = await publish(employer, { description: NO_FEE });
  expect(await reportsAbout(id)).toEqual([]);
  await edit(employer, id, 1, FEE);
  await edit(employer, id, 2, `${FEE} Chiamare la sera.`);
  expect(await reportsAbout(id)).toHaveLength(1);
  await testDb().update(reports).set({ closedAt: new Date(), openKey: null }).where(eq(reports.targetId, id));
  await edit(employer, id, 3, FEE);
  expect(await reportsAbout(id)).toHaveLength(1);
  await edit(employer, id, 4, `${FEE} Chiamare il numero 899 123 456.`);
  expect(await reportsAbout(id)).toHaveLength(2);
});

test('the same offer sent twice is reported once', async () => {
  const [employer, body] = [await asEmployer(), jobBody({ description: FEE })];
  const ids = await Promise.all([publish(employer, body), publish(employer, body)]);
  expect(new Set(ids).size).toBe(1);
  expect(await reportsAbout(ids[0])).toHaveLength(1);
});

test('a copy of another offer is marked where its account is new, and one’s own offer again is not', async () => {
  const description = `${LONG} ${uniqueWord()}`;
  const first = await asEmployer();
  const original = await publish(first, { description });
  expect(await reportsAbout(await publish(first, { description }))).toEqual([]);
  const copy = await publish(await asEmployer(), { description: description.toUpperCase() });
  expect(await reportsAbout(copy)).toMatchObject([{ reason: 'rule' }]);
  expect((await reportsAbout(copy))[0]?.text).toMatch(/^Copia di un’altra offerta: “\w+”$/u);
  const known = await asAccount(await makeUser({ role: 'employer', createdAt: addDays(new Date(), -8) }));
  expect(await reportsAbout(await publish(known, { description }))).toEqual([]);
  expect(await reportsAbout(original)).toEqual([]);
});
