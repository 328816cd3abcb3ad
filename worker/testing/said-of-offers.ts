import * as fc from 'fast-check';
import {
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  LICENCES,
  SALARY_PERIODS,
  SHIFTS,
} from '../../shared/job-values.ts';
import { KNOWN_REQUIREMENTS, type Requirement } from '../../shared/requirement-values.ts';

/** Filterable values of an offer, for property tests. */
export const saidOfOffers = {
  category: fc.constantFrom(...JOB_CATEGORIES),
  type: fc.constantFrom(...JOB_TYPES),
  contract: fc.constantFrom(...JOB_CONTRACTS),
  experience: fc.constantFrom(...JOB_EXPERIENCES),
  salaryMin: fc.option(fc.constantFrom(9, 80, 1300, 2600)),
  salaryPeriod: fc.constantFrom(...SALARY_PERIODS),
  weeklyHours: fc.option(fc.constantFrom(20, 36)),
  housing: fc.boolean(),
  meals: fc.boolean(),
  openings: fc.option(fc.integer({ min: 1, max: 500 })),
  shifts: fc.subarray([...SHIFTS]),
  licence: fc.option(fc.constantFrom(...LICENCES)),
  requirements: fc
    .subarray([...KNOWN_REQUIREMENTS], { maxLength: 8 })
    .map((all) => all.map((what): Requirement => ({ what, level: null, reason: null, preferred: false }))),
};
