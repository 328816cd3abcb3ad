import { and, eq, inArray, sql } from 'drizzle-orm';
import { MOST_BLOCKS } from '../../shared/candidate-values.ts';
import type { BlockCompanyBody } from '../../shared/candidates.ts';
import type { Database } from '../db/client.ts';
import { blockKey } from '../db/companies.ts';
import { type Manager, managedBy } from '../db/manager.ts';
import { insertFrom } from '../db/statements.ts';
import { type CandidateRow, candidateBlocks, candidates } from '../db/tables/candidates.ts';
import { invalidField } from '../errors.ts';
import { newPublicId } from '../public-id.ts';
import { active } from './candidate-row.ts';

type Block = {
  readonly own: Pick<CandidateRow, 'id'>;
  readonly manager: Manager;
  readonly company: BlockCompanyBody;
  readonly now: Date;
};

/**
 * Keeps a company out of a profile; one that is kept out already stays so.
 * @throws DomainError `invalid` above the most that a profile can keep out
 */
export async function setBlockedCompany(db: Database, { own, manager, company, now }: Block): Promise<void> {
  const { kind, value } = company;
  const key = blockKey(kind, value);
  const where = and(eq(candidates.id, own.id), managedBy(manager));
  const ofOwn = eq(candidateBlocks.candidateId, own.id);
  const hasRoom = sql`(SELECT count(*) FROM ${candidateBlocks} WHERE ${ofOwn}) < ${MOST_BLOCKS}`;
  const row = { publicId: newPublicId(), candidateId: candidates.id, kind, value, key, createdAt: now };
  const [, , [stored]] = await db.batch([
    insertFrom(db, candidateBlocks, row, sql`FROM ${candidates} WHERE ${and(where, hasRoom)}`).onConflictDoNothing(),
    db.update(candidates).set(active(now)).where(where),
    db
      .select({ id: candidateBlocks.id })
      .from(candidateBlocks)
      .where(and(ofOwn, eq(candidateBlocks.key, key))),
  ]);
  if (!stored) throw invalidField('value', `Puoi escludere al massimo ${MOST_BLOCKS} aziende.`);
}

/** Lets a company see a profile again; nothing happens where it was not kept out. */
export async function deleteBlockedCompany(
  db: Database,
  { own, manager, blockId, now }: { own: Pick<CandidateRow, 'id'>; manager: Manager; blockId: string; now: Date },
): Promise<void> {
  const where = and(eq(candidates.id, own.id), managedBy(manager));
  const managed = db.select({ id: candidates.id }).from(candidates).where(where);
  await db.batch([
    db
      .delete(candidateBlocks)
      .where(and(eq(candidateBlocks.publicId, blockId), inArray(candidateBlocks.candidateId, managed))),
    db.update(candidates).set(active(now)).where(where),
  ]);
}
