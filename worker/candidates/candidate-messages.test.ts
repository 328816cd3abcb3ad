import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentMessageSchema } from '../../shared/candidates.ts';
import { settleCandidates } from '../db/settle.ts';
import { blockedSenders, type CandidateRow, candidateMessages, candidates } from '../db/tables/candidates.ts';
import { outbox } from '../db/tables/mail.ts';
import { newPublicId } from '../public-id.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { racingD1 } from '../testing/faulty-d1.ts';
import { makeCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';
import { mailsTo, mailTransport, unsent } from '../testing/transport.ts';

const path = ({ publicId }: Pick<CandidateRow, 'publicId'>) => `/api/candidates/${publicId}/messages`;
const message = (fields: Record<string, unknown> = {}) => ({
  name: 'Trattoria Pane e Nebbia',
  email: 'trattoria@example.org',
  message: `Cerchiamo una persona per l'estate: ${uniqueWord()}`,
  ...fields,
});

const stored = ({ id }: CandidateRow) =>
  testDb().select().from(candidateMessages).where(eq(candidateMessages.candidateId, id));

describe('a message', () => {
  test('is stored as it was written, and the answer repeats nothing of it', async () => {
    const candidate = await makeCandidate();
    const answer = await asVisitor.post(
      path(candidate),
      message({ name: ' Ada \n Rota ', email: ' ADA@example.org', message: 'Buongiorno,\r\nci vediamo? ' }),
    );
    expect(answer.status).toBe(201);
    const sent = strict(sentMessageSchema).parse(await answer.json());
    expect(await stored(candidate)).toMatchObject([
      { publicId: sent.id, name: 'Ada Rota', email: 'ada@example.org', message: 'Buongiorno,\nci vediamo?' },
    ]);
  });

  test('is forwarded to the address that was left, and an answer goes to who wrote', async () => {
    const { candidate } = await makeLinkedCandidate({ email: newEmail(), title: 'Cuoca' });
    const { sent, bindings } = mailTransport();
    await asVisitor.post(path(candidate), message({ message: 'Prova <b>qui</b>' }), { bindings });
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail).toMatchObject({
      to: candidate.email,
      replyTo: 'trattoria@example.org',
      subject: 'Messaggio da Trattoria Pane e Nebbia',
    });
    expect(mail?.text).toContain('Prova <b>qui</b>');
    expect(mail?.text).toContain('“Cuoca”');
    expect(mail?.html).toContain('Prova &#60;b&#62;qui&#60;/b&#62;');
    // The writer's address is dropped once the mail is out.
    expect(await mailsTo(candidate.email ?? '')).toMatchObject([{ status: 'sent', replyTo: null, bodyText: '' }]);
  });

  test('is forwarded to the account that owns the profile', async () => {
    const owner = await makeUser();
    const candidate = await makeCandidate({ ownerId: owner.id });
    await asVisitor.post(path(candidate), message(), { bindings: unsent });
    expect(await mailsTo(owner.email)).toMatchObject([{ status: 'waiting', replyTo: 'trattoria@example.org' }]);
  });

  test('to who left no address is stored, and no mail is written', async () => {
    const candidate = await makeCandidate();
    const before = await testDb().$count(outbox);
    await asVisitor.post(path(candidate), message());
    expect(await stored(candidate)).toHaveLength(1);
    expect(await testDb().$count(outbox)).toBe(before);
  });

  test('in other words is another one', async () => {
    const candidate = await makeCandidate();
    const body = message();
    await asVisitor.post(path(candidate), body);
    await asVisitor.post(path(candidate), { ...body, name: 'Altra' });
    expect(await stored(candidate)).toHaveLength(2);
  });
});

describe('a message is refused', () => {
  test.each([
    ['name', 'a'.repeat(81), 'Massimo 80 caratteri'],
    ['email', 'a@b.it\r\nBcc: tutti@example.org', 'Email non valida'],
    ['message', 'a'.repeat(2001), 'Massimo 2.000 caratteri'],
  ])('with %s of %j', async (field, value, text) => {
    const candidate = await makeCandidate();
    expect(await refusedFields(await asVisitor.post(path(candidate), message({ [field]: value })))).toEqual({
      [field]: text,
    });
  });

  test('to a profile that is not there, hidden or deleted', async () => {
    const gone = [
      { publicId: 'nothing' },
      await makeCandidate({ status: 'hidden' }),
      await makeCandidate({ status: 'deleted' }),
    ];
    for (const candidate of gone) {
      const problem = await expectProblem(await asVisitor.post(path(candidate), message()), 404);
      expect(problem.message).toBe('Candidato non trovato');
    }
  });
});

describe('between what is read and what is written', () => {
  /** A message while something else happens; what is left of it. */
  async function race(candidate: CandidateRow, meanwhile: () => Promise<unknown>) {
    const { sent, bindings } = mailTransport();
    const answer = await asVisitor.post(path(candidate), message(), {
      bindings: { ...bindings, DB: racingD1(meanwhile) },
    });
    expect(await stored(candidate)).toEqual([]);
    expect(await mailsTo(candidate.email ?? '')).toEqual([]);
    expect(sent).toEqual([]);
    return answer;
  }

  test.each([
    ['hides the profile', { ownerStatus: 'hidden' }],
    ['deletes it', { deletedAt: new Date() }],
    ['shows it to companies only', { audience: 'companies' }],
  ] as const)('somebody %s: no message, no mail', async (_what, columns) => {
    const candidate = await makeCandidate({ email: newEmail() });
    const own = eq(candidates.id, candidate.id);
    const db = testDb();
    const answer = await race(candidate, () =>
      db.batch([db.update(candidates).set(columns).where(own), settleCandidates(db, own)]),
    );
    await expectProblem(answer, 404, 'Candidato non trovato');
  });

  test('somebody blocks who writes: no message, no mail', async () => {
    const owner = await makeUser();
    for (const columns of [{ email: newEmail() }, { ownerId: owner.id }]) {
      const candidate = await makeCandidate(columns);
      const blocker = 'ownerId' in columns ? { ownerId: owner.id } : { candidateId: candidate.id };
      const block = { ...blocker, publicId: newPublicId(), email: message().email, createdAt: new Date() };
      await expectProblem(await race(candidate, () => testDb().insert(blockedSenders).values(block)), 403);
    }
    expect(await mailsTo(owner.email)).toEqual([]);
  });
});
