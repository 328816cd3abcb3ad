import { expect, test } from 'vitest';
import { withQuery } from '../shared/paths.ts';
import { refusedFields } from './testing/expect-problem.ts';
import { makeJob, uniqueWord } from './testing/factories.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { asVisitor, nextOf } from './testing/requests.ts';

// How a list goes on after a row is tried with plain values by worker/search/search.test.ts.

const KINDS: Readonly<Record<string, (title: string) => Promise<unknown>>> = {
  '/api/jobs': (title) => makeJob({ title }),
  '/api/candidates': (title) => makeCandidate({ title }),
};

test.each(Object.entries(KINDS))(
  '%s leads to the next page by the parameters that were given, and nowhere on the last',
  async (list, make) => {
    const word = uniqueWord();
    for (const title of ['Barista', 'Cuoco', 'Sarta']) await make(`${title} ${word}`);
    const next = nextOf(await asVisitor.get(withQuery(list, { search: word, sort: 'title', limit: 2 }))) ?? '';
    expect(next.split('?')[0]).toBe(list);
    expect(Object.fromEntries(new URLSearchParams(next.split('?')[1]))).toEqual({
      search: word,
      sort: 'title',
      limit: '2',
      cursor: expect.stringMatching(/^[\w-]+$/),
    });
    expect(nextOf(await asVisitor.get(withQuery(list, { search: uniqueWord() })))).toBeNull();
    for (const [from, to] of [
      ['sort=title', 'sort=location'],
      [word, uniqueWord()],
    ] as const)
      expect(await refusedFields(await asVisitor.get(next.replace(from, to)))).toEqual({
        cursor: 'Cursore non valido',
      });
    expect((await asVisitor.get(next.replace(word, word.toUpperCase()))).status).toBe(200);
  },
);
