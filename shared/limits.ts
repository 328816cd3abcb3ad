import { grouped } from './text.ts';

/** Limits of what people type, in characters. */
export const LIMITS = {
  title: 120,
  companyName: 120,
  location: 120,
  address: 2000,
  employerText: 1500,
  directions: 300,
  website: 200,
  description: 10_000,
  name: 80,
  email: 254,
  password: { min: 6, max: 200 },
  applicationMessage: 2000,
  answerNote: 500,
  conversationLine: 4000,
  contactMessage: 5000,
  /** Length of one, and their number. */
  skill: { length: 60, count: 20 },
  candidateExperience: 3000,
  candidateMessage: 2000,
  reportText: 1000,
  moderationFacts: 500,
  passkeyName: 60,
  search: 400,
} as const;

export const tooLong = (max: number): string => `Massimo ${grouped(max)} caratteri`;
