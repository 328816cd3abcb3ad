import type { Cursor } from '../../../shared/cursor.ts';
import { distanceKm, NO_POSITION_KM } from '../../../shared/places/distance.ts';
import type { Database } from '../../db/client.ts';
import { rowsInOrder } from '../../db/lists/list-by-distance.ts';
import type { Listed, OrderedPart, Total } from '../../db/lists/listed.ts';
import { allOf, cellPosition, NO_CELL } from '../../db/lists/words.ts';
import type { JobRow } from '../../db/tables/jobs.ts';
import type { Share } from '../../http/share-reads.ts';
import { passesAll } from './count-values.ts';
import { type Matches, matchOffers } from './match-offers.ts';
import { type OpenOffer, readMatching, readOffers } from './queries.ts';
import type { JobFilter } from './to-filter.ts';
import { placeWordsTest, toMatch } from './to-match.ts';

type Order = (a: OpenOffer, b: OpenOffer) => number;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Keys of a town's own offers, which its page lists first, wherever distances start. Those without a position are left
 * out.
 */
function ownOf(offers: readonly OpenOffer[], { places: [town], radius }: JobFilter): ReadonlySet<number> {
  if (town === undefined || radius === null || radius.unknown) return new Set();
  const isOwn = ({ cell, values }: OpenOffer) =>
    cell !== null && values.some(({ filter, value }) => filter === 'location' && value === town.slug);
  return new Set(offers.filter(isOwn).map(({ id }) => id));
}

/** By the folded title or place, else by distance, the newest first where that is the same. */
function orderOf(offers: readonly OpenOffer[], sort: OrderedPart['sort'], filter: JobFilter): Order {
  const { origin } = filter;
  if (sort === 'title') return (a, b) => compare(a.titleKey, b.titleKey) || a.id - b.id;
  if (sort === 'location') return (a, b) => compare(a.locationKey, b.locationKey) || a.id - b.id;
  const km = new Map([[NO_CELL, NO_POSITION_KM]]);
  const kmOf = (cell: string): number => {
    const known = km.get(cell) ?? (origin ? distanceKm(origin, cellPosition(cell)) : NO_POSITION_KM);
    km.set(cell, known);
    return known;
  };
  const cellOf = ({ cell }: OpenOffer): string => cell ?? NO_CELL;
  const own = ownOf(offers, filter);
  return (a, b) => {
    const [first, second] = [own.has(a.id), own.has(b.id)];
    if (first || second) return Number(second) - Number(first) || b.id - a.id;
    return kmOf(cellOf(a)) - kmOf(cellOf(b)) || compare(cellOf(a), cellOf(b)) || b.id - a.id;
  };
}

/** The place of a page's end in the order, as an offer. */
const asOffer = ({ after, id }: Cursor): OpenOffer => {
  const key = String(after);
  return { id, titleKey: key, locationKey: key, cell: key === NO_CELL ? null : key, values: [] };
};

/** A list with filters that has no kept order. */
type Ordered = OrderedPart & {
  readonly filter: JobFilter;
  readonly share: Share;
};

/** Keys of a page of open offers in their order, and how many there are on all pages. */
async function orderOffers(
  db: Database,
  offers: readonly OpenOffer[],
  { sort, text, after, limit, filter, share }: Ordered,
): Promise<{ readonly ids: readonly number[]; readonly total: Total }> {
  const isFound = passesAll(filter);
  const isThere = placeWordsTest(filter);
  const passing = offers.filter((offer) => isFound(offer) && isThere(offer));
  const matches =
    text === null || passing.length === 0 ? null : await matchesAmong(db, passing, { offers, text, filter, share });
  const found = matches === null ? passing : passing.filter(({ id }) => matches.ids.has(id));
  const order = orderOf(found, sort, filter);
  // A page may end with an offer that is closed by now.
  const end = after && (found.find(({ id }) => id === after.id) ?? asOffer(after));
  const next = end ? found.filter((offer) => order(end, offer) < 0) : found;
  return {
    ids: next
      .sort(order)
      .slice(0, limit)
      .map(({ id }) => id),
    total: { total: found.length, exact: matches?.whole ?? true },
  };
}

/** So many matches of text and filters together are read, before the text is looked for among all offers. */
const FEW = 100;

/** The offers that a text finds; most find few of those that pass the filters. */
async function matchesAmong(
  db: Database,
  passing: readonly OpenOffer[],
  {
    offers,
    text,
    filter,
    share,
  }: { readonly offers: readonly OpenOffer[]; readonly text: string } & Pick<Ordered, 'filter' | 'share'>,
): Promise<Matches> {
  const cells = new Set(passing.flatMap(({ cell }) => cell ?? []));
  const { filters } = toMatch(filter, [...cells]);
  if (filters !== null) {
    const few = await readMatching(db, allOf([text, filters]) ?? text, { before: Number.MAX_SAFE_INTEGER, limit: FEW });
    if (few.length < FEW) return { ids: new Set(few), whole: true };
  }
  return share(`matching ${text}`, () => matchOffers(db, text, Promise.resolve(offers)));
}

/** A list whose orders are made here. */
type OrderedList = {
  readonly listed: Listed<JobRow>;
  /** How many offers the last page that was read is one of. */
  readonly total: () => Total | null;
};

/** Lists that no index has the order of: from the packs, of which only the page's own offers are read besides. */
export function inOrder(
  db: Database,
  jobs: Listed<JobRow>,
  { filter, now, share }: Pick<Ordered, 'filter' | 'share'> & { readonly now: Date },
): OrderedList {
  const known: { total: Total | null } = { total: null };
  return {
    total: () => known.total,
    listed: {
      ...jobs,
      ordered: async (_db, part) => {
        const withKeys = part.sort !== 'distance' || filter.placeWords.length > 0;
        const offers = await share(`offers ${withKeys}`, () => readOffers(db, now, withKeys));
        const { ids, total } = await orderOffers(db, offers, { ...part, filter, share });
        known.total = total;
        return { rows: await rowsInOrder(db, jobs, ids), of: total.exact ? null : total.total };
      },
    },
  };
}
