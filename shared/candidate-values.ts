/** Days between the deletion of a profile and its purge; until then its owner can take the deletion back. */
export const DELETED_DAYS = 7;

export const MESSAGE_DAYS = 365;

/** Days ahead, at most, that somebody can say to be available at once. */
export const AVAILABLE_DAYS = 14;

/** Audiences of a profile: everybody, or registered companies only (docs/product.md#life-of-a-profile). */
export const CANDIDATE_AUDIENCES = ['everyone', 'companies'] as const;
export type CandidateAudience = (typeof CANDIDATE_AUDIENCES)[number];

/** Kinds of keys for a company that must not see a profile: its name, or the domain of its addresses. */
export const BLOCK_KINDS = ['company', 'domain'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const MOST_BLOCKS = 50;

/** Days without activity after which a profile is gone: twelve months; and how many days before that its person is warned. */
export const IDLE_DAYS = 365;
export const IDLE_WARNINGS = [30, 7] as const;

/** Filters of the list of profiles, as one of them may be dropped; `near` is a radius around the visitor's position. */
export const CANDIDATE_FILTERS = ['search', 'skills', 'available', 'location', 'near'] as const;
export type CandidateFilter = (typeof CANDIDATE_FILTERS)[number];

/** Header with how many of them wait to be read. */
export const UNREAD_HEADER = 'X-Unread-Count';

/** Days between the deletion of a message and its purge: until then the editors can read one that was reported. */
export const DELETED_MESSAGE_DAYS = 7;
