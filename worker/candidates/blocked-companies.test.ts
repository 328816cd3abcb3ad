import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { MOST_BLOCKS } from '../../shared/candidate-values.ts';
import { type BlockedCompany, blockedCompanySchema } from '../../shared/candidates.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeCandidate, makeCompanyCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asEmployer, asVisitor, asWorker, type Person } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

const path = (id: string) => `/api/candidates/${id}/blocks`;
const read = async (answer: Response): Promise<BlockedCompany[]> => {
  expect(answer.status).toBe(200);
  return mini.array(strict(blockedCompanySchema)).parse(await answer.json());
};

describe('the companies that a profile keeps out', () => {
  test('are added, listed and taken off, by the account or by the link', async () => {
    const worker = await asWorker();
    const mine = await makeCandidate({ ownerId: worker.account.id });
    const { candidate, headers } = await makeLinkedCandidate();
    const cases: [Person, string, Record<string, string>][] = [
      [worker, mine.publicId, {}],
      [asVisitor, candidate.publicId, headers],
    ];
    for (const [person, id, who] of cases) {
      const add = (body: unknown) => person.post(path(id), body, { headers: who });
      await add({ kind: 'company', value: ' Rossi  Legnami S.r.l. ' });
      const both = await read(await add({ kind: 'domain', value: 'Mario@Acme.it' }));
      expect(both).toMatchObject([
        { kind: 'company', value: 'Rossi Legnami S.r.l.' },
        { kind: 'domain', value: 'acme.it' },
      ]);
      expect(await read(await person.get(path(id), { headers: who }))).toEqual(both);
      const remove = () => person.send(`${path(id)}/${both[0]?.id}`, { method: 'DELETE', headers: who });
      expect(await read(await remove())).toEqual(both.slice(1));
      expect(await read(await remove())).toEqual(both.slice(1));
    }
  });

  test('are kept out at once, and let in again', async () => {
    const worker = await asWorker();
    const profile = await makeCompanyCandidate({ ownerId: worker.account.id });
    const employer = await asEmployer();
    const sees = async () => (await employer.get(`/api/candidates/${profile.publicId}`)).status;
    expect(await sees()).toBe(200);
    const [block] = await read(
      await worker.post(path(profile.publicId), { kind: 'company', value: employer.account.name.toUpperCase() }),
    );
    expect(await sees()).toBe(404);
    await worker.send(`${path(profile.publicId)}/${block?.id}`, { method: 'DELETE' });
    expect(await sees()).toBe(200);
  });

  test('are there once, however they are written and however often they are sent', async () => {
    const worker = await asWorker();
    const { publicId } = await makeCandidate({ ownerId: worker.account.id });
    const add = (value: string) => worker.post(path(publicId), { kind: 'company', value });
    await Promise.all(['Rossi srl', 'ROSSI', 'rossi s.r.l.', 'Rossi srl'].map(add));
    expect(await read(await worker.get(path(publicId)))).toHaveLength(1);
  });

  test(`are ${MOST_BLOCKS} at most, and one of them can be sent again`, async () => {
    const worker = await asWorker();
    const { publicId } = await makeCandidate({ ownerId: worker.account.id });
    const add = (number: number) => worker.post(path(publicId), { kind: 'domain', value: `ditta-${number}.example` });
    for (let number = 1; number <= MOST_BLOCKS; number++) await add(number);
    expect(await refusedFields(await add(0))).toEqual({ value: 'Puoi escludere al massimo 50 aziende.' });
    expect(await read(await add(1))).toHaveLength(MOST_BLOCKS);
  });
});

describe('refusals', () => {
  test.each([
    [{ kind: 'domain', value: 'acme' }, { value: 'Scrivi un dominio come azienda.it, oppure un’email dell’azienda' }],
    [{ kind: 'company', value: ' \u200B' }, { value: 'Scrivi chi non deve vedere il profilo' }],
    [{ kind: 'company', value: '!?' }, { value: 'Scrivi il nome dell’azienda' }],
    [{ kind: 'company', value: 'a'.repeat(121) }, { value: 'Massimo 120 caratteri' }],
    [{ kind: 'person', value: 'Rossi' }, { kind: 'Scegli se è un nome o un dominio email' }],
    [{ kind: 'company', value: 'Rossi', key: 'x' }, { key: 'Campo sconosciuto' }],
  ])('%j', async (body, refused) => {
    const { candidate, headers } = await makeLinkedCandidate();
    expect(await refusedFields(await asVisitor.post(path(candidate.publicId), body, { headers }))).toEqual(refused);
  });

  test('everything by the link of another profile', async () => {
    const { candidate, headers } = await makeLinkedCandidate();
    const body = { kind: 'company', value: 'Rossi' };
    const [block] = await read(await asVisitor.post(path(candidate.publicId), body, { headers }));
    const other = await makeLinkedCandidate();
    const mine = await asWorker();
    const own = await makeCandidate({ ownerId: mine.account.id });
    const request = { headers: other.headers };
    await expectProblem(await asVisitor.get(path(candidate.publicId), request), 403);
    await expectProblem(await asVisitor.post(path(candidate.publicId), body, request), 403);
    const removal = { method: 'DELETE', ...request };
    await expectProblem(await asVisitor.send(`${path(candidate.publicId)}/${block?.id}`, removal), 403);
    // Through a profile of one's own nobody gets at the block of another.
    expect((await mine.send(`${path(own.publicId)}/${block?.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await read(await asVisitor.get(path(candidate.publicId), { headers }))).toEqual([block]);
  });
});
