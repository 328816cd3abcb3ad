import * as mini from 'zod/mini';
import { doneSchema } from '../accounts.ts';
import { readPageBody, readPageSchema } from '../career-page.ts';
import {
  checkJobBody,
  editJobBody,
  FORGED_CHECK,
  jobCountSchema,
  jobDetailSchema,
  jobFiltersQuery,
  jobFiltersSchema,
  jobStatsSchema,
  jobSummarySchema,
  jobsQuery,
  ownJobSchema,
  ownJobsQuery,
  publicJobSchema,
  publishJobBody,
  publishJobQuery,
  renewJobBody,
  savedJobsQuery,
  setJobCategoryBody,
  setJobStatusBody,
  similarQuery,
  viewCountedSchema,
} from '../jobs.ts';
import { SUGGESTED_SECONDS, suggestionsQuery, suggestionsSchema } from '../list-query.ts';
import { renewLinkBody } from '../renewed-links.ts';
import { VALLEY } from '../valley/valley.ts';
import { type CallTable, LIST_FILE, LIST_HEADERS, ok, okWithHeaders } from './call.ts';

const EXAMPLE = {
  title: 'Cameriera/e di sala',
  companyName: 'Trattoria di esempio',
  location: VALLEY.examples.other.name,
  category: 'Ristorazione',
  type: 'Full-time',
  experience: 'No esperienza',
  contract: 'Contratto stagionale',
  description: 'Servizio ai tavoli, pranzo e cena.',
  salaryMin: 1400,
  salaryMax: 1600,
  salaryPeriod: 'mese',
  housing: true,
} as const;

/** Common parts of every change of one's own offer. */
const OWN = {
  who: 'account',
  others: 403,
  people: 'manage',
  daily: { action: 'change-job', account: 200 },
  shown: true,
} as const;
const NOT_OWN = {
  403: 'It is somebody else’s, or the account may only read it.',
  404: 'There is no such offer, it was removed, or it is due to be purged.',
} as const;
const CHANGED = ok('The offer as it is now.', ownJobSchema);

export const jobCalls = {
  'GET /api/jobs': {
    summary: 'Open offers, filtered, sorted and by pages',
    who: 'anyone',
    hot: true,
    query: {
      schema: jobsQuery,
      example: { search: 'cameriere', town: VALLEY.examples.town.slug, category: 'Ristorazione', limit: '20' },
    },
    responses: okWithHeaders('One page of the list.', mini.array(publicJobSchema), LIST_HEADERS),
  },
  'GET /api/jobs/counts': {
    summary: 'How many offers are open: in all, by municipality and by category',
    who: 'anyone',
    hot: true,
    responses: okWithHeaders('What has none is left out.', mini.array(jobCountSchema), ['X-Total-Count', 'X-Copy-Of']),
  },
  'GET /api/jobs/filters': {
    summary: 'How many open offers a search finds, and how many each value of each filter would, all others applied',
    who: 'anyone',
    hot: true,
    query: {
      schema: jobFiltersQuery,
      example: { search: 'cameriere', location: VALLEY.examples.town.name, radius: '20', posted: '7' },
    },
    responses: okWithHeaders(
      'What would find none is left out; `dropped`, `wider` and `similar` say what to do where nothing is found.',
      jobFiltersSchema,
      ['X-Copy-Of'],
    ),
  },
  'GET /api/jobs/suggestions': {
    summary: 'Trades with open offers, places and companies that fit what is typed so far',
    who: 'anyone',
    cachedFor: SUGGESTED_SECONDS,
    query: { schema: suggestionsQuery, example: { search: 'camer' } },
    responses: ok('Eight at most; trades that find nothing are left out.', suggestionsSchema),
  },
  'GET /api/jobs/saved': {
    summary: 'Offers by their ids, open or ended, without their descriptions',
    who: 'anyone',
    query: { schema: savedJobsQuery, example: { ids: '0123456789ab,cdefghjkmnpq' } },
    responses: ok('Those that are there, in no order.', mini.array(jobSummarySchema)),
  },
  'GET /api/jobs/:id': {
    summary: 'One offer, open or ended',
    who: 'anyone',
    responses: okWithHeaders('The offer.', jobDetailSchema, ['X-Copy-Of']),
    refuses: { 404: 'There is no such offer, or it was removed.' },
  },
  'GET /api/jobs/:id/similar': {
    summary: 'Open offers like one that is or was there: the same trade nearby first; `near`: those nearby alone',
    who: 'anyone',
    query: { schema: similarQuery, example: { near: 'true' } },
    responses: ok('Three at most, the most alike first.', mini.array(publicJobSchema)),
    refuses: { 404: 'There is no such offer, or it was removed.' },
  },
  'POST /api/jobs': {
    summary: 'Publishes an offer for 30 days',
    who: 'account',
    daily: { action: 'publish-job', account: 30 },
    shown: true,
    mails: true,
    query: { schema: publishJobQuery, example: {} },
    body: {
      schema: publishJobBody,
      example: EXAMPLE,
    },
    responses: {
      201: {
        about: 'The offer is online, or is urgent and waits for an administrator: `hidden`.',
        schema: publicJobSchema,
        headers: ['Location'],
      },
      200: { about: 'The same offer was sent a moment ago: that one.', schema: publicJobSchema, headers: ['Location'] },
    },
    refuses: {
      403: 'The account has three offers, and nobody has confirmed its address; or it may not publish for this employer.',
      409: 'The employer has an urgent offer that is open, or has published three in 30 days.',
    },
  },
  'POST /api/jobs/from-page': {
    summary: 'Reads what a public page says of an offer, for the form in which it is published; stores nothing',
    who: 'account',
    daily: { action: 'read-page', account: 60 },
    unseen: true,
    body: { schema: readPageBody, example: { address: 'https://www.example.org/lavora-con-noi' } },
    responses: ok('The fields of the first JobPosting in it, or else its title and text.', readPageSchema),
  },
  'GET /api/own-jobs': {
    summary: 'Offers of the signed-in account, and of the employers it works for, in whatever state, newest first',
    who: 'any account',
    people: 'read',
    query: { schema: ownJobsQuery, example: { limit: '20' } },
    responses: okWithHeaders('One page of the list.', mini.array(ownJobSchema), ['X-Total-Count', 'Link']),
  },
  'GET /api/own-jobs/csv': {
    summary: 'All of them, as a file of a spreadsheet',
    who: 'any account',
    ...LIST_FILE,
  },
  'GET /api/own-jobs/:id': {
    summary: 'One of them',
    who: 'any account',
    others: 403,
    people: 'read',
    responses: ok('The offer.', ownJobSchema),
    refuses: { ...NOT_OWN, 403: 'It is somebody else’s.' },
  },
  'PATCH /api/jobs/:id': {
    summary: 'Edits an offer: everything that is typed, and the revision it was typed over',
    ...OWN,
    mails: true,
    body: { schema: editJobBody, example: { ...EXAMPLE, revision: 1 } },
    responses: CHANGED,
    refuses: { ...NOT_OWN, 409: 'It was edited or deleted meanwhile: nothing is stored.' },
  },
  'PUT /api/jobs/:id/status': {
    summary: 'Opens an offer again, pauses it, or closes it as the place is taken',
    ...OWN,
    body: { schema: setJobStatusBody, example: { ownerStatus: 'closed' } },
    responses: CHANGED,
    refuses: {
      ...NOT_OWN,
      409: 'It is deleted, its time is over: renew it; or it is urgent, and another one is open.',
    },
  },
  'PUT /api/jobs/:id/category': {
    summary: 'Puts an offer under a category, or keeps it there where another one is proposed',
    ...OWN,
    body: { schema: setJobCategoryBody, example: { category: 'Trasporti' } },
    responses: CHANGED,
    refuses: { ...NOT_OWN, 409: 'It is deleted, or was edited in the same moment.' },
  },
  'POST /api/jobs/:id/renew': {
    summary: 'Gives an offer thirty days from now, open or ended',
    ...OWN,
    body: { schema: renewJobBody, example: { reopen: true } },
    responses: CHANGED,
    refuses: { ...NOT_OWN, 400: 'It is of employment and says no pay: `salaryMin`.', 409: 'It is deleted, or urgent.' },
  },
  'DELETE /api/jobs/:id': {
    summary: 'Hides an offer from everybody at once, and purges it with its applications after seven days',
    ...OWN,
    responses: CHANGED,
    refuses: NOT_OWN,
  },
  'POST /api/jobs/:id/restore': {
    summary: 'Takes the deletion of an offer back, within seven days',
    ...OWN,
    responses: CHANGED,
    refuses: { ...NOT_OWN, 409: 'It is urgent, and another one of its employer is open.' },
  },
  'POST /api/jobs/:id/season-invitations': {
    summary:
      'Mails the offer to applicants of its last season who want to be asked: once to each, and fifty at most at a time',
    who: 'account',
    others: 403,
    people: 'manage',
    daily: { action: 'invite-applicants', account: 20 },
    responses: ok('How many were written to; none where nobody is left.', doneSchema),
    refuses: { ...NOT_OWN, 409: 'It is not open.' },
  },
} as const satisfies CallTable;

export const jobCheckCalls = {
  'POST /api/jobs/:id/check': {
    summary: 'Confirms by a mailed link that an offer is still open, or closes it as the place is taken',
    who: 'anyone',
    shown: true,
    body: { schema: checkJobBody, example: { token: 'header.payload.signature', open: true } },
    responses: ok('The offer is confirmed, or closed.', doneSchema),
    refuses: { 404: 'The offer was removed.', 409: 'The offer is not open, so that it cannot be confirmed.' },
  },
  'POST /api/job-checks/link': {
    summary: 'Mails a new link about open offers, by one that is over, to the account’s present address',
    who: 'anyone',
    mails: true,
    body: { schema: renewLinkBody(FORGED_CHECK), example: { token: 'header.payload.signature' } },
    responses: { 202: { about: 'A mail is on its way.', schema: doneSchema } },
    refuses: { 404: 'None of the offers is open.' },
  },
} as const satisfies CallTable;

export const jobStatsCalls = {
  'POST /api/jobs/:id/views': {
    summary: 'Counts a look at the page of an open offer; the owner’s own do not count, and nobody’s name is kept',
    who: 'anyone',
    unseen: true,
    responses: ok('Whether it was counted.', viewCountedSchema),
    refuses: { 404: 'There is no such offer, or it was removed.' },
  },
  'GET /api/jobs/:id/stats': {
    summary: 'Looks at an own offer, and applications for it, on each of the last 30 days in Rome',
    who: 'account',
    others: 403,
    people: 'read',
    responses: ok('The days, oldest first.', jobStatsSchema),
    refuses: { 403: 'The offer is somebody else’s.', 404: 'There is no such offer, or it was removed.' },
  },
} as const satisfies CallTable;
