import { distanceKm, type Point } from '../../shared/places/distance.ts';
import type { Municipality } from '../../shared/places/municipalities.ts';
import type { SearchStep } from '../../shared/search-steps.ts';
import type { Database } from '../db/client.ts';
import { type Ask, listPage, nextCursor, type Page } from '../db/lists/list-page.ts';
import type { Listed, ListRow } from '../db/lists/listed.ts';
import { allOf } from '../db/lists/words.ts';
import { correctText } from './correct-text.ts';
import { readAs, readText } from './read-text.ts';
import { type TextColumns, textTiers } from './tiers.ts';
import { FARTHEST, inTowns, type WiderStep } from './widen.ts';

type Search = Omit<Ask, 'tiers' | 'text'> & {
  /** Municipalities that are asked for besides the text and the filters; what has less may be elsewhere. */
  readonly within: readonly Municipality[];
  /** List whose vocabulary corrects typing errors. */
  readonly kind: 'jobs' | 'candidates';
  /** Kind of the list's cursors. */
  readonly cursorKind: string;
  /** Search text as it was typed. */
  readonly typed: string | undefined;
  /** True to search the text as typed, without correcting it. */
  readonly exact: boolean;
  readonly columns: TextColumns;
  /** True if what has less than everything follows what has all, whatever the order of that. */
  readonly stepped: boolean;
};

/** A page of a list, with what was made of the text. */
type Found<Row> = {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly newest: number | null;
  /** The text that was searched for where it is not the one that was typed, in Italian. */
  readonly corrected: string | null;
  /** MATCH text of all that has everything of the text and the places; null where neither is searched for. */
  readonly match: string | null;
  /** Steps of the rows, in their order; none where all of them have everything. */
  readonly steps: readonly SearchStep[];
  /** How many rows of the page have everything; null where there may be more of them after it. */
  readonly exact: number | null;
};

/**
 * One page of what a text finds: what has everything that it asks for, then what has less (`worker/text-search/widen.ts`). A text that
 * nothing has everything of is corrected by the words that are there, where that finds more.
 */
export async function searchList<Row extends ListRow>(
  db: Database,
  listed: Listed<Row>,
  search: Search,
): Promise<Found<Row>> {
  const { kind, typed = '', after, exact } = search;
  const read = (text: string) => pageOf(db, listed, search, text);
  // A page after the first searches for what the first one did.
  const text = after?.text ?? typed;
  const first = await read(text);
  if (after !== null || exact || first.isExact) return answer(search, first, after?.text ?? null);
  const corrected = await correctText(db, kind, text);
  const second = corrected === null ? null : await read(corrected);
  if (corrected === null || second === null) return answer(search, first, null);
  // A misspelt place says more than the trade in the whole valley.
  const saysMore = first.rows.length === 0 || (namesPlace(corrected) && !namesPlace(text));
  return second.isExact || (second.rows.length > 0 && saysMore)
    ? answer(search, second, corrected)
    : answer(search, first, null);
}

/** True for a text that names a place. */
const namesPlace = (text: string): boolean => readText(text).some(({ kind }) => kind === 'place');

/** A page, whether its first row has everything, and its steps. */
type Tried<Row> = Page<Row> & Pick<Found<Row>, 'match' | 'steps' | 'exact'> & { readonly isExact: boolean };

async function pageOf<Row extends ListRow>(
  db: Database,
  listed: Listed<Row>,
  search: Search,
  text: string,
): Promise<Tried<Row>> {
  const { within } = search;
  const read = textTiers(text, search.columns, search.exact, within);
  // A text that says nothing leaves the places that are asked for.
  const towns = read === null && within.length > 0 ? inTowns(within) : null;
  const filters = allOf([towns, search.filters].filter((part) => part !== null));
  const wider = search.stepped ? (read?.wider ?? []) : [];
  const tiers = read && [...read.tiers, ...wider.map(({ match }) => match)];
  const beyond = read?.tiers.length ?? 1;
  const ask = { ...search, filters, tiers, text: read?.all ?? null };
  const found =
    wider.length > 0 && search.sort !== 'relevance'
      ? await inTwoOrders(db, listed, ask, beyond)
      : await listPage(db, listed, ask);
  // Other trades alone are no answer: the ways on propose them.
  const isOther = search.after === null && found.tiers.every((tier) => wider[tier - beyond]?.kind === 'similar');
  const page = isOther ? NO_ROWS : found;
  const exact = page.tiers.filter((tier) => tier < beyond).length;
  const isExact = read === null || (page.tiers[0] ?? beyond) < beyond;
  const isWhole = page.last === null || exact < page.rows.length;
  const steps = stepsOf(page.tiers, beyond, wider);
  const rows = nearestFirst(
    page.rows,
    page.tiers.map((tier) => wider[tier - beyond]?.from),
  );
  return { ...page, rows, isExact, match: read?.all ?? towns, steps, exact: isWhole ? exact : null };
}

/**
 * A page of all that has everything, in the order that is asked for, and then of what has less, tier by tier.
 * @param beyond the first tier of what has less
 */
async function inTwoOrders<Row extends ListRow>(
  db: Database,
  listed: Listed<Row>,
  ask: Ask,
  beyond: number,
): Promise<Page<Row>> {
  const { after, limit } = ask;
  const isBeyond = typeof after?.after === 'number' && after.after >= beyond;
  const whole = isBeyond ? NO_ROWS : await listPage(db, listed, ask);
  if (whole.last !== null) return whole;
  const start = isBeyond ? after : { after: beyond, id: Number.MAX_SAFE_INTEGER };
  const room = limit - whole.rows.length;
  const less = await listPage(db, listed, { ...ask, sort: 'relevance', after: start, limit: Math.max(room, 1) });
  if (room === 0) return { ...whole, last: less.rows.length > 0 ? start : null };
  return { ...less, rows: [...whole.rows, ...less.rows], tiers: [...whole.tiers, ...less.tiers], newest: whole.newest };
}

const NO_ROWS = { rows: [], tiers: [], newest: null, last: null };

/** Rows of a page with those in towns nearby, which come one after the other, by their distance. */
function nearestFirst<Row extends ListRow>(
  rows: readonly Row[],
  from: readonly (readonly Point[] | undefined)[],
): readonly Row[] {
  const first = from.findIndex((towns) => towns !== undefined);
  const towns = from[first] ?? [];
  const near = rows.filter((_, index) => from[index] !== undefined);
  const km = ({ lat, lon }: Row) =>
    lat === null || lon === null ? FARTHEST : Math.min(...towns.map((town) => distanceKm(town, { lat, lon })));
  const sorted = near.sort((a, b) => km(a) - km(b));
  return near.length === 0 ? rows : [...rows.slice(0, first), ...sorted, ...rows.slice(first + near.length)];
}

/** The steps that the tiers of a page's rows belong to; none where all are exact. */
function stepsOf(tiers: readonly number[], beyond: number, wider: readonly WiderStep[]): SearchStep[] {
  const steps: SearchStep[] = [];
  for (const tier of tiers) {
    const { kind, words }: Pick<SearchStep, 'kind' | 'words'> = wider[tier - beyond] ?? { kind: 'exact', words: [] };
    const last = steps.at(-1);
    if (last?.kind === kind) steps[steps.length - 1] = { ...last, count: last.count + 1 };
    else steps.push({ kind, words, count: 1 });
  }
  return steps.every(({ kind }) => kind === 'exact') ? [] : steps;
}

const answer = <Row>(
  { cursorKind, exact, typed = '' }: Search,
  page: Tried<Row>,
  corrected: string | null,
): Found<Row> => ({
  rows: page.rows,
  newest: page.newest,
  next: nextCursor(cursorKind, page, corrected),
  corrected: exact ? null : (readAs(corrected ?? typed) ?? corrected),
  match: page.match,
  steps: page.steps,
  exact: page.exact,
});
