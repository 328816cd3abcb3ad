import { CANDIDATE_FILTERS, type CandidateFilter } from '../../shared/candidate-fields.ts';
import type { CandidateFilters, CandidateFiltersQuery } from '../../shared/candidates.ts';
import { RADIUS } from '../../shared/job-values.ts';
import type { Database } from '../db/client.ts';
import { cellsWithin, type NearCell } from '../db/lists/cells.ts';
import { COUNT_CAP, capOf } from '../db/lists/count-matches.ts';
import type { Total } from '../db/lists/listed.ts';
import { allOf, NO_CELL } from '../db/lists/words.ts';
import { correctText } from '../text-search/correct-text.ts';
import { readAs } from '../text-search/read-text.ts';
import { similarTrades } from '../text-search/similar-trades.ts';
import { CANDIDATE_COLUMNS, textTiers } from '../text-search/tiers.ts';
import { cellsFrom, countEverybody, countSuggested, positionsOfEverybody } from './queries.ts';
import { originOf, toMatch } from './to-match.ts';

type Query = CandidateFiltersQuery;

/** How many profiles for everybody a search finds; where that is none, what one filter less or a wider radius would find. */
export async function countSearch(db: Database, query: Query): Promise<CandidateFilters> {
  const origin = originOf(query);
  const { search = '', exact } = query;
  const [cells, correction] = await Promise.all([
    origin === null ? [] : cellsFrom(db, origin),
    exact === undefined ? correctText(db, 'candidates', search) : null,
  ]);
  const known = { cells, correction };
  const [own = NOTHING] = await countSearches(db, [query], known, COUNT_CAP);
  if (own.total > 0) return { ...own, dropped: [], wider: [], similar: [] };
  const filters = CANDIDATE_FILTERS.filter((filter) => isOn(filter, query));
  const radii = widerThan(query, origin !== null);
  // Each search is two counts at most: what was typed, and the text put right.
  const cap = capOf((filters.length + Math.min(radii.length, 1)) * (correction === null ? 1 : 2));
  const found = await countSearches(
    db,
    filters.map((filter) => ({ ...query, ...without(filter, query) })),
    known,
    cap,
  );
  const totals = found.map(({ total, exact }) => ({ total, exact }));
  const around = await countRadii(db, { query, radii, known, cap });
  return {
    ...own,
    dropped: filters
      .map((filter, index) => ({ filter, ...(totals[index] ?? NO_TOTAL) }))
      .filter(({ total }) => total > 0),
    // Each finds at least what the one before does, which is worth its way only where it is more.
    wider: radii
      .map((radius, index) => ({ radius, ...(around[index] ?? NO_TOTAL) }))
      .filter(({ total }, index, all) => total > (all[index - 1]?.total ?? 0)),
    similar: await similarTrades(own.corrected ?? search, {
      columns: CANDIDATE_COLUMNS,
      count: (matches) => countSuggested(db, matches),
    }),
  };
}

type Counted = Total & Pick<CandidateFilters, 'corrected'>;

const NO_TOTAL: Total = { total: 0, exact: true };
const NOTHING: Counted = { ...NO_TOTAL, corrected: null };

function isOn(filter: CandidateFilter, query: Query): boolean {
  if (filter === 'near') return query.lat !== undefined && query.radius !== undefined;
  return Boolean(query[filter]?.trim());
}

/** Parameters of a query without one of its filters. The radius around a municipality goes with it. */
function without(filter: CandidateFilter, { lat, radius }: Query): Partial<Query> {
  if (filter === 'near') return { lat: undefined, lon: undefined, radius: undefined };
  if (filter === 'location') return { location: undefined, radius: lat === undefined ? undefined : radius };
  return filter === 'search' ? { search: undefined, exact: undefined } : { [filter]: undefined };
}

/** The steps of the slider beyond the radius that is asked for; those around a municipality alone begin with the first. */
function widerThan({ lat, radius }: Query, isMeasured: boolean): number[] {
  if (!isMeasured || (lat !== undefined && radius === undefined)) return [];
  const { min, max, step } = RADIUS;
  const first = Math.max(min, Math.floor((radius ?? 0) / step) * step + step);
  return Array.from({ length: Math.max(0, (max - first) / step + 1) }, (_, n) => first + n * step);
}

type Known = {
  /** Positions from where the search measures. */
  readonly cells: readonly NearCell[];
  /** The text put right; null where nothing is to be put right. */
  readonly correction: string | null;
};

/** How many profiles each search finds up to a cap, its text as its list reads it: put right where it finds nothing. */
async function countSearches(db: Database, searches: readonly Query[], known: Known, cap: number): Promise<Counted[]> {
  const asked = searches.map((query) => matchesOf(query, known));
  const counts = await countEverybody(
    db,
    asked.flatMap(({ typed, corrected }) => [typed, corrected ?? typed]),
    cap,
  );
  return asked.map(({ corrected, text }, index) => {
    const [ofTyped = NO_TOTAL, ofCorrected = NO_TOTAL] = counts.slice(2 * index, 2 * index + 2);
    const isBetter = corrected !== null && ofTyped.total === 0 && ofCorrected.total > 0;
    const said = isBetter ? known.correction : null;
    return {
      ...(isBetter ? ofCorrected : ofTyped),
      corrected: text === null ? null : (readAs(said ?? text) ?? said),
    };
  });
}

type Radii = {
  /** A search that finds nobody, so that all whom a radius adds are counted by their positions. */
  readonly query: Query;
  /** Ascending. */
  readonly radii: readonly number[];
  readonly known: Known;
  readonly cap: number;
};

/** How many profiles a search finds within each radius: those within the widest are read once. */
async function countRadii(db: Database, { query, radii, known, cap }: Radii): Promise<Total[]> {
  const widest = radii.at(-1);
  if (widest === undefined) return [];
  const { typed, corrected } = matchesOf({ ...query, radius: widest }, known);
  const asked = [typed, corrected].filter((match) => match !== null);
  const positions = await positionsOfEverybody(db, asked, cap);
  return radii.map((radius) => {
    const within = new Set([...cellsWithin(known.cells, radius), NO_CELL]);
    const count = (match: string | null): Total => {
      const found = positions.get(match ?? '');
      return found ? { total: found.cells.filter((cell) => within.has(cell)).length, exact: found.exact } : NO_TOTAL;
    };
    const isBetter = corrected !== null && count(typed).total === 0 && count(corrected).total > 0;
    return count(isBetter ? corrected : typed);
  });
}

/** MATCH texts of a search, null for all profiles, and its text where other languages are read. */
function matchesOf(query: Query, { cells, correction }: Known) {
  const { search = '', exact, radius } = query;
  const filters = toMatch(query, radius === undefined ? null : cellsWithin(cells, radius));
  const withText = (text: string | null | undefined) =>
    allOf([text, filters].filter((part) => typeof part === 'string'));
  const typed = textTiers(search, CANDIDATE_COLUMNS, exact !== undefined);
  const corrected = typed && correction !== null ? textTiers(correction, CANDIDATE_COLUMNS) : null;
  return {
    typed: withText(typed?.all),
    corrected: corrected && withText(corrected.all),
    text: exact === undefined ? search : null,
  };
}
