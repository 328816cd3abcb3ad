import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { rebuildCandidates } from './candidates/rebuild-candidates.ts';
import { highestIds, PARTS, rebuildSearch, rebuildSlice, rebuildWindows, SLICE_OF_IDS } from './db/rebuild-search.ts';
import { rebuildJobs } from './jobs/rebuild-jobs.ts';
import { rebuildVocabulary } from './text-search/rebuild-vocabulary.ts';

type Tally = { readonly rows: number; readonly changed: number };

/** How many offers and profiles there are, and how many of them had to be put right. */
export type Reindexed = { readonly jobs: Tally; readonly candidates: Tally };

/** A place in a rebuild that it can go on from: a step, and the id that it has come to. */
export type Mark = Reindexed & { readonly step: string; readonly after: number };

const NOTHING: Tally = { rows: 0, changed: 0 };
const START: Mark = { step: 'columns of offers', after: 0, jobs: NOTHING, candidates: NOTHING };

type Step = {
  readonly name: string;
  readonly run: (mark: Mark) => Promise<Partial<Reindexed> & { readonly next: number | null }>;
};

const sum = (one: Tally, other: Tally): Tally => ({
  rows: one.rows + other.rows,
  changed: one.changed + other.changed,
});

/** The steps of a rebuild, which depend on whether everything fits into one slice. */
async function stepsOf(db: DrizzleD1Database, now: Date, size: number): Promise<readonly Step[]> {
  const highest = await highestIds(db);
  const done = (work: Promise<void>) => work.then(() => ({ next: null }));
  const isSmall = Math.max(highest.jobs, highest.candidates) <= size;
  const search: Step[] = isSmall
    ? [{ name: 'indexes', run: () => done(rebuildSearch(db, now)) }]
    : [
        { name: 'job_windows', run: () => done(rebuildWindows(db, now)) },
        ...PARTS.map(
          (part): Step => ({
            name: part.name,
            run: async ({ after }) => ({ next: await rebuildSlice(db, part, { after, size, highest }) }),
          }),
        ),
      ];
  return [
    {
      name: START.step,
      run: async ({ after, jobs }) => {
        const page = await rebuildJobs(db, after);
        return { jobs: sum(jobs, page), next: page.next };
      },
    },
    {
      name: 'columns of profiles',
      run: async ({ after, candidates }) => {
        const page = await rebuildCandidates(db, after);
        return { candidates: sum(candidates, page), next: page.next };
      },
    },
    ...search,
    { name: 'vocabulary', run: () => done(rebuildVocabulary(db)) },
  ];
}

/**
 * Rebuilds everything that is derived for the search from the offers and profiles: their own columns, then indexes,
 * counters, positions and sorted lists, and the words for correcting typing errors. May run while the site is live, and
 * again after an interruption. A database of more than one slice is rebuilt slice by slice, each all or nothing.
 * @param how.from a mark that an interrupted rebuild has left
 * @param how.onMark told each place that a rebuild can go on from
 */
export async function reindex(
  db: DrizzleD1Database,
  now: Date,
  how: { readonly from?: Mark; readonly size?: number; readonly onMark?: (mark: Mark) => Promise<void> } = {},
): Promise<Reindexed> {
  const { from, size = SLICE_OF_IDS, onMark } = how;
  const steps = await stepsOf(db, now, size);
  // Not there where the database has grown beyond one slice since.
  const begin = Math.max(
    0,
    steps.findIndex(({ name }) => name === from?.step),
  );
  let mark = begin > 0 || from?.step === START.step ? (from ?? START) : START;
  for (const [index, step] of steps.entries()) {
    if (index < begin) continue;
    for (let isOn = true; isOn; ) {
      const { next, ...tallies } = await step.run(mark);
      isOn = next !== null;
      mark = { ...mark, ...tallies, step: isOn ? step.name : (steps[index + 1]?.name ?? ''), after: next ?? 0 };
      await onMark?.(mark);
    }
  }
  return { jobs: mark.jobs, candidates: mark.candidates };
}
