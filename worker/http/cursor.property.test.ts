import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { writeCursor } from '../../shared/cursor.ts';
import { withQuery } from '../../shared/paths.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob, makeUser, uniqueWord } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asAccount, asVisitor, nextOf, type Person } from '../testing/requests.ts';

fc.configureGlobal({ numRuns: Math.ceil(inject('propertyRuns') / 2) });

/** The cursor of the second page; every list here has at least two rows. */
async function cursorOf(person: Person, path: string): Promise<string> {
  const answer = await person.get(path);
  return new URL(nextOf(answer) ?? '', 'http://localhost').searchParams.get('cursor') ?? '';
}

test('a list takes its own cursors and refuses any other text with 400', async () => {
  const word = uniqueWord();
  const owner = await asAccount(await makeUser({ role: 'employer' }));
  for (const title of [`Uno ${word}`, `Due ${word}`]) {
    await makeJob({ title, ownerId: owner.account.id });
    await makeCandidate({ title });
  }
  const lists: readonly (readonly [Person, string, Record<string, string>])[] = [
    ...['recent', 'title', 'location', 'distance'].flatMap((sort) => [
      [asVisitor, '/api/jobs', { sort, lat: '45.95', lon: '10.3' }] as const,
      [asVisitor, '/api/candidates', { sort, lat: '45.95', lon: '10.3' }] as const,
    ]),
    [asVisitor, '/api/jobs', { search: word }],
    [asVisitor, '/api/candidates', { search: word }],
    [owner, '/api/own-jobs', {}],
  ];
  const cursors = await Promise.all(
    lists.map(([person, path, query]) => cursorOf(person, withQuery(path, { ...query, limit: 1 }))),
  );
  expect(cursors.every((cursor) => cursor !== '')).toBe(true);
  const place = fc.nat({ max: lists.length - 1 });
  const made = fc
    .tuple(
      fc.constantFrom('recent:0', 'title:1', 'sent', ''),
      fc.oneof(fc.maxSafeNat(), fc.string()),
      fc.maxSafeNat(),
      fc.option(fc.string(), { nil: undefined }),
    )
    .map(([kind, after, id, searched]) =>
      writeCursor(kind, { after, id, ...(searched === undefined ? {} : { text: searched.toWellFormed() }) }),
    );
  const changed = fc.tuple(place, fc.nat(), fc.string({ minLength: 1, maxLength: 2 })).map(([list, at, put]) => {
    const own = cursors[list] ?? '';
    return own.slice(0, at % own.length) + put + own.slice((at % own.length) + 1);
  });
  const cursor = fc.oneof(fc.constantFrom(...cursors), made, changed, fc.string({ unit: 'binary', minLength: 1 }));
  await fc.assert(
    fc.asyncProperty(place, cursor, async (list, text) => {
      const [person, path, query] = lists[list] ?? [asVisitor, '/api/jobs', {}];
      const answer = await person.get(withQuery(path, { ...query, limit: 1, cursor: text }));
      // A cursor of another list is refused, or answers with nothing of that list.
      if (cursors.includes(text) && cursors[list] !== text) await expectProblem(answer, 400);
      else if (answer.status !== 200) await expectProblem(answer, 400);
    }),
  );
  for (const [list, [person, path, query]] of lists.entries()) {
    const answer = await person.get(withQuery(path, { ...query, limit: 1, cursor: cursors[list] }));
    expect(answer.status, path).toBe(200);
  }
});
