import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/**
 * Answering habits of employers, recounted every night (worker/answers/renew-employer-answers.ts), of those with enough
 * applications only.
 */
export const employerAnswers = sqliteTable('employer_answers', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  received: integer().notNull(),
  answered: integer().notNull(),
  /** Time within which at least half of all were answered; null where fewer were answered at all. */
  halfWithinMs: integer('half_within_ms'),
});
