import * as fc from 'fast-check';
import { JOB_CATEGORIES, JOB_CONTRACTS, JOB_EXPERIENCES, JOB_TYPES, SHIFTS } from '../../shared/job-values.ts';

/** What an offer may say that lists can be filtered by, for property tests. */
export const saidOfOffers = {
  category: fc.constantFrom(...JOB_CATEGORIES),
  type: fc.constantFrom(...JOB_TYPES),
  contract: fc.constantFrom(...JOB_CONTRACTS),
  experience: fc.constantFrom(...JOB_EXPERIENCES),
  housing: fc.boolean(),
  meals: fc.boolean(),
  openings: fc.option(fc.integer({ min: 1, max: 500 })),
  shifts: fc.subarray([...SHIFTS]),
};
