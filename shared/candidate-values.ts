/** Days between the deletion of a profile and its purge; until then its owner can take the deletion back. */
export const DELETED_DAYS = 7;

/** Days that a message to a candidate is kept: twelve months. */
export const MESSAGE_DAYS = 365;

/** Audiences of a profile: everybody, or registered companies only (docs/product.md#life-of-a-profile). */
export const CANDIDATE_AUDIENCES = ['everyone', 'companies'] as const;
export type CandidateAudience = (typeof CANDIDATE_AUDIENCES)[number];

/** Kinds of keys for a company that must not see a profile: its name, or the domain of its addresses. */
export const BLOCK_KINDS = ['company', 'domain'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Companies that one profile can keep out. */
export const MOST_BLOCKS = 50;

/** Days without activity after which a profile is gone: twelve months; and how many days before that its person is warned. */
export const IDLE_DAYS = 365;
export const IDLE_WARNINGS = [30, 7] as const;
