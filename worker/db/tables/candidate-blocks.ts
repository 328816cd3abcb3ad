import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { BlockKind } from '../../../shared/candidate-values.ts';
import { candidates } from './candidates.ts';

/** Companies that must not see a profile; it keeps them out while it is for companies only. */
export const candidateBlocks = sqliteTable(
  'candidate_blocks',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text('public_id').notNull(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    kind: text().$type<BlockKind>().notNull(),
    /** A name as typed, or a domain. */
    value: text().notNull(),
    /** Key that senders are compared by (worker/db/company-keys.ts): a domain contains a dot, a folded name never does. */
    key: text().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    // Keeps the public id unique: it is how a block is named.
    uniqueIndex('candidate_blocks_public_id').on(table.publicId),
    // The list of a profile; the same company is there once.
    uniqueIndex('candidate_blocks_key').on(table.candidateId, table.key),
    // The profiles that keep a company out.
    index('candidate_blocks_company').on(table.key, table.candidateId),
  ],
);
export type CandidateBlockRow = typeof candidateBlocks.$inferSelect;
