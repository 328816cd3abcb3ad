import { doneSchema, sessionSchema } from '../../../shared/accounts.ts';
import { ownApplicationSchema } from '../../../shared/applications.ts';
import { ownCandidateSchema, publicCandidateSchema, sentMessageSchema } from '../../../shared/candidates.ts';
import { healthSchema } from '../../../shared/health.ts';
import { jobCountSchema, publicJobSchema } from '../../../shared/jobs.ts';
import { problemSchema } from '../../../shared/problem.ts';
import { ACCOUNT_ENDPOINTS } from './account-endpoints.ts';
import { APPLICATION_ENDPOINTS } from './application-endpoints.ts';
import { CANDIDATE_ENDPOINTS } from './candidate-endpoints.ts';
import { CONTACT_ENDPOINTS } from './contact-endpoints.ts';
import type { Endpoints } from './endpoint.ts';
import { JOB_ENDPOINTS } from './job-endpoints.ts';
import { PASSKEY_ENDPOINTS } from './passkey-endpoints.ts';

/** Schemas that are described once, by name; one that is not here is described where it stands. */
export const NAMED = {
  Problem: problemSchema,
  Health: healthSchema,
  Job: publicJobSchema,
  JobCount: jobCountSchema,
  Application: ownApplicationSchema,
  Candidate: publicCandidateSchema,
  OwnCandidate: ownCandidateSchema,
  SentMessage: sentMessageSchema,
  Session: sessionSchema,
  Done: doneSchema,
} as const;

/** Every call of the API. A new call is one entry, here or in the file of its feature. */
export const ENDPOINTS: Endpoints = {
  'GET /api/health': {
    summary: 'Version, and state of the database and the cache',
    tag: 'health',
    answers: {
      200: { about: 'It is well, or only slower.', schema: healthSchema },
      503: { about: 'The database is not there or not migrated.', schema: healthSchema },
    },
  },
  ...JOB_ENDPOINTS,
  ...APPLICATION_ENDPOINTS,
  ...CANDIDATE_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...CONTACT_ENDPOINTS,
};
