/** `declined`: none of the times suits the applicant. `cancelled` by the applicant, `withdrawn` by the employer. */
export const INTERVIEW_STATES = ['proposed', 'chosen', 'declined', 'cancelled', 'withdrawn'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

export const OUTCOMES = {
  hired: 'Assunta',
  reviewing: 'Ancora in valutazione',
  rejected: 'Non selezionata',
  absent: 'Non si è presentata',
} as const;
export type Outcome = keyof typeof OUTCOMES;
