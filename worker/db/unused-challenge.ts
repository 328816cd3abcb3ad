import { type SQL, sql } from 'drizzle-orm';
import { usedChallenges } from './tables/accounts.ts';

/** Condition that a challenge was not used before, for the statements that depend on it. */
export const isUnused = ({ hash }: { readonly hash: string }): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${usedChallenges} WHERE ${usedChallenges.hash} = ${hash})`;
