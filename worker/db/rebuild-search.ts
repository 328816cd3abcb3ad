import { sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { windowStarts } from './job-windows.ts';
import { CANDIDATE_TEXTS, JOB_TEXTS } from './search-texts.ts';
import { jobWindows } from './tables/jobs.ts';

/** Ids of a slice. With 100,000 open offers a statement about one takes 0.5 to 2 s, and D1 stops each at 30 s. */
export const SLICE_OF_IDS = 2000;

/** Pages that one statement merges, as those of an index, at most. */
const MERGED_PAGES = 5000;

const JOB_COLUMNS = `${JOB_TEXTS.join(', ')}, facets, codes, cell, posted_at, valid_through, title_key, location_key`;
const CANDIDATE_COLUMNS = `${CANDIDATE_TEXTS.join(', ')}, facets, cell, title_key, location_key`;

type Kind = 'jobs' | 'candidates';

/** A range of ids as SQL says it, and whether it is the first or the last of a table. */
type Range = { readonly ids: string; readonly isFirst: boolean; readonly isLast: boolean };

/** A part of what triggers keep. */
type Part = {
  readonly name: string;
  /** The table whose ids it is rebuilt by, slice by slice; null where one statement does it, in 3 s for 100,000 open offers. */
  readonly by: Kind | null;
  /** Everything at once, for a database that is small enough. */
  readonly whole: readonly string[];
  readonly slice: (range: Range) => readonly string[];
};

const option = (index: string, name: string, value: number): string =>
  `INSERT INTO ${index} (${index}, rank) VALUES ('${name}', ${value})`;

/**
 * A full-text index, rebuilt from its view. In slices, each row is deleted and inserted again, so that searches always
 * find it. FTS5 would merge the deleted rows of the whole index within one slice: this is postponed, and then done in
 * parts.
 */
function index(name: string, by: Kind, columns: string): Part[] {
  const fill = (where: string): string =>
    `INSERT INTO ${name} (rowid, ${columns}) SELECT id, ${columns} FROM ${name}_rows ${where} ORDER BY id`;
  return [
    {
      name,
      by,
      whole: [`INSERT INTO ${name} (${name}) VALUES ('delete-all')`, fill('')],
      slice: ({ ids, isFirst }) => [
        ...(isFirst ? [option(name, 'deletemerge', 0)] : []),
        `DELETE FROM ${name} WHERE rowid ${ids}`,
        fill(`WHERE id ${ids}`),
      ],
    },
    {
      name: `${name}, merged`,
      by,
      whole: [],
      slice: ({ isFirst, isLast }) => [
        option(name, 'merge', isFirst ? -MERGED_PAGES : MERGED_PAGES),
        // As it is by default.
        ...(isLast ? [option(name, 'deletemerge', 10)] : []),
      ],
    },
  ];
}

/** A table whose rows are those of a query. */
const table = (name: string, columns: string, rows: string): string[] => [
  `DELETE FROM ${name}`,
  `INSERT INTO ${name} (${columns}) ${rows}`,
];

const atOnce = (name: string, ...whole: string[]): Part => ({ name, by: null, whole, slice: () => whole });

const cells = (name: string, from: string): string[] =>
  table(name, 'cell, lat, lon, count', `SELECT cell, min(lat), min(lon), count(*) FROM ${from} GROUP BY cell`);

const candidateCells = (name: string, status: string): string[] =>
  cells(name, `candidates WHERE status = '${status}' AND cell IS NOT NULL`);

const SORTED = 'SELECT facet, sort, key, id FROM job_sorted_rows';

/** Everything that triggers keep, from the same views that they take it from (migrations/0001_first_release.sql). */
export const PARTS: readonly Part[] = [
  ...index('job_search', 'jobs', JOB_COLUMNS),
  atOnce(
    'job_counters',
    ...table(
      'job_counters',
      'id, counts',
      'SELECT 1, json_group_object(facet, count) FROM (SELECT facet, count(*) AS count FROM job_counter_rows GROUP BY facet)',
    ),
  ),
  atOnce(
    'job_packs',
    ...table(
      'job_packs',
      'id, offers, keys',
      'SELECT pack, json_group_object(key, json(offer)), json_group_object(key, json(keys)) FROM job_pack_rows GROUP BY pack',
    ),
  ),
  atOnce('job_cells', ...cells('job_cells', 'job_cell_rows')),
  {
    name: 'job_sorted',
    by: 'jobs',
    whole: table('job_sorted', 'facet, sort, key, id', SORTED),
    slice: ({ ids }) => [
      `DELETE FROM job_sorted WHERE id ${ids}`,
      `INSERT INTO job_sorted (facet, sort, key, id) ${SORTED} WHERE id ${ids}`,
    ],
  },
  ...index('candidate_search', 'candidates', CANDIDATE_COLUMNS),
  ...index('company_candidate_search', 'candidates', CANDIDATE_COLUMNS),
  atOnce(
    'candidate_counts',
    ...candidateCells('candidate_cells', 'open'),
    ...candidateCells('company_candidate_cells', 'companies'),
    ...table('candidate_counts', 'status, count', 'SELECT status, count(*) FROM candidates GROUP BY status'),
  ),
  // Everything is of another version afterwards, whatever was there before.
  atOnce(
    'shown_versions',
    ...table('shown_versions', 'id, versions, latest, published, taken_at', "VALUES (1, '{}', 0, 0, 0)"),
    "INSERT INTO shown_changes (parts) VALUES ('everything')",
  ),
];

export type HighestIds = Readonly<Record<Kind, number>>;

/** The highest ids there are. Rows that come later are kept by triggers. */
export async function highestIds(db: DrizzleD1Database): Promise<HighestIds> {
  const [highest] = await db.all<Record<Kind, number | null>>(
    sql`SELECT (SELECT max(id) FROM jobs) AS jobs, (SELECT max(id) FROM candidates) AS candidates`,
  );
  return { jobs: highest?.jobs ?? 0, candidates: highest?.candidates ?? 0 };
}

const statements = (db: DrizzleD1Database, texts: readonly string[]) =>
  texts.map((statement) => db.run(sql.raw(statement)));

/** Sets since when an offer must have been posted to be in the lists of the last days. */
const windows = (db: DrizzleD1Database, now: Date) =>
  [db.delete(jobWindows), db.insert(jobWindows).values(windowStarts(now))] as const;

/** Begins a rebuild by slices. */
export async function rebuildWindows(db: DrizzleD1Database, now: Date): Promise<void> {
  await db.batch(windows(db, now));
}

/**
 * Rebuilds the search indexes, the counters, the positions and the sorted lists from the rows, all in one batch: readers
 * see the old state until it ends, and writers wait.
 */
export async function rebuildSearch(db: DrizzleD1Database, now: Date): Promise<void> {
  await db.batch([...windows(db, now), ...PARTS.flatMap(({ whole }) => statements(db, whole))]);
}

/**
 * Rebuilds one slice of a part, of so many ids after one, all or nothing. The last takes what has no row, too.
 * @returns the id that the next slice begins after; null after the last
 */
export async function rebuildSlice(
  db: DrizzleD1Database,
  part: Part,
  { after, size, highest }: { readonly after: number; readonly size: number; readonly highest: HighestIds },
): Promise<number | null> {
  const upTo = after + size;
  const isLast = part.by === null || upTo >= highest[part.by];
  const ids = `BETWEEN ${after + 1} AND ${isLast ? Number.MAX_SAFE_INTEGER : upTo}`;
  const [first, ...others] = statements(db, part.slice({ ids, isFirst: after === 0, isLast }));
  if (first) await db.batch([first, ...others]);
  return isLast ? null : upTo;
}
