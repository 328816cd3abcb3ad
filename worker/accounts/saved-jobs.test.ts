import { expect, test } from 'vitest';
import { MAX_SAVED } from '../../shared/job-values.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { makeUser } from '../testing/factories.ts';
import { asAccount, type Person } from '../testing/requests.ts';

const PATH = '/api/account/saved-jobs';
const patch = (person: Person, body: object) => person.post(PATH, body, { method: 'PATCH' });

test('the list of an account is its own; devices add to it and take from it, in any order and twice', async () => {
  const [one, other] = [await asAccount(await makeUser()), await asAccount(await makeUser())];
  const change = async (add: string[], remove: string[] = []) => {
    const answer = await patch(one, { add, remove });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    return (await answer.json()) as { ids: string[] };
  };
  expect(await change(['b', 'a'])).toEqual({ ids: ['b', 'a'] });
  expect(await change(['c', 'a'])).toEqual({ ids: ['c', 'a', 'b'] });
  expect(await change(['c', 'a'])).toEqual({ ids: ['c', 'a', 'b'] });
  expect(await change([], ['a', 'unknown'])).toEqual({ ids: ['c', 'b'] });
  expect(await (await one.get(PATH)).json()).toEqual({ ids: ['c', 'b'] });
  expect(await (await other.get(PATH)).json()).toEqual({ ids: [] });
  expect(JSON.stringify(await (await one.get('/api/account/export')).json())).toContain('["c","b"]');
});

test(`the last ${MAX_SAVED} are kept; what is no id, and more at once, is refused`, async () => {
  const person = await asAccount(await makeUser());
  const many = Array.from({ length: MAX_SAVED }, (_, index) => `offer-${index}`);
  await patch(person, { add: many, remove: [] });
  const full = (await (await patch(person, { add: ['new'], remove: [] })).json()) as { ids: string[] };
  expect(full.ids).toEqual(['new', ...many.slice(0, -1)]);
  const refused = async (body: object) => refusedFields(await patch(person, body));
  expect(await refused({ add: [...many, 'new'], remove: [] })).toEqual({ add: `Al massimo ${MAX_SAVED} offerte` });
  expect(await refused({ add: ['<b>'], remove: [] })).toEqual({ 'add.0': 'Offerta non valida' });
});
