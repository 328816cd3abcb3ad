import type { Cursor } from '../../../shared/cursor.ts';
import type { JobSort } from '../../../shared/job-values.ts';
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

type Filtered = { readonly filter: JobFilter; readonly share: Share };

/** The offers of a list; not `whole` where the text finds more than may be read. */
type Found = { readonly offers: readonly OpenOffer[]; readonly whole: boolean };

/** The open offers that a text, where there is one, and the filters find. */
async function findOffers(
  db: Database,
  open: readonly OpenOffer[],
  { text, filter, share }: Filtered & Pick<OrderedPart, 'text'>,
): Promise<Found> {
  const isFound = passesAll(filter);
  const isThere = placeWordsTest(filter);
  const passing = open.filter((offer) => isFound(offer) && isThere(offer));
  if (text === null || passing.length === 0) return { offers: passing, whole: true };
  const { ids, whole } = await matchesAmong(db, passing, { offers: open, text, filter, share });
  return { offers: passing.filter(({ id }) => ids.has(id)), whole };
}

/** Keys of a page of offers in their order. */
function orderOffers(
  found: readonly OpenOffer[],
  { sort, after, limit }: OrderedPart,
  filter: JobFilter,
): readonly number[] {
  const order = orderOf(found, sort, filter);
  // A page may end with an offer that is closed by now.
  const end = after && (found.find(({ id }) => id === after.id) ?? asOffer(after));
  const next = found.filter((offer) => end === null || order(end, offer) < 0);
  return next
    .sort(order)
    .slice(0, limit)
    .map(({ id }) => id);
}

/** So many matches of text and filters together are read, before the text is looked for among all offers. */
const FEW = 100;

/** The offers that a text finds; most find few of those that pass the filters. */
async function matchesAmong(
  db: Database,
  passing: readonly OpenOffer[],
  { offers, text, filter, share }: { readonly offers: readonly OpenOffer[]; readonly text: string } & Filtered,
): Promise<Matches> {
  const cells = new Set(passing.flatMap(({ cell }) => cell ?? []));
  const { filters } = toMatch(filter, [...cells]);
  if (filters !== null) {
    const few = await readMatching(db, allOf([text, filters]) ?? text, { before: Number.MAX_SAFE_INTEGER, limit: FEW });
    if (few.length < FEW) return { ids: new Set(few), whole: true };
  }
  return share(`matching ${text}`, () => matchOffers(db, text, Promise.resolve(offers)));
}

/** A list that is put in order here. */
type OrderedList = {
  readonly listed: Listed<JobRow>;
  /** How many offers a text, where there is one, and the filters find: the same on every page. */
  readonly count: (text: string | null) => Promise<Total>;
};

/** Lists that no index has the order of: from the packs, of which only the page's own offers are read besides. */
export function inOrder(
  db: Database,
  jobs: Listed<JobRow>,
  { sort, filter, now, share }: Filtered & { readonly sort: JobSort; readonly now: Date },
): OrderedList {
  const withKeys = sort === 'title' || sort === 'location' || filter.placeWords.length > 0;
  const known = new Map<string | null, Promise<Found>>();
  const read = async (text: string | null): Promise<Found> => {
    const open = await share(`offers ${withKeys}`, () => readOffers(db, now, withKeys));
    return findOffers(db, open, { text, filter, share });
  };
  const find = (text: string | null): Promise<Found> => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
  return {
    count: async (text) => {
      const { offers, whole } = await find(text);
      return { total: offers.length, exact: whole };
    },
    listed: {
      ...jobs,
      ordered: async (_db, part) => {
        const { offers, whole } = await find(part.text);
        const ids = orderOffers(offers, part, filter);
        return { rows: await rowsInOrder(db, jobs, ids), of: whole ? null : offers.length };
      },
    },
  };
}
