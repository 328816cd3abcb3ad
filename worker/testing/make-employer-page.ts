import { eq } from 'drizzle-orm';
import { blockKey } from '../db/companies.ts';
import { settleEmployers } from '../db/settle.ts';
import { type EmployerPageRow, employerPages } from '../db/tables/employers.ts';
import { newPublicId } from '../public-id.ts';
import { insertOne, makeUser, testDb, uniqueWord } from './factories.ts';

/** A public page of an employer, of a new account unless `ownerId` is given; its slug is its id unless one is given. */
export async function makeEmployerPage(
  columns: Partial<typeof employerPages.$inferInsert> = {},
): Promise<EmployerPageRow> {
  const ownerId = columns.ownerId ?? (await makeUser({ role: 'employer' })).id;
  const name = columns.name ?? `Albergo ${uniqueWord()}`;
  const typed = {
    name,
    nameKey: blockKey('company', name),
    kind: 'impresa',
    town: 'breno',
    category: 'Turismo',
  } as const;
  const publicId = newPublicId();
  const { id } = await insertOne(employerPages, {
    ...typed,
    publicId,
    slug: publicId,
    updatedAt: new Date(),
    ...columns,
    ownerId,
  });
  const [row] = await settleEmployers(testDb(), eq(employerPages.id, id));
  if (!row) throw new Error('makeEmployerPage: the page is gone');
  return row;
}
