import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../shared/dates.ts';
import { JOB_SORTS, RADIUS } from '../../shared/job-values.ts';
import { type Municipality, municipalityBySlug } from '../../shared/places/municipalities.ts';
import { countRows } from './count-rows.ts';
import { type Expression, hasFacet, type Step } from './expression.ts';
import { codeOf, type Facet, facet, townFacet } from './facets.ts';
import { type Found, NOTHING_SEARCHED, toIndex } from './open-index.ts';
import { FOR_EVERYBODY, findIds, type Hit, type Paging, type Question, searchPage, stepsOf } from './search.ts';

const NOW = new Date('2027-06-15T10:00:00Z');

function town(slug: string): Municipality {
  const found = municipalityBySlug(slug);
  if (!found) throw new Error(slug);
  return found;
}
const [BRENO, NIARDO, EDOLO, ISEO] = [town('breno'), town('niardo'), town('edolo'), town('iseo')];

type Columns = { readonly [Name in 'lat' | 'lon' | 'postedAt' | 'validThrough']?: number | null } & {
  readonly titleKey?: string;
};

/** A row of a place, if any, posted some days ago and open for one more. */
const row = (id: number, at: Municipality | null, body: string[] = [], columns: Columns = {}) => ({
  id,
  codes: [...body.map(read), ...(at ? [townFacet(at.slug)] : [])].map(codeOf).join(''),
  lat: at?.lat ?? null,
  lon: at?.lon ?? null,
  postedAt: NOW.getTime(),
  validThrough: NOW.getTime() + DAY_MS,
  titleKey: 'b',
  locationKey: at?.slug ?? 'valle',
  ...columns,
});
type Row = ReturnType<typeof row>;

const indexOf = (rows: readonly Row[]) =>
  toIndex(
    rows.map(({ id, codes, lat, lon, postedAt, validThrough, titleKey, locationKey }) => [
      ...([codes, titleKey, locationKey, lat, lon] as const),
      ...[id, postedAt, validThrough],
    ]),
  );

/** The facet of `type=Weekend`. */
function read(text: string): Facet {
  const [filter = '', value = ''] = text.split('=');
  return facet(filter, value);
}
const requesting = (...texts: string[]): Question['facets'] =>
  Map.groupBy(texts.map(read), ({ filter }) => filter) as ReadonlyMap<string, readonly Facet[]>;

const request = (requested: Partial<Question> = {}): Question => ({ ...FOR_EVERYBODY.jobs, ...requested });

const words = (text: string): Expression => ({ words: text });
const finding = (ids: Readonly<Record<string, readonly number[]>>, since = 0): Found => ({
  ids: new Map(Object.entries(ids).map(([text, keys]) => [text, keys])),
  since,
});

const list = (rows: readonly Row[], question: Question, paging: Partial<Paging> = {}, found = NOTHING_SEARCHED) =>
  searchPage(indexOf(rows.toSorted((a, b) => b.id - a.id)), {
    question,
    paging: { sort: 'recent', stepped: false, after: null, limit: 99, ...paging },
    found,
    now: NOW,
  });
const CUOCO: Question['text'] = {
  all: words('cuoco'),
  tiers: [words('cuoco')],
  steps: [],
  preferred: [],
  from: [],
  answeredBySimilar: false,
};
const keys = ({ hits }: { readonly hits: readonly Hit[] }) => hits.map(({ id }) => id);

const aroundPlace = (place: Municipality, km: number, unknown = true): Partial<Question> => ({
  places: [place],
  origin: place,
  radius: { km, unknown },
});
const aroundMe = (origin: Municipality, km: number | null): Partial<Question> => ({
  origin,
  fromPosition: true,
  radius: km === null ? null : { km, unknown: true },
});
/** Offers that reach a pay, and those that say none after them. */
const PAID: Partial<Question> = { facets: requesting('minPay=1600') };
const AND_UNPAID: Partial<Question> = {
  ...PAID,
  letIn: { of: 'minPay', facet: read('unpaid=true') },
};

const ROWS = [
  row(9, null, ['type=Weekend', 'unpaid=true']),
  row(8, BRENO, ['type=Part-time', 'minPay=1400'], { postedAt: NOW.getTime() - 2 * DAY_MS }),
  // It writes the name of the town, and is nowhere.
  row(7, BRENO, ['type=Weekend', 'housing=true', 'unpaid=true'], { lat: null, lon: null, titleKey: 'a' }),
  row(6, NIARDO, ['type=Weekend', 'minPay=1400', 'minPay=1600'], { titleKey: 'c' }),
  row(5, EDOLO, ['type=Full-time', 'housing=true', 'unpaid=true'], { titleKey: 'a' }),
  row(4, BRENO, ['type=Weekend', 'minPay=1400', 'minPay=1600'], { postedAt: NOW.getTime() - 7 * DAY_MS }),
  row(3, ISEO, ['type=Part-time', 'audience=open']),
  row(2, EDOLO, ['type=Weekend'], { validThrough: NOW.getTime() }),
];

const FOUND = finding({ cuoco: [8, 6, 5], pasta: [5, 3] });

test.each<[string, Partial<Question>, number[]]>([
  ['nothing: whatever has not ended', {}, [9, 8, 7, 6, 5, 4, 3]],
  ['a value', { facets: requesting('type=Weekend') }, [9, 7, 6, 4]],
  ['any of several values', { facets: requesting('type=Full-time', 'type=Part-time') }, [8, 5, 3]],
  ['two filters', { facets: requesting('type=Weekend', 'housing=true') }, [7]],
  ['words', { words: new Map([['skills', words('cuoco')]]) }, [8, 6, 5]],
  ['words of a place that is none', { words: new Map([['location', words('luna')]]) }, []],
  ['a text', { text: CUOCO }, [8, 6, 5]],
  ['all of two words', { words: new Map([['skills', { all: [words('cuoco'), words('pasta')] }]]) }, [5]],
  [
    'one word without the other',
    { words: new Map([['skills', { only: words('cuoco'), but: words('pasta') }]]) },
    [8, 6],
  ],
  ['a place, which some only write', { places: [BRENO] }, [8, 7, 4]],
  ['either of two places', { places: [BRENO, ISEO] }, [8, 7, 4, 3]],
  ['a radius around a place: what may be anywhere comes in', aroundPlace(BRENO, 5), [9, 8, 7, 6, 4]],
  ['the page of a town: what may be anywhere comes in by its text', aroundPlace(BRENO, 5, false), [8, 7, 6, 4]],
  ['a wider page of a town', aroundPlace(BRENO, 30, false), [8, 7, 6, 5, 4]],
  ['a radius around a position', aroundMe(BRENO, 5), [9, 8, 7, 6, 4]],
  ['a position without a radius', aroundMe(BRENO, null), [9, 8, 7, 6, 5, 4, 3]],
  ['a place within a radius around a position', { ...aroundMe(BRENO, 30), places: [EDOLO] }, [5]],
  ['a place outside of it', { ...aroundMe(BRENO, 5), places: [EDOLO] }, []],
  ['today', { posted: '0' }, [9, 7, 6, 5, 3]],
  ['the last days', { posted: '3' }, [9, 8, 7, 6, 5, 3]],
  ['a pay', PAID, [6, 4]],
  ['a pay, or none', AND_UNPAID, [9, 7, 6, 5, 4]],
  ['an audience', { audience: read('audience=open') }, [3]],
  ['without who keeps the client out', { hidden: new Set([8, 3]) }, [9, 7, 6, 5, 4]],
])('asked for: %s', (_, requested, ids) => {
  const question = request(requested);
  expect(findIds(indexOf(ROWS), { question, found: FOUND, now: NOW })).toEqual(ids);
  const page = list(ROWS, question, {}, FOUND);
  expect([keys(page).toSorted(), page.total, page.isLast]).toEqual([
    ids.toSorted(),
    { total: ids.length, exact: true },
    true,
  ]);
});

test('from however far, rows without a position come last in the order by distance', () => {
  const question = request({ origin: { lat: -41.3, lon: -169.8 }, fromPosition: true });
  expect(keys(list(ROWS, question, { sort: 'distance' })).slice(-2)).toEqual([9, 7]);
});

test('a radius ends at the distance that cards show', () => {
  const at = (km: number) => row(1, null, [], { lat: ISEO.lat + km / 111.195, lon: ISEO.lon });
  expect(keys(list([at(15.04)], request(aroundMe(ISEO, 15))))).toEqual([1]);
  expect(keys(list([at(15.06)], request(aroundMe(ISEO, 15))))).toEqual([]);
});

describe('the order', () => {
  test.each<[Paging['sort'], string, Partial<Question>, number[]]>([
    ['recent', 'everything', {}, [9, 8, 7, 6, 5, 4, 3]],
    ['title', 'everything', {}, [5, 7, 3, 4, 8, 9, 6]],
    ['location', 'everything', {}, [4, 7, 8, 5, 3, 6, 9]],
    ['distance', 'everything, from Breno', aroundMe(BRENO, null), [8, 4, 6, 5, 3, 9, 7]],
    ['distance', 'everything, from Edolo', aroundMe(EDOLO, null), [5, 6, 8, 4, 3, 9, 7]],
    // A town begins with its own, wherever distances start.
    ['distance', 'a town', { ...aroundPlace(BRENO, 50, false), origin: EDOLO }, [8, 4, 5, 6, 7]],
    ['recent', 'what is let in', AND_UNPAID, [6, 4, 9, 7, 5]],
    ['title', 'what is let in', AND_UNPAID, [4, 6, 5, 7, 9]],
    ['distance', 'what is let in', { ...AND_UNPAID, ...aroundMe(EDOLO, null) }, [6, 4, 5, 9, 7]],
  ])('by %s of %s', (sort, _, requested, ids) => {
    expect(keys(list(ROWS, request(requested), { sort }))).toEqual(ids);
  });

  test('offers that are let in have a heading of their own, which nothing else needs', () => {
    const { hits, total } = list(ROWS, request(AND_UNPAID));
    expect(total.total).toBe(5);
    const unpaid = { kind: 'unpaid', words: [] };
    expect(stepsOf(hits, [])).toEqual([
      { kind: 'exact', words: [], count: 2 },
      { ...unpaid, count: 3 },
    ]);
    expect(stepsOf(hits.slice(2), [])).toEqual([{ ...unpaid, count: 3 }]);
    expect(stepsOf(hits.slice(0, 2), [])).toEqual([]);
  });
});

const step = (kind: Step['kind'], match: Expression, from?: Step['from']): Step => ({
  kind,
  match,
  words: [kind],
  ...(from ? { from } : {}),
});
const text = (...steps: Step[]): Partial<Question> => ({
  text: {
    all: words('any'),
    tiers: [words('title'), words('any')],
    steps,
    preferred: [],
    from: [],
    answeredBySimilar: false,
  },
});
const WIDER = [
  step('near', hasFacet([NIARDO, EDOLO].map(({ slug }) => townFacet(slug))), [EDOLO]),
  step('elsewhere', hasFacet([read('type=Weekend'), read('type=Part-time')])),
];

describe('a text', () => {
  const found = finding({ title: [4], any: [8, 4] });
  const relevant = { sort: 'relevance', stepped: true } as const;

  test('has titles first, then all else with everything, then steps, which no total counts; near towns by distance', () => {
    const question = request(text(...WIDER));
    const page = list(ROWS, question, relevant, found);
    expect([keys(page), page.total.total]).toEqual([[4, 8, 5, 6, 9, 7, 3], 2]);
    expect(stepsOf(page.hits, question.text?.steps ?? [])).toEqual([
      { kind: 'exact', words: [], count: 2 },
      { kind: 'near', words: ['near'], count: 2 },
      { kind: 'elsewhere', words: ['elsewhere'], count: 3 },
    ]);
    expect(keys(list(ROWS, question, { sort: 'recent' }, found))).toEqual([8, 4]);
    expect(keys(list(ROWS, { ...question, facets: requesting('housing=true') }, relevant, found))).toEqual([5, 7]);
  });

  test('of which only other trades are found finds nothing', () => {
    const similar = step('similar', hasFacet([read('housing=true')]));
    expect(keys(list(ROWS, request(text(similar)), relevant, finding({})))).toEqual([]);
    expect(keys(list(ROWS, request(text(similar)), relevant, found))).toEqual([4, 8, 7, 5]);
  });

  test('that lets in others has those of them that have everything', () => {
    const all = finding({ any: [9, 6, 3] });
    expect(keys(list(ROWS, request({ ...text(), ...AND_UNPAID }), relevant, all))).toEqual([6, 9]);
  });

  test('that finds more than is read is known down to the last key that was read', () => {
    const [question, partly] = [request(text()), finding({ any: [8, 7] }, 5)];
    const page = list(ROWS, question, relevant, partly);
    expect([keys(page), page.total]).toEqual([[8, 7], { total: 2, exact: false }]);
    const counts = countRows(indexOf(ROWS), { question, found: partly, now: NOW });
    expect(counts).toEqual({ total: 2, exact: false, counts: new Map(), dropped: [], wider: [] });
  });
});

/** Rows that tie, of all that questions here ask for. */
const MANY = Array.from({ length: 60 }, (_, n) =>
  row(
    100 - n,
    [BRENO, EDOLO, null, NIARDO, ISEO][n % 5] ?? null,
    [
      `type=${['Weekend', 'Part-time', 'Full-time'][n % 3]}`,
      ...([['unpaid=true'], ['minPay=1400'], ['minPay=1400', 'minPay=1600'], []][n % 4] ?? []),
      ...(n % 7 === 0 ? ['housing=true'] : []),
      ...(n % 3 === 0 ? ['urgent=true'] : []),
    ],
    { titleKey: `${n % 4}`, postedAt: NOW.getTime() - n * 0.4 * DAY_MS },
  ),
);

describe.each(JOB_SORTS)('pages by %s', (sort) => {
  const found = finding({ title: [99, 80, 71], any: MANY.filter(({ id }) => id % 3).map(({ id }) => id) });
  test.each<[string, Partial<Question>]>([
    ['everything', {}],
    ['what is near', aroundMe(EDOLO, 30)],
    ['a town', aroundPlace(BRENO, 30, false)],
    ['a town with urgent offers', { ...aroundPlace(BRENO, 30, false), firstIn: [BRENO] }],
    ['what is let in', { ...AND_UNPAID, ...aroundMe(EDOLO, null) }],
    ['the steps of a text', { ...text(...WIDER), ...aroundMe(EDOLO, null) }],
    ['all of it', { ...text(...WIDER), ...AND_UNPAID, ...aroundPlace(BRENO, 30, false) }],
  ])('through %s lose and repeat nothing while rows come and go', (_, requested) => {
    const paging = { sort, stepped: sort === 'relevance' };
    const all = keys(list(MANY, request(requested), paging, found));
    expect(all.length).toBeGreaterThan(4);
    for (const limit of [1, 3, 7]) {
      let [rows, after]: [readonly Row[], Hit | null] = [MANY, null];
      const [seen, gone]: number[][] = [[], []];
      for (let page = 1, isLast = false; !isLast; page++) {
        const next = list(rows, request(requested), { ...paging, after, limit }, found);
        seen?.push(...keys(next));
        ({ isLast } = next);
        after = next.hits.at(-1) ?? after;
        // Every second time the last one shown goes, one that was to come goes, and others come.
        const going = [page % 2 ? after?.id : undefined, all[page * 5]].filter((id) => id !== undefined);
        gone?.push(...going);
        const others = (page < 4 ? [200, 0] : []).map((id) =>
          row(id + (id ? page : -page), EDOLO, [], { titleKey: `${page % 4}` }),
        );
        rows = [...rows.filter(({ id }) => !going.includes(id)), ...others];
      }
      expect(new Set(seen).size, `limit ${limit}`).toBe(seen?.length);
      const known = seen?.filter((id) => all.includes(id));
      expect(known, `limit ${limit}`).toEqual(all.filter((id) => seen?.includes(id) || !gone?.includes(id)));
    }
  });
});

describe('counts', () => {
  const found = finding({ cuoco: MANY.filter(({ id }) => id % 2).map(({ id }) => id), astronauta: [] });
  const unpaid = read('unpaid=true');
  const count = (question: Question) => countRows(indexOf(MANY), { question, found, now: NOW });
  const length = (question: Question) => findIds(indexOf(MANY), { question, found, now: NOW }).length;

  test.each<[string, Partial<Question>]>([
    ['nothing', {}],
    ['a value', { facets: requesting('type=Weekend') }],
    ['several', { facets: requesting('type=Weekend', 'type=Part-time', 'housing=true') }],
    ['a text', { text: CUOCO }],
    ['its days', { text: CUOCO, posted: '14' }],
    ['a pay', PAID],
    ['a pay or none', AND_UNPAID],
    ['that around a place', { ...AND_UNPAID, ...aroundPlace(EDOLO, 20) }],
    ['two places', { places: [BRENO, EDOLO], text: CUOCO }],
    ['a town', aroundPlace(BRENO, 30, false)],
    ['places around a position', { ...aroundMe(BRENO, 15), places: [EDOLO, NIARDO] }],
  ])('are the lengths of the lists that each value would show beside %s', (_, requested) => {
    const question = request(requested);
    const { total, counts } = count(question);
    expect(total).toBe(length(question));
    for (const value of ['type=Weekend', 'type=Full-time', 'housing=true', 'minPay=1400', 'minPay=1600'].map(read)) {
      const facets = new Map([...question.facets, [value.filter, [value]]]);
      expect(counts.get(value) ?? 0, value.value).toBe(length({ ...question, facets }));
    }
    for (const posted of ['0', '3', '7', '14'])
      expect(counts.get(facet('posted', posted)) ?? 0, posted).toBe(length({ ...question, posted }));
    for (const place of [BRENO, EDOLO, NIARDO, ISEO]) {
      const moved = { ...question, places: [place], origin: question.fromPosition ? question.origin : place };
      expect(counts.get(townFacet(place.slug)) ?? 0, place.slug).toBe(length(moved));
    }
    if (question.facets.has('minPay')) expect(counts.get(unpaid) ?? 0).toBe(length({ ...question, ...AND_UNPAID }));
  });

  const NOBODY: Partial<Question> = {
    text: { all: words('astronauta'), tiers: [], steps: [], preferred: [], from: [], answeredBySimilar: false },
  };
  const CASAR: Question['facets'] = requesting('type=Casaro');
  test.each<[string, Partial<Question>, string[]]>([
    ['a value', { facets: CASAR, places: [EDOLO], origin: EDOLO }, ['type']],
    ['a text', { ...NOBODY, ...aroundPlace(BRENO, 5) }, ['search']],
    ['a place', { text: CUOCO, places: [town('lozio')], origin: town('lozio') }, ['location']],
    ['words', { words: new Map([['skills', words('astronauta')]]), ...aroundMe(ISEO, 5) }, ['skills']],
    [
      'a radius around a position',
      { ...aroundMe(BRENO, 1), places: [ISEO], facets: requesting('type=Weekend') },
      ['location', 'near'],
    ],
    ['two that find nothing', { ...NOBODY, facets: CASAR }, []],
    ['nothing, as something is found', { text: CUOCO }, []],
  ])('say what would be found without %s', (_, requested, names) => {
    const question = request(requested);
    const { dropped } = count(question);
    expect(dropped.map(({ filter }) => filter).toSorted()).toEqual(names);
    const facets = new Map(question.facets);
    for (const name of names) facets.delete(name);
    const less: Readonly<Record<string, Question>> = {
      search: { ...question, text: null },
      location: { ...question, places: [] },
      near: { ...question, radius: null },
      skills: { ...question, words: new Map() },
      type: { ...question, facets },
    };
    for (const { filter, total } of dropped) expect(total, filter).toBe(length(less[filter] ?? question));
  });

  const radii = (from: number) =>
    Array.from({ length: RADIUS.max / RADIUS.step }, (_, n) => (n + 1) * RADIUS.step).filter((km) => km > from);
  test.each<[string, Partial<Question>, boolean]>([
    ['a place', { text: CUOCO, places: [town('temu')], origin: town('temu') }, true],
    ['a place and its radius', { ...aroundPlace(town('temu'), 7, false), facets: requesting('type=Weekend') }, true],
    ['a position and its radius', { ...aroundMe(town('temu'), 5), places: [EDOLO] }, true],
    ['a position without one', { ...aroundMe(BRENO, null), facets: CASAR }, false],
    ['what no radius finds', { ...aroundPlace(BRENO, 5), facets: CASAR }, false],
  ])('say what wider radii find that each find more: %s', (_, requested, isFound) => {
    const question = request(requested);
    const expected: { radius: number; total: number }[] = [];
    for (const km of isFound ? radii(question.radius?.km ?? 0) : []) {
      const radius = { unknown: true, ...question.radius, km };
      const total = length({ ...question, radius });
      if (total > (expected.at(-1)?.total ?? 0)) expected.push({ radius: km, total });
    }
    expect(expected.length > 0).toBe(isFound);
    expect(count(question).wider).toEqual(expected);
  });
});
