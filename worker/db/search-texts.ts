/** Columns of the search index of offers that hold its words. */
export const JOB_TEXTS = ['title', 'company_name', 'category', 'place', 'description'] as const;

/** The same of profiles: a field that the list is filtered by in words is one of them. */
export const CANDIDATE_TEXTS = ['name', 'title', 'place', 'skills'] as const;
export type CandidateText = (typeof CANDIDATE_TEXTS)[number];
