import {
  doneSchema,
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  sessionSchema,
} from '../../../shared/accounts.ts';
import { applyBody, ownApplicationSchema } from '../../../shared/applications.ts';
import { healthSchema } from '../../../shared/health.ts';
import { jobCountSchema, jobsQuery, publicJobSchema, publishJobBody } from '../../../shared/jobs.ts';
import { problemSchema } from '../../../shared/problem.ts';
import type { Endpoint, HeaderName } from './endpoint.ts';

const LIST: readonly HeaderName[] = ['X-Total-Count', 'X-Total-Count-Relation', 'Link', 'X-Copy-Of'];

/** Schemas that are described once, by name; one that is not here is described where it stands. */
export const NAMED = {
  Problem: problemSchema,
  Health: healthSchema,
  Job: publicJobSchema,
  JobCount: jobCountSchema,
  Application: ownApplicationSchema,
  Session: sessionSchema,
  Done: doneSchema,
} as const;

/** Every call of the API, as `METHOD /path` of its route. A new call is one entry here. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'GET /api/health': {
    summary: 'Version, and state of the database and the cache',
    tag: 'health',
    answers: {
      200: { about: 'It is well, or only slower.', schema: healthSchema },
      503: { about: 'The database is not there or not migrated.', schema: healthSchema },
    },
  },
  'GET /api/jobs': {
    summary: 'Open offers, filtered, sorted and by pages',
    tag: 'jobs',
    query: {
      schema: jobsQuery,
      example: { search: 'cameriere', town: 'breno', category: 'Ristorazione', limit: '20' },
    },
    answers: { 200: { about: 'One page of the list.', schema: publicJobSchema.array(), headers: LIST } },
  },
  'GET /api/jobs/counts': {
    summary: 'How many offers are open: in all, by municipality and by category',
    tag: 'jobs',
    answers: {
      200: {
        about: 'What has none is left out.',
        schema: jobCountSchema.array(),
        headers: ['X-Total-Count', 'X-Copy-Of'],
      },
    },
  },
  'GET /api/jobs/:id': {
    summary: 'One offer, open or ended',
    tag: 'jobs',
    answers: { 200: { about: 'The offer.', schema: publicJobSchema } },
    refuses: { 404: 'There is no such offer, or it was removed.' },
  },
  'POST /api/jobs': {
    summary: 'Publishes an offer for 30 days',
    tag: 'jobs',
    account: true,
    limited: true,
    body: {
      schema: publishJobBody,
      example: {
        title: 'Cameriera/e di sala',
        companyName: 'Trattoria di esempio',
        location: 'Edolo',
        category: 'Ristorazione',
        type: 'Full-time',
        experience: 'No esperienza',
        contract: 'Contratto stagionale',
        description: 'Servizio ai tavoli, pranzo e cena.',
        salaryMin: 1400,
        salaryMax: 1600,
        salaryPeriod: 'mese',
        housing: true,
      },
    },
    answers: {
      201: { about: 'The offer is online.', schema: publicJobSchema, headers: ['Location'] },
      200: { about: 'The same offer was sent a moment ago: that one.', schema: publicJobSchema, headers: ['Location'] },
    },
  },
  'GET /api/jobs/:id/applications': {
    summary: 'What the signed-in person sent for an offer: nothing, or one application',
    tag: 'applications',
    account: true,
    answers: { 200: { about: 'An empty list, or one.', schema: ownApplicationSchema.array() } },
    refuses: { 404: 'There is no such offer, or it was removed.' },
  },
  'POST /api/jobs/:id/applications': {
    summary: 'Applies for an offer, once',
    tag: 'applications',
    account: true,
    limited: true,
    body: { schema: applyBody, example: { message: 'Buongiorno, sono disponibile da subito.' } },
    answers: { 201: { about: 'The application is stored, and a mail is on its way.', schema: ownApplicationSchema } },
    refuses: {
      404: 'There is no such offer, or it was removed.',
      409: 'There is an application already, the offer has ended, or it is one’s own.',
    },
  },
  'POST /api/register': {
    summary: 'Makes an account and signs in',
    tag: 'accounts',
    limited: true,
    body: {
      schema: registerBody,
      example: { name: 'Anna', email: 'anna@example.org', password: 'una-lunga-parola', role: 'employer' },
    },
    answers: { 201: { about: 'A token of seven days, and who it is of.', schema: sessionSchema } },
    refuses: { 409: 'The email belongs to an account.' },
  },
  'POST /api/login': {
    summary: 'Signs in',
    tag: 'accounts',
    limited: true,
    body: { schema: loginBody, example: { email: 'anna@example.org', password: 'una-lunga-parola' } },
    answers: { 200: { about: 'A token of seven days, and who it is of.', schema: sessionSchema } },
    refuses: { 401: 'Email or password are not right.' },
  },
  'POST /api/password/forgot': {
    summary: 'Asks for a link to choose a new password',
    tag: 'accounts',
    limited: true,
    body: { schema: forgotPasswordBody, example: { email: 'anna@example.org' } },
    answers: { 202: { about: 'The same whether the email belongs to an account or not.', schema: doneSchema } },
  },
  'POST /api/password/reset': {
    summary: 'Chooses a new password with the token of a mailed link',
    tag: 'accounts',
    limited: true,
    body: { schema: resetPasswordBody, example: { token: 'A'.repeat(43), password: 'una-lunga-parola' } },
    answers: { 200: { about: 'The password is changed, and every session ended.', schema: doneSchema } },
  },
};
