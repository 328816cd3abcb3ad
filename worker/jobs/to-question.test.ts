import { describe, expect, test } from 'vitest';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { type Found, hasFacet, inColumns, NOTHING_SEARCHED } from '../search/expression.ts';
import { facet, townFacet } from '../search/facets.ts';
import type { OpenRow } from '../search/open-index.ts';
import { countRows, type Paging, type Place, type Question, searchPage, stepsOf } from '../search/search.ts';
import { toQuestion } from './to-question.ts';

const NOW = new Date('2027-06-15T10:00:00Z');
const BRENO = municipalityBySlug('breno');
const EDOLO = municipalityBySlug('edolo');

/** A row in Breno, open for another day. */
const row = (id: number, columns: Partial<OpenRow> = {}): OpenRow => ({
  id,
  facets: [townFacet('breno'), facet('type', 'Weekend')],
  lat: BRENO?.lat ?? null,
  lon: BRENO?.lon ?? null,
  postedAt: NOW.getTime(),
  validThrough: NOW.getTime() + 1,
  titleKey: `titolo ${id}`,
  locationKey: 'breno',
  ...columns,
});

const PAGE: Paging = { sort: 'recent', stepped: false, after: null, limit: 20 };

const ask = (query: Parameters<typeof toQuestion>[0] = {}, text: Question['text'] = null): Question => ({
  ...toQuestion(query),
  text,
});

const listed = (
  rows: readonly OpenRow[],
  question: Question,
  paging: Partial<Paging> = {},
  found: Found = NOTHING_SEARCHED,
) => searchPage(rows, { question, paging: { ...PAGE, ...paging }, found, now: NOW });

const ids = ({ places }: { readonly places: readonly Place[] }) => places.map(({ id }) => id);

describe('a page', () => {
  const rows = [
    row(4, { titleKey: 'b' }),
    row(3, { titleKey: 'a' }),
    row(2, { titleKey: 'a' }),
    row(1, { titleKey: 'c' }),
  ];

  test('holds what is open in the order that is asked for, and its total', () => {
    const ended = row(5, { validThrough: NOW.getTime() });
    expect(listed([ended, ...rows], ask())).toMatchObject({ isLast: true, total: { total: 4, exact: true } });
    expect(ids(listed([ended, ...rows], ask()))).toEqual([4, 3, 2, 1]);
    expect(ids(listed(rows, ask(), { sort: 'title' }))).toEqual([2, 3, 4, 1]);
  });

  test.each(['recent', 'title', 'location', 'distance'] as const)(
    'by %s begins after the last row of the one before, whatever has come or gone',
    (sort) => {
      const question = ask({ location: 'Breno' });
      const [first] = [listed(rows, question, { sort, limit: 2 })];
      const after = first.places.at(-1) ?? null;
      const others = [row(9, { titleKey: 'aa' }), ...rows.filter(({ id }) => id !== after?.id)];
      const rest = ids(listed(others, question, { sort, after }));
      const left = ids(listed(rows, question, { sort })).slice(2);
      expect(rest.filter((id) => id !== 9)).toEqual(left);
    },
  );

  test('by distance begins with what is nearest, a town’s own offers first, and ends with what may be anywhere', () => {
    const far = row(8, { lat: EDOLO?.lat ?? null, lon: EDOLO?.lon ?? null, facets: [townFacet('edolo')] });
    const nowhere = row(9, { lat: null, lon: null, facets: [] });
    expect(ids(listed([nowhere, far, row(1)], ask({ location: 'Breno' }), { sort: 'distance' }))).toEqual([1]);
    const around = ask({ location: 'Breno', radius: 100 });
    expect(ids(listed([nowhere, far, row(1)], around, { sort: 'distance' }))).toEqual([1, 8, 9]);
    expect(ids(listed([nowhere, far, row(1)], ask({ town: 'breno', radius: 100 }), { sort: 'distance' }))).toEqual([
      1, 8,
    ]);
  });

  test('leaves out who keeps the asker out, and all of another audience', () => {
    const [shown, other] = [facet('audience', 'open'), facet('audience', 'companies')];
    const people = [row(3, { facets: [shown] }), row(2, { facets: [other] }), row(1, { facets: [shown] })];
    expect(ids(listed(people, { ...ask(), audience: shown, hidden: new Set([3]) }))).toEqual([1]);
  });
});

describe('a text', () => {
  const [title, anywhere] = [inColumns(['title'], ['"cuoco"']), inColumns(['description'], ['"cuoco"'])];
  const found = (some: Readonly<Record<string, readonly number[]>>, since = 0): Found => ({
    ids: new Map(Object.entries(some).map(([words, keys]) => [words, new Set(keys)])),
    since,
  });
  const words = (expression: typeof title) => ('words' in expression ? expression.words : '');
  const text = (...wider: { kind: 'near' | 'elsewhere' | 'similar'; match: typeof title }[]) => ({
    all: anywhere,
    tiers: [title, anywhere],
    wider: wider.map((step) => ({ words: [], ...step })),
  });
  const matches = found({ [words(title)]: [1], [words(anywhere)]: [1, 2] });
  const rows = [row(3), row(2), row(1)];
  const relevant = { sort: 'relevance', stepped: true } as const;

  test('puts titles first, then the rest that has everything, then steps, whose rows are no part of the total', () => {
    const question = ask({}, text({ kind: 'elsewhere', match: hasFacet([facet('type', 'Weekend')]) }));
    const page = listed(rows, question, relevant, matches);
    expect([ids(page), page.total.total]).toEqual([[1, 2, 3], 2]);
    expect(stepsOf(page.places, question.text?.wider ?? [])).toEqual([
      { kind: 'exact', words: [], count: 2 },
      { kind: 'elsewhere', words: [], count: 1 },
    ]);
    expect(ids(listed(rows, question, { sort: 'recent' }, matches))).toEqual([2, 1]);
  });

  test('that only other trades are found for finds nothing', () => {
    const question = ask({}, text({ kind: 'similar', match: hasFacet([facet('type', 'Weekend')]) }));
    expect(ids(listed([row(3)], question, relevant, matches))).toEqual([]);
  });

  test('that finds more than is read is known down to the last key that was read', () => {
    const page = listed(rows, ask({}, text()), relevant, found({ [words(anywhere)]: [2] }, 1));
    expect([ids(page), page.total]).toEqual([[2], { total: 1, exact: false }]);
    const counts = countRows(rows, {
      question: ask({}, text()),
      found: found({ [words(anywhere)]: [2] }, 1),
      now: NOW,
      lettingIn: [],
    });
    expect(counts).toMatchObject({ total: 1, exact: false, dropped: [] });
  });
});

describe('counts', () => {
  const part = facet('type', 'Part-time');
  const rows = [row(3), row(2, { facets: [townFacet('edolo'), part] }), row(1, { facets: [townFacet('breno'), part] })];
  const count = (query: Parameters<typeof toQuestion>[0]) =>
    countRows(rows, { question: ask(query), found: NOTHING_SEARCHED, now: NOW, lettingIn: [] });

  test('are of each value with all other filters applied', () => {
    const { total, counts } = count({ type: ['Part-time'], location: 'Breno' });
    expect(total).toBe(1);
    expect(counts.get(part)).toBe(1);
    expect(counts.get(facet('type', 'Weekend'))).toBe(1);
    expect(counts.get(townFacet('edolo'))).toBe(1);
  });

  test('say what one filter less, or a wider radius, would find where nothing is found', () => {
    const { total, dropped, wider } = count({ type: ['Full-time'], location: 'Breno' });
    expect([total, dropped, wider]).toEqual([0, [{ filter: 'type', total: 2 }], []]);
    const near = count({ type: ['Weekend'], location: 'Niardo' });
    expect(near.dropped).toEqual([{ filter: 'location', total: 1 }]);
    expect(near.wider).toEqual([{ radius: 5, total: 1 }]);
  });
});
