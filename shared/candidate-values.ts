/** Days after which a deleted profile is gone for good; until then it can be taken back (decisions, section 3). */
export const DELETED_DAYS = 7;

/** Days that a message to a candidate is kept: twelve months. */
export const MESSAGE_DAYS = 365;

/** Who may see a profile: everybody, or registered companies only (decisions, section 2). */
export const CANDIDATE_AUDIENCES = ['everyone', 'companies'] as const;
export type CandidateAudience = (typeof CANDIDATE_AUDIENCES)[number];
