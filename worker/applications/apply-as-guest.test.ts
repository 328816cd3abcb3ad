import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_CONTACT } from '../../shared/application-values.ts';
import { addDays } from '../../shared/dates.ts';
import { guestAppliedSchema, waitingApplicationSchema } from '../../shared/guest-applications.ts';
import { SAMPLE_PNG, samplePdf } from '../../shared/testing/sample-files.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { withBindings } from '../testing/bindings.ts';
import { storedFiles } from '../testing/cv.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeApplication, makeJob, makeUser, newEmail, testDb } from '../testing/factories.ts';
import { asMember } from '../testing/make-member.ts';
import { asAccount, asVisitor, ORIGIN } from '../testing/requests.ts';
import { mailsTo, unsent } from '../testing/transport.ts';

let owner: Awaited<ReturnType<typeof makeUser>>;
let job: JobRow;

beforeEach(async () => {
  owner = await makeUser({ role: 'employer', emailVerifiedAt: new Date() });
  job = await makeJob({
    ownerId: owner.id,
    licence: 'B',
    requirements: [
      { what: 'HACCP', level: null, reason: null, preferred: false },
      { what: 'Inglese', level: 'B1', reason: null, preferred: true },
    ],
    questions: ['inizio', 'alloggio'],
  });
});

const path = (which: Pick<JobRow, 'publicId'> = job) => `/api/jobs/${which.publicId}/guest-applications`;

async function apply(body: Readonly<Record<string, unknown>>, bindings = unsent) {
  const answer = await asVisitor.post(path(), { name: 'Rosa Bianchi', ...body }, { bindings });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return strict(guestAppliedSchema).parse(await answer.json());
}

const rowsOf = (jobId = job.id) => testDb().select().from(applications).where(eq(applications.jobId, jobId));
const tokenIn = (text: string | undefined, page: string): string =>
  new RegExp(`http://localhost:8787/${page}#token=([\\w.-]+)`).exec(text ?? '')?.[1] ?? '';

async function confirmTokenOf(email: string): Promise<string> {
  const mails = await mailsTo(email);
  return tokenIn(mails.find(({ subject }) => subject.startsWith('Ultimo passo'))?.bodyText, 'conferma-candidatura');
}

const confirm = (token: string) => asVisitor.post('/api/applications/confirm', { token }, { bindings: unsent });
const received = async () =>
  (await (await (await asAccount(owner)).get('/api/applications/received')).json()) as { id: string; name: string }[];

describe('with a number alone', () => {
  test('it is delivered at once, with ticks and answers as the offer asks', async () => {
    const applied = await apply({
      phone: '333 123 4567',
      message: ' Sono libera. ',
      ticks: ['HACCP', 'Patente B', 'Laurea'],
      answers: { inizio: ' Da lunedì ', interesse: 'Mi piace' },
    });
    expect(applied.state).toBe('sent');
    const [row, ...others] = await rowsOf();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      userId: null,
      name: 'Rosa Bianchi',
      email: null,
      phone: '+393331234567',
      message: 'Sono libera.',
      ticks: [
        { what: 'Patente B', preferred: false, has: true },
        { what: 'HACCP', preferred: false, has: true },
        { what: 'Inglese B1', preferred: true, has: false },
      ],
      answers: [{ question: 'inizio', answer: 'Da lunedì' }],
    });
    expect(row?.deliveredAt).not.toBeNull();
    const [mail] = await mailsTo(owner.email);
    expect(mail?.bodyText).toContain(
      'Telefono (contatto non verificato): 333 123 4567\nPatente B: sì\nHACCP: sì\nInglese B1: non detto\nQuando puoi iniziare? Da lunedì',
    );
    expect(mail?.bodyHtml).toContain('<a href="tel:+393331234567">333 123 4567</a>');
    expect(mail?.replyTo).toBeNull();
    expect(await received()).toMatchObject([{ name: 'Rosa Bianchi' }]);
  });

  test('sent again by the same browser, and by two requests at once, it is one', async () => {
    const body = { phone: '3331234567', sending: 'aaaaaaaa-bbbb' };
    const [one, two] = await Promise.all([apply(body), apply(body)]);
    const three = await apply(body);
    expect([two, three, one?.token]).toEqual([one, one, expect.any(String)]);
    expect(await rowsOf()).toHaveLength(1);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  test('made-up numbers pause no offer: the last proven one that the employer wants does', async () => {
    job = await makeJob({ ownerId: owner.id, closeAfter: 1 });
    await apply({ phone: '3331234567' });
    await apply({ phone: '3337654321' });
    const email = newEmail();
    await apply({ email });
    await confirm(await confirmTokenOf(email));
    const refused = await asVisitor.post(path(), { name: 'Ada', phone: '3337654321' });
    await expectProblem(refused, 409, 'Questa offerta è sospesa: per ora non riceve candidature.');
  });
});

describe('with an address', () => {
  test('it waits for the press of the mailed link, and then the employer has it', async () => {
    const email = newEmail();
    const applied = await apply({ email: ` ${email.toUpperCase()} `, phone: '3331234567', message: 'Buongiorno' });
    expect(applied).toMatchObject({ state: 'waiting', token: null });
    expect(await received()).toEqual([]);
    expect(await mailsTo(owner.email)).toEqual([]);
    const [requesting] = await mailsTo(email);
    expect(requesting?.bodyText).not.toContain('Rosa');
    for (const typed of ['Buongiorno', job.title, job.companyName])
      expect(`${requesting?.subject} ${requesting?.bodyText} ${requesting?.bodyHtml}`).not.toContain(typed);
    const token = await confirmTokenOf(email);
    const look = () => asVisitor.get('/api/applications/confirm', { headers: { Authorization: `Link ${token}` } });
    const offer = { jobTitle: job.title, companyName: job.companyName, location: job.location };
    expect(strict(waitingApplicationSchema).parse(await (await look()).json())).toEqual({ ...offer, sent: false });
    for (let time = 0; time < 2; time++) {
      const answer = await confirm(token);
      expect(strict(guestAppliedSchema).parse(await answer.json())).toMatchObject({ state: 'sent' });
    }
    expect(await received()).toMatchObject([{ name: 'Rosa Bianchi', history: [{ status: 'sent' }] }]);
    const mails = await mailsTo(owner.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ replyTo: email });
    // The link that the form promises, once.
    const links = (await mailsTo(email)).map(({ bodyText }) => tokenIn(bodyText, 'candidatura')).filter(Boolean);
    const { token: shown } = strict(guestAppliedSchema).parse(await (await confirm(token)).json());
    expect(links).toEqual([shown]);
  });

  test('it says the same whether or not the address has applied; the link of the second says it to its owner', async () => {
    const email = newEmail();
    const first = await apply({ email });
    await confirm(await confirmTokenOf(email));
    const again = await apply({ email, message: 'Di nuovo' });
    expect(again).toEqual(first);
    const [, second] = (await mailsTo(email))
      .map(({ bodyText }) => tokenIn(bodyText, 'conferma-candidatura'))
      .filter(Boolean);
    await expectProblem(await confirm(second ?? ''), 409, 'Hai già inviato la candidatura per questa offerta.');
    expect(await received()).toHaveLength(1);
  });

  test('a deleted one is none: another may be sent, and the account of the address gets that one', async () => {
    const email = newEmail();
    await apply({ email });
    await confirm(await confirmTokenOf(email));
    await testDb().update(applications).set({ deletedAt: new Date() }).where(eq(applications.jobId, job.id));
    await apply({ email, message: 'Di nuovo' });
    const [, second] = (await mailsTo(email))
      .map(({ bodyText }) => tokenIn(bodyText, 'conferma-candidatura'))
      .filter(Boolean);
    expect((await confirm(second ?? '')).status).toBe(200);
    const account = await makeUser({ email, deletedAt: new Date() });
    await (await asAccount(account)).post('/api/account/restore', {});
    expect(await rowsOf()).toMatchObject([{ userId: null }, { userId: account.id, message: 'Di nuovo' }]);
  });

  test('the key of the form gives nobody the link of an address that somebody else confirmed', async () => {
    const email = newEmail();
    const body = { email, sending: crypto.randomUUID() };
    await apply(body);
    await confirm(await confirmTokenOf(email));
    expect(await apply(body)).toMatchObject({ state: 'sent', token: null });
  });

  test('an account with this confirmed address that has applied is refused the same way', async () => {
    const account = await makeUser({ email: newEmail(), emailVerifiedAt: new Date() });
    await makeApplication({ jobId: job.id, userId: account.id });
    await apply({ email: account.email });
    await expectProblem(await confirm(await confirmTokenOf(account.email)), 409);
  });

  test('an employer does not apply to an own offer this way either', async () => {
    await apply({ email: owner.email });
    const { message } = await expectProblem(await confirm(await confirmTokenOf(owner.email)), 409);
    expect(message).toBe('Non puoi candidarti alla tua offerta.');
    const member = await asMember(owner.id, 'read');
    await apply({ email: member.account.email });
    const works = await expectProblem(await confirm(await confirmTokenOf(member.account.email)), 409);
    expect(works.message).toContain('non puoi candidarti qui');
  });

  test('a suspended person is refused as signed in, until the suspension is lifted', async () => {
    const suspended = await makeUser({ suspendedAt: new Date(), suspendedReason: 'Prova' });
    await apply({ email: suspended.email });
    const token = await confirmTokenOf(suspended.email);
    await expectProblem(await confirm(token), 403);
    expect(await received()).toEqual([]);
    await testDb().update(users).set({ suspendedAt: null }).where(eq(users.id, suspended.id));
    expect((await confirm(token)).status).toBe(200);
    expect(await rowsOf()).toMatchObject([{ userId: suspended.id }]);
  });

  test('confirmed while its account was leaving, it is the account’s again on its return', async () => {
    const leaving = await makeUser({ deletedAt: new Date() });
    await apply({ email: leaving.email });
    expect((await confirm(await confirmTokenOf(leaving.email))).status).toBe(200);
    expect(await rowsOf()).toMatchObject([{ userId: null }]);
    await (await asAccount(leaving)).post('/api/account/restore', {});
    expect(await rowsOf()).toMatchObject([{ userId: leaving.id }]);
  });

  test('an offer that ended meanwhile takes none', async () => {
    const email = newEmail();
    await apply({ email });
    const token = await confirmTokenOf(email);
    await (await asAccount(owner)).post(
      `/api/jobs/${job.publicId}/status`,
      { ownerStatus: 'closed' },
      { method: 'PUT' },
    );
    await expectProblem(await confirm(token), 409, 'Il posto è occupato: questa offerta non riceve più candidature.');
  });

  test('after seven days its link is over and it is gone, with its CV', async () => {
    const email = newEmail();
    const before = await storedFiles();
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Rosa', email })) form.append(name, value);
    form.append('cv', new File([samplePdf()], 'rosa.pdf'));
    expect((await asVisitor.send(path(), { method: 'POST', body: form, bindings: unsent })).status).toBe(201);
    const added = (await storedFiles()).filter((key) => !before.includes(key));
    expect(added).toHaveLength(1);
    await runScheduled('10 3 * * *', env, addDays(new Date(), 7.1));
    expect(await rowsOf()).toEqual([]);
    expect((await storedFiles()).filter((key) => added.includes(key))).toEqual([]);
    await expectProblem(await confirm(await confirmTokenOf(email)), 404);
  });
});

describe('from a page in another language', () => {
  const words = { language: 'ro', italian: 'little' } as const;

  test('it reaches the employer in Italian, and its mails and pages are in that language', async () => {
    const email = newEmail();
    await apply({ email, message: 'Buongiorno', ...words });
    expect(await rowsOf()).toMatchObject([{ language: 'ro', message: 'Parlo rumeno, italiano poco.\n\nBuongiorno' }]);
    const [requesting] = await mailsTo(email);
    expect(requesting?.subject).toBe('Ultimul pas pentru candidatura ta');
    expect(requesting?.bodyHtml).toContain('<html lang="ro">');
    expect(requesting?.bodyText).not.toMatch(/Invia|candidatura si|Partita/);
    const token = tokenIn(requesting?.bodyText, 'ro/conferma-candidatura');
    expect((await confirm(token)).status).toBe(200);
    const [toEmployer] = await mailsTo(owner.email);
    expect(toEmployer?.bodyText).toContain('Il suo messaggio:\nParlo rumeno, italiano poco.\n\nBuongiorno');
    const follow = (await mailsTo(email)).map(({ bodyText }) => tokenIn(bodyText, 'ro/candidatura')).filter(Boolean);
    expect(follow).toHaveLength(1);
  });

  test('an unknown language or level is refused', async () => {
    const send = (body: object) => asVisitor.post(path(), { name: 'Ana', phone: '3331234567', ...body });
    expect(await refusedFields(await send({ language: 'xx' }))).toEqual({ language: 'Lingua sconosciuta' });
    expect(await refusedFields(await send({ italian: 'C3' }))).toEqual({ italian: 'Livello sconosciuto' });
  });
});

describe('a form without script', () => {
  const html = { Accept: 'text/html,application/xhtml+xml' };
  const form = (fields: Readonly<Record<string, string>>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  };
  const pageAt = async ({ headers }: Response) => (await asVisitor.get(headers.get('Location') ?? '')).text();
  const send = (body: FormData) => asVisitor.send(path(), { method: 'POST', body, headers: html, bindings: unsent });

  test('is led to the page that says what came of it', async () => {
    const data = form({
      name: 'Rosa',
      phone: '3331234567',
      email: '',
      message: '',
      'answers.inizio': 'Subito',
      website: '',
    });
    data.append('ticks', 'HACCP');
    data.append('ticks', 'Patente B');
    const answer = await send(data);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toMatch(/^\/candidatura\?esito=sent&firma=[\w.-]+#token=[\w.-]+$/);
    expect(await rowsOf()).toMatchObject([
      { answers: [{ question: 'inizio', answer: 'Subito' }], ticks: [{ has: true }, { has: true }, { has: false }] },
    ]);
    const waiting = await send(form({ name: 'Rosa', phone: '', email: newEmail() }));
    expect(await pageAt(waiting)).toContain('Manca un passo');
    expect(await pageAt(answer)).toContain('Candidatura inviata!');
    // Nobody else can write an address that says so.
    const claimed = await asVisitor.get('/candidatura?esito=sent');
    expect([claimed.status, claimed.headers.get('Location')]).toEqual([303, `${ORIGIN}/candidatura`]);
    for (const path of ['//evil.example/', '/%0d%0ax', '/caff%C3%A8', '/%E0%A4%A'])
      expect((await asVisitor.get(`${path}?esito=sent&search=x`)).headers.get('Location')).toBe(
        `${ORIGIN}${path}?search=x`,
      );
  });

  test('that is sent again with script is one, whose link nobody else gets', async () => {
    await send(form({ name: 'Rosa', phone: '333 1234567', email: '', message: '', 'answers.inizio': '' }));
    const again = await apply({ name: 'Rosa', phone: '3331234567', sending: crypto.randomUUID() });
    expect(again).toMatchObject({ state: 'sent', token: null });
    expect(await rowsOf()).toHaveLength(1);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  test('is told on a page what to correct', async () => {
    const answer = await send(form({ name: '', phone: '12' }));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('Inserisci il tuo nome');
    expect(text).toContain('Scrivi un numero di telefono valido');
    expect(text).toContain('Torna indietro');
  });
});

describe('it is refused', () => {
  test.each<[what: string, body: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, string>>]>([
    ['without any way to answer', {}, { phone: NO_CONTACT }],
    ['without a name', { name: ' ', phone: '3331234567' }, { name: 'Inserisci il tuo nome' }],
    [
      'with what is no number',
      { phone: 'chiamami' },
      { phone: 'Scrivi un numero di telefono valido, con il prefisso se è estero' },
    ],
    ['with what is no address', { email: 'rosa' }, { email: 'Email non valida' }],
    ['with a long message', { phone: '3331234567', message: 'a'.repeat(801) }, { message: 'Massimo 800 caratteri' }],
    [
      'with a long answer',
      { phone: '3331234567', answers: { inizio: 'a'.repeat(201) } },
      { 'answers.inizio': 'Massimo 200 caratteri' },
    ],
    [
      'with a question that nobody knows',
      { phone: '3331234567', answers: { eta: '30' } },
      { eta: 'Campo sconosciuto' },
    ],
    ['with a status', { phone: '3331234567', status: 'hired' }, { status: 'Campo sconosciuto' }],
  ])('%s', async (_, body, fields) => {
    expect(await refusedFields(await asVisitor.post(path(), { name: 'Rosa', ...body }))).toEqual(fields);
    expect(await rowsOf()).toEqual([]);
  });

  test('for an offer that is not there or has ended', async () => {
    await expectProblem(
      await asVisitor.post(path({ publicId: 'nothing' }), { name: 'Rosa', phone: '3331234567' }),
      404,
    );
    const ended = await makeJob({ status: 'closed' });
    await expectProblem(await asVisitor.post(path(ended), { name: 'Rosa', phone: '3331234567' }), 409);
  });
});

test('without a key the same content on the same day is one, and nobody else gets its link', async () => {
  const first = await apply({ phone: '3331234567' });
  const second = await apply({ phone: '333-123-45-67' });
  expect(await rowsOf()).toHaveLength(1);
  expect([first.token, second]).toEqual([expect.any(String), { ...first, token: null }]);
  await apply({ phone: '3331234567', message: 'Altro' });
  expect(await rowsOf()).toHaveLength(2);
});

test('a key used again with other content is refused, and says nothing of what is stored', async () => {
  const sending = crypto.randomUUID();
  await apply({ phone: '3331234567', sending });
  const other = { name: 'Ada', phone: '3337654321', sending };
  await expectProblem(await asVisitor.post(path(), other), 409, /altri dati/);
  expect(await rowsOf()).toHaveLength(1);
});

test('an application that was deleted, or brings another file of the same name and size, is a new one', async () => {
  const send = async (byte: number) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Rosa', phone: '3331234567' })) form.append(name, value);
    form.append('cv', new File([SAMPLE_PNG.with(SAMPLE_PNG.length - 20, byte)], 'cv.png'));
    const answer = await asVisitor.send(path(), { method: 'POST', body: form });
    expect(answer.status).toBe(201);
    return strict(guestAppliedSchema).parse(await answer.json()).token ?? '';
  };
  const first = await send(65);
  expect(await send(65)).toBe('');
  expect(await send(66)).not.toBe('');
  expect(await rowsOf()).toHaveLength(2);
  const headers = { Authorization: `Link ${first}` };
  const { id } = await (await asVisitor.get('/api/applications/linked', { headers })).json<{ id: string }>();
  await asVisitor.send(`/api/applications/${id}`, { method: 'DELETE', headers });
  expect(await send(65)).not.toBe('');
  expect(await rowsOf()).toHaveLength(3);
  await runScheduled('10 3 * * *', env, addDays(new Date(), 8));
});

test('only what is stored counts towards the limits of the day', async () => {
  const bindings = withBindings({ RATE_LIMITS: 'on', WRITE_LIMIT: { limit: async () => ({ success: true }) } });
  const send = (body: object, which?: Pick<JobRow, 'publicId'>) =>
    asVisitor.post(path(which), { name: 'Rosa', ...body }, { bindings });
  const closed = await makeJob({ status: 'closed' });
  const sending = crypto.randomUUID();
  await send({ phone: '3331234567', sending });
  for (let time = 0; time < 5; time++) {
    expect((await send({ phone: '3331234567' }, closed)).status).toBe(409);
    expect((await send({ phone: '3331234567', sending })).status).toBe(201);
    expect((await send({ phone: '3331234567', name: '' })).status).toBe(400);
  }
  for (const message of ['due', 'tre', 'quattro'])
    expect((await send({ phone: '3331234567', message })).status).toBe(201);
  await expectProblem(await send({ phone: '3331234567', message: 'cinque' }), 429);
  // Stored before: repeated, it is still answered as it is.
  expect((await send({ phone: '3331234567', sending })).status).toBe(201);
});
