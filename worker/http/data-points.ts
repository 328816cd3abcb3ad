import * as mini from 'zod/mini';
import { romeDay } from '../../shared/dates.ts';
import { optionalBindings, readConfig } from '../env.ts';

/** A named event of a day that is counted and nothing else. */
type Point = { readonly what: string; readonly day: string; readonly name: string };

/**
 * A name with the number of its events. Of many events a sample is stored: `seen` of them, and `times` is what that stands for.
 */
export type Estimate = { readonly name: string; readonly seen: number; readonly times: number };

type DataPoints = {
  readonly write: (point: Point) => void;
  /** Reads a day back, what was counted most first. @throws Error where the API does not answer */
  readonly read: (of: Omit<Point, 'name'>, most: number) => Promise<readonly Estimate[]>;
};

/** Least of an answer of the API. Its 64-bit numbers are texts. */
const answerSchema = mini.object({
  data: mini.array(mini.object({ name: mini.string(), seen: mini.coerce.number(), times: mini.coerce.number() })),
});

const PATIENCE_MS = 20_000;
/** An index has 96 bytes at most, and a character four. */
const INDEX_LENGTH = 24;

/** Analytics Engine, where binding and settings are there; null where D1 counts. */
export function dataPointsOf(env: Env): DataPoints | null {
  const { COUNTS_DATASET: dataset, COUNTS_API_URL: url, COUNTS_API_TOKEN: token } = readConfig(env);
  const { COUNTS } = optionalBindings(env);
  if (!COUNTS || url === undefined) return null;
  return {
    // Each name is an index, of which many are sampled for themselves: what is counted rarely stays whole.
    write: ({ what, day, name }) =>
      COUNTS.writeDataPoint({ indexes: [name.slice(0, INDEX_LENGTH)], blobs: [what, day, name] }),
    read: async ({ what, day }, most) => {
      const since = `${romeDay(new Date(`${day}T12:00:00Z`), -1)} 00:00:00`;
      const answer = await fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: `SELECT blob3 AS name, count() AS seen, sum(_sample_interval) AS times FROM ${dataset} WHERE timestamp >= toDateTime('${since}') AND blob1 = '${what}' AND blob2 = '${day}' GROUP BY name ORDER BY times DESC LIMIT ${most}`,
        // The token goes to this address and to no other.
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok) throw new Error(`Analytics Engine: ${answer.status}`);
      return answerSchema.parse(await answer.json()).data;
    },
  };
}

/** Days that are read back each time: what the API does not answer on one is made up for on the next. */
const DAYS_BACK = 3;

/**
 * Hands what was counted on each of the last days to `write`, where Analytics Engine counts. The same comes again, and more
 * of it: `write` must replace what it has.
 * @param from days ago of the last one: 0 for today, 1 where a day must be over
 */
export async function readBack(
  env: Env,
  what: string,
  { now, from, most }: { readonly now: Date; readonly from: 0 | 1; readonly most: number },
  write: (counted: readonly Estimate[]) => Promise<unknown>,
): Promise<void> {
  const points = dataPointsOf(env);
  if (points === null) return;
  for (let ago = from; ago < from + DAYS_BACK; ago++) {
    const counted = await points.read({ what, day: romeDay(now, -ago) }, most);
    if (counted.length > 0) await write(counted);
  }
}
