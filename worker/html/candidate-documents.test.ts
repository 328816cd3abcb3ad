import { beforeEach, describe, expect, test } from 'vitest';
import { costOf } from '../testing/bindings.ts';
import { uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';

// Lists are kept for everybody; each test begins with others.

const STORED = ['/cerca-profili', '/cerco-lavoro-valle-camonica'];
const read = (path: string) => costOf((bindings) => asVisitor.get(path, { bindings }));
const shows = async (path: string, name: string) => (await (await asVisitor.get(path)).text()).includes(name);

beforeEach(async () => {
  await forgetCopies();
});

describe.each(STORED)('%s', (path) => {
  test.each([
    ['hidden', 'PATCH', { hidden: true }],
    ['deleted', 'DELETE', {}],
    ['for companies only', 'PATCH', { audience: 'companies', revision: 1 }],
  ])('has no profile any more that is %s, though it was kept', async (_, method, body) => {
    const name = uniqueWord();
    const { candidate, headers } = await makeLinkedCandidate({ name });
    await read(path);
    const stored = await read(path);
    expect(stored.cost.statements).toBe(0);
    expect(await stored.result.text()).toContain(name);
    const own = `/candidati/${candidate.publicId}`;
    expect(await shows(own, name)).toBe(true);
    await asVisitor.post(`/api/candidates/${candidate.publicId}`, body, { method, headers });
    expect(await shows(path, name)).toBe(false);
    expect(await shows(own, name)).toBe(false);
    expect(await shows('/api/candidates?limit=20', name)).toBe(false);
  });
});

test('the page of a profile is kept nowhere', async () => {
  const { candidate } = await makeLinkedCandidate();
  const path = `/candidati/${candidate.publicId}`;
  await read(path);
  expect((await read(path)).cost.statements).toBeGreaterThan(0);
});
