import type { PublishJobBody } from '../../shared/jobs.ts';

export const pad = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Every field of an offer, each as long as it may be, of words that no line breaks. */
export const LONGEST_OFFER: Partial<PublishJobBody> = {
  title: pad('W', 120),
  companyName: pad('W', 120),
  location: pad('W', 120),
  description: pad('W', 10_000),
  salaryMin: 123_456.78,
  salaryMax: 999_999.99,
  salaryPeriod: 'servizio',
  salaryNet: true,
  housing: true,
  housingRoom: 'condivisa',
  housingCost: 5000,
  housingMinutes: 240,
  meals: true,
  openings: 500,
  startDate: '2027-09-18',
  endDate: '2027-12-18',
  shifts: ['mattina', 'pomeriggio', 'sera', 'notte', 'fine settimana'],
  licence: 'CE',
  employerKind: 'agenzia',
  authorisation: pad('W', 120),
  agreement: pad('W', 120),
  agreementLevel: pad('W', 120),
  requirements: [...'abcdefgh'].map((letter) => ({
    what: letter + pad('W', 79),
    level: null,
    reason: null,
    preferred: letter > 'd',
  })),
};
