import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type ApplicationRow, applications } from '../db/tables/applications.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { users } from '../db/tables/users.ts';
import { hasPage } from '../db/visibility.ts';

/** An offer that can be applied to or was, with the address of who published it. */
export type JobWithOwner = { readonly job: JobRow; readonly ownerEmail: string };

export async function jobWithOwner(db: Database, publicId: string): Promise<JobWithOwner | null> {
  const [row] = await db
    .select({ job: jobs, ownerEmail: users.email })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.ownerId))
    .where(eq(jobs.publicId, publicId))
    .limit(1);
  return row && hasPage(row.job) ? row : null;
}

export async function ownApplication(db: Database, jobId: number, userId: number): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.userId, userId)))
    .limit(1);
  return row ?? null;
}
