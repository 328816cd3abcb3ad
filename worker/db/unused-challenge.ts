import { type SQL, sql } from 'drizzle-orm';
import { usedChallenges } from './tables/used-challenges.ts';

/** Whether a challenge was not answered before, for the statements of what it lets happen. */
export const isUnused = ({ hash }: { readonly hash: string }): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${usedChallenges} WHERE ${usedChallenges.hash} = ${hash})`;
