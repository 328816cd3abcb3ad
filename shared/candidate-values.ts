/** Days after which a deleted profile is gone for good; until then it can be taken back (decisions, section 3). */
export const DELETED_DAYS = 7;

/** Days that a message to a candidate is kept: twelve months. */
export const MESSAGE_DAYS = 365;

/** Who may see a profile: everybody, or registered companies only (decisions, section 2). */
export const CANDIDATE_AUDIENCES = ['everyone', 'companies'] as const;
export type CandidateAudience = (typeof CANDIDATE_AUDIENCES)[number];

/** What a company that must not see a profile is known by: its name, or the domain of its addresses. */
export const BLOCK_KINDS = ['company', 'domain'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Companies that one profile can keep out. */
export const MOST_BLOCKS = 50;

/** Days without activity after which a profile is gone: twelve months; and how many days before that its person is warned. */
export const IDLE_DAYS = 365;
export const IDLE_WARNINGS = [30, 7] as const;

/** Filters of the list of profiles, as one of them may be dropped; `near` is a radius around the visitor's position. */
export const CANDIDATE_FILTERS = ['search', 'skills', 'location', 'near'] as const;
export type CandidateFilter = (typeof CANDIDATE_FILTERS)[number];
