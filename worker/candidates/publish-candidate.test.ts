import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type PublishedCandidate, publishedCandidateSchema } from '../../shared/candidates.ts';
import { candidates } from '../db/tables/candidates.ts';
import { outbox } from '../db/tables/mail.ts';
import { hashLinkToken } from '../link-token.ts';
import { readCandidates } from '../testing/candidate-lists.ts';
import { refusedFields, strict } from '../testing/expect-problem.ts';
import { newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { candidateBody } from '../testing/make-candidate.ts';
import { asVisitor, asWorker, type Person } from '../testing/requests.ts';
import { mailsTo, mailTransport, type SentMail, unsent } from '../testing/transport.ts';

type Sent = { readonly status: number; readonly candidate: PublishedCandidate };

async function publish(
  body: Record<string, unknown> = {},
  { as = asVisitor, key }: { as?: Person; key?: string } = {},
): Promise<Sent> {
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
  const answer = await as.post('/api/candidates', { ...candidateBody(), ...body }, { headers });
  return { status: answer.status, candidate: strict(publishedCandidateSchema).parse(await answer.json()) };
}

const refused = async (fields: Record<string, unknown>): Promise<Record<string, string>> =>
  refusedFields(await asVisitor.post('/api/candidates', { ...candidateBody(), ...fields }));

const rowOf = async (publicId: string) =>
  (await testDb().select().from(candidates).where(eq(candidates.publicId, publicId)))[0];

const newKey = (): string => crypto.randomUUID();

describe('a profile that was published', () => {
  test('is there for everybody at once, where its Location says', async () => {
    const sent = candidateBody({ title: uniqueWord() });
    const answer = await asVisitor.post('/api/candidates', sent);
    expect(answer.status).toBe(201);
    const { manageToken, ...profile } = strict(publishedCandidateSchema).parse(await answer.json());
    expect(profile).toMatchObject({ ...sent, town: 'edolo' });
    expect(answer.headers.get('Location')).toBe(`/api/candidates/${profile.id}`);
    expect(await (await asVisitor.get(`/api/candidates/${profile.id}`)).json()).toEqual(profile);
    expect((await readCandidates({ search: sent.title })).candidates).toEqual([profile]);
    expect(manageToken).toMatch(/^[\w-]{43}$/);
  });

  test('without an account is managed by its link, of which only the hash is stored', async () => {
    const { candidate } = await publish();
    const row = await rowOf(candidate.id);
    expect(row).toMatchObject({ ownerId: null, manageTokenHash: hashLinkToken(candidate.manageToken ?? '') });
    expect(JSON.stringify(row)).not.toContain(candidate.manageToken);
  });

  test('signed in belongs to the account: no link, no address of its own', async () => {
    const worker = await asWorker();
    const { candidate } = await publish({ email: 'altra@example.org' }, { as: worker });
    expect(candidate.manageToken).toBeNull();
    expect(await rowOf(candidate.id)).toMatchObject({ ownerId: worker.account.id, manageTokenHash: null, email: null });
  });

  test('has its texts cleaned, its skills without repetitions and empty ones', async () => {
    const { candidate } = await publish({
      name: '  Ada \t Bianchi\n',
      skills: [' cucina ', '', 'Cucina', 'sala\u200B', '  ', 'C++', 'C#'],
      experience: 'Prima\r\n\r\n\r\n\r\nSeconda  \n',
    });
    expect(candidate).toMatchObject({
      name: 'Ada Bianchi',
      skills: ['cucina', 'sala', 'C++', 'C#'],
      experience: 'Prima\n\nSeconda',
    });
  });
});

test('the place of a candidate follows its text, else the position that was sent, to two decimals', async () => {
  const sent = { lat: '45.95634', lon: '10.30489' };
  const placed = await publish({ location: 'Lovere (BG), centro', ...sent });
  expect(placed.candidate).toMatchObject({ town: 'lovere', lat: '45.82', lon: '10.08' });
  const { candidate } = await publish({ location: 'tutta la valle', ...sent });
  expect(candidate).toMatchObject({ town: null, lat: '45.96', lon: '10.3' });
  expect(JSON.stringify(await rowOf(candidate.id))).not.toContain('45.956');
  for (const lat of ['91', 'nord', 'NaN', '45,95'])
    expect(await refused({ lat, lon: '10.3' }), lat).toEqual({ lat: 'Posizione non valida' });
});

describe('refusals', () => {
  test.each([
    ['name', 'Inserisci nome e cognome'],
    ['title', 'Inserisci la tua professione'],
    ['location', 'Inserisci il comune di residenza'],
  ])('%s missing, empty or of another type: %s', async (field, message) => {
    for (const value of [undefined, null, '', ' \n\t\u200B', 7, ['a']])
      expect(await refused({ [field]: value }), JSON.stringify(value)).toEqual({ [field]: message });
  });

  test('skills missing, empty or of another type', async () => {
    for (const skills of [undefined, null, [], ['', ' '], 'cucina', 7, {}])
      expect(await refused({ skills }), JSON.stringify(skills)).toEqual({ skills: 'Inserisci almeno una competenza' });
    expect(await refused({ skills: ['cucina', 7] })).toEqual({ 'skills.1': 'Inserisci almeno una competenza' });
  });

  test.each([
    ['name', 'a'.repeat(81), 'Massimo 80 caratteri'],
    ['title', 'a'.repeat(121), 'Massimo 120 caratteri'],
    ['location', 'a'.repeat(121), 'Massimo 120 caratteri'],
    ['experience', 'a'.repeat(3001), 'Massimo 3.000 caratteri'],
    ['experience', 7, 'Testo non valido'],
    ['email', 'nessuna', 'Email non valida'],
    ['email', 'a@b.it\r\nBcc: tutti@example.org', 'Email non valida'],
    ['skills', Array.from({ length: 21 }, (_, index) => `s${index}`), 'Massimo 20 competenze'],
    ['skills', ['a'.repeat(61)], 'Massimo 60 caratteri per ogni competenza: separale con una virgola'],
  ])('%s of %j', async (field, value, message) => {
    expect(await refused({ [field]: value })).toEqual({ [field]: message });
  });
});

describe('the same profile sent twice', () => {
  test('with the same key gets the same link', async () => {
    const [body, key] = [candidateBody(), newKey()];
    const answers = await Promise.all([publish(body, { key }), publish(body, { key })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(answers[0]?.candidate).toEqual(answers[1]?.candidate);
    expect(answers[0]?.candidate.manageToken).not.toBeNull();
  });

  test('with the same key and other words is the same profile, brought up to date', async () => {
    const [body, key] = [candidateBody({ title: 'Idraulico' }), newKey()];
    const first = await publish(body, { key });
    const second = await publish({ ...body, title: 'Falegname', location: 'Breno' }, { key });
    expect(second.status).toBe(200);
    expect(second.candidate).toMatchObject({ id: first.candidate.id, title: 'Falegname', town: 'breno' });
    expect((await readCandidates({ search: `falegname ${body.name}` })).total).toBe(1);
    const { candidates } = await readCandidates({ search: 'idraulico', limit: 100 });
    expect(candidates.map(({ id }) => id)).not.toContain(first.candidate.id);
  });

  test('with another key is the profile that is there, without its link', async () => {
    const body = candidateBody();
    const first = await publish(body, { key: newKey() });
    const copy = await publish(body, { key: newKey() });
    expect(copy).toMatchObject({ status: 200, candidate: { id: first.candidate.id, manageToken: null } });
  });

  test.each(['', 'short', 'a b c d e f g h i j k', 'è'.repeat(20), 'a'.repeat(81)])(
    'a key of the shape %j is refused, or none',
    async (key) => {
      const headers = { 'Idempotency-Key': encodeURI(key) };
      const answer = await asVisitor.post('/api/candidates', candidateBody(), { headers });
      expect(await refusedFields(answer)).toEqual({ 'Idempotency-Key': 'Chiave non valida' });
    },
  );
});

describe('the mail with the link', () => {
  const mailedToken = (mail: SentMail | undefined) => /il-mio-profilo#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const profilesOf = async (token: string): Promise<unknown> =>
    (await asVisitor.get('/api/own-candidates', { headers: { Authorization: `Link ${token}` } })).json();

  test('goes to the address that was left, once, with what was typed left out', async () => {
    const { sent, bindings } = mailTransport();
    const [body, headers] = [candidateBody({ email: ' Ada@Example.ORG ' }), { 'Idempotency-Key': newKey() }];
    const answer = await asVisitor.post('/api/candidates', body, { bindings, headers });
    await asVisitor.post('/api/candidates', body, { bindings, headers });
    const { manageToken } = publishedCandidateSchema.parse(await answer.json());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'ada@example.org', subject: 'Il tuo profilo è online' });
    const mailed = mailedToken(sent[0]);
    expect(mailed).not.toBe(manageToken);
    for (const typed of [body.name, manageToken]) expect(sent[0]?.text).not.toContain(typed);
    for (const table of [candidates, outbox])
      for (const token of [manageToken, mailed])
        expect(JSON.stringify(await testDb().select().from(table))).not.toContain(token);
    for (const token of [manageToken, mailed])
      expect(await profilesOf(token ?? '')).toMatchObject([{ name: body.name }]);
  });

  test('goes to another address that the same form names when it is sent again, and ends the first one’s link', async () => {
    const { sent, bindings } = mailTransport();
    const [first, second] = [newEmail(), newEmail()];
    const headers = { 'Idempotency-Key': newKey() };
    const publish = (email: string) =>
      asVisitor.post('/api/candidates', { ...candidateBody({ name: 'Ada' }), email }, { bindings, headers });
    expect((await publish(first)).status).toBe(201);
    expect((await publish(second)).status).toBe(200);
    expect(sent.map(({ to }) => to)).toEqual([first, second]);
    const [old, mailed] = sent.map(mailedToken);
    expect(await profilesOf(old ?? '')).toEqual([]);
    expect(await profilesOf(mailed ?? '')).toMatchObject([{ name: 'Ada', email: second, emailConfirmed: false }]);
  });

  test('is taken back from the first address where it still waits', async () => {
    const [first, second] = [newEmail(), newEmail()];
    const headers = { 'Idempotency-Key': newKey() };
    for (const email of [first, second])
      await asVisitor.post('/api/candidates', candidateBody({ email }), { bindings: unsent, headers });
    expect(await mailsTo(first)).toEqual([]);
    expect(await mailsTo(second)).toHaveLength(1);
  });

  test('is not written for an account, nor for a copy of a profile', async () => {
    const email = newEmail();
    const body = candidateBody({ email });
    await (await asWorker()).post('/api/candidates', body, { bindings: unsent });
    expect(await mailsTo(email)).toEqual([]);
    for (let time = 0; time < 3; time++) await asVisitor.post('/api/candidates', body, { bindings: unsent });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
