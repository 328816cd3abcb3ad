import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { isRomeHour, romeDay, romeHour } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { interviews } from '../db/tables/interviews.ts';
import type { Site } from '../env.ts';
import { tell } from './change-interview.ts';
import { isTomorrow, isUnjudged, meetings } from './queries.ts';

/** Hour of the evening before, in Rome. */
const EVENING = 18;

/** Reminds both sides of the interviews of tomorrow, from six in the evening on. */
export async function remindOfTomorrow(db: Database, site: Site): Promise<void> {
  if (!isRomeHour(site.now, EVENING)) return;
  const due = isTomorrow(site.now, romeHour(romeDay(site.now), EVENING));
  await sendOnce(db, due, site, { column: 'remindedAt', kind: 'tomorrow', sides: ['applicant', 'employer'] });
}

/** Asks employers how the interviews of two days ago went, each once. */
export const askForOutcomes = (db: Database, site: Site): Promise<void> =>
  sendOnce(db, isUnjudged(site.now), site, { column: 'askedAt', kind: 'outcome', sides: ['employer'] });

type Sending = {
  readonly column: 'remindedAt' | 'askedAt';
  readonly kind: 'tomorrow' | 'outcome';
  readonly sides: readonly ('applicant' | 'employer')[];
};

/** One batch for each: one that has changed since it was read is left alone. */
async function sendOnce(
  db: Database,
  due: SQL | undefined,
  site: Site,
  { column, kind, sides }: Sending,
): Promise<void> {
  for (const meeting of await meetings(db, due)) {
    const { id, sequence } = meeting.interview;
    const noted = db
      .update(interviews)
      .set({ [column]: site.now })
      .where(and(eq(interviews.id, id), eq(interviews.sequence, sequence), isNull(interviews[column])));
    const where = and(eq(interviews.sequence, sequence), eq(interviews[column], site.now));
    const told = [];
    for (const side of sides) told.push(...(await tell(db, meeting, side, { event: kind, kind, where, site })));
    await db.batch([noted, ...told]);
  }
}
