import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { applications } from '../db/tables/applications.ts';
import { conversationLines } from '../db/tables/conversations.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isGoingOn } from '../db/talks.ts';
import type { Site } from '../env.ts';
import type { Party } from './queries.ts';
import { delivering } from './send-line.ts';

/** Ends a conversation for both, or takes the end of one's own side back; the other's stays. */
export async function setEnded(db: Database, { application, side }: Party, ended: boolean): Promise<void> {
  const { id, endedBy } = applications;
  await db
    .update(applications)
    .set({ endedBy: ended ? side : null })
    .where(and(eq(id, application.id), ended ? isNull(endedBy) : eq(endedBy, side)));
}

type Deciding = Site & { readonly party: Party; readonly line: string; readonly admit: boolean };

/**
 * Lets a held line of one's own side in, which brings it to the other, or deletes it.
 * @returns `over` where it would be let into a conversation that is over
 */
export async function decideHeld(db: Database, { party, line, admit, ...site }: Deciding): Promise<'over' | null> {
  const { application, side } = party;
  const own = and(
    eq(conversationLines.publicId, line),
    eq(conversationLines.applicationId, application.id),
    eq(conversationLines.side, side),
    isNotNull(conversationLines.heldFrom),
  );
  if (!admit) {
    await db.delete(conversationLines).where(own);
    return null;
  }
  const [words] = await db.select().from(conversationLines).where(own).limit(1);
  if (!words) return null;
  const goesOn = sql`EXISTS (SELECT 1 FROM ${applications} INNER JOIN ${jobs} ON ${jobs.id} = ${applications.jobId} WHERE ${and(eq(applications.id, application.id), isGoingOn())})`;
  const [admitted] = await db.batch([
    db
      .update(conversationLines)
      .set({ heldFrom: null })
      .where(and(own, goesOn))
      .returning({ id: conversationLines.id }),
    ...(await delivering(db, { writer: party, ...site }, words)),
  ]);
  return admitted.length > 0 ? null : 'over';
}
