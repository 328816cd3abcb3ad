/** Kind of list that is searched: offers or profiles. */
export const SEARCH_KINDS = ['jobs', 'candidates'] as const;

/** Days back that administrators can look over what was searched for; the last is all that is kept. */
export const SEARCH_DAYS = ['7', '30', '90'] as const;
