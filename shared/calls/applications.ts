import * as mini from 'zod/mini';
import { doneSchema } from '../accounts.ts';
import { CV_TYPES } from '../application-values.ts';
import * as applications from '../applications.ts';
import { applyBody } from '../apply-body.ts';
import * as guests from '../guest-applications.ts';
import { accepted, type CallTable, created, ok, okWithHeaders } from './call.ts';

const CV = { field: 'cv', about: 'At most 5 MB; its first bytes say what it is.', types: CV_TYPES } as const;
const NO_CV = {
  413: 'The CV is larger than 5 MB, or a JSON body than 64 KB.',
  415: 'The CV is no PDF, JPG or PNG, or the body is neither JSON nor a form.',
} as const;
const NOT_OURS = 'There is no such application, or somebody else has sent it.';

export const applicationCalls = {
  'GET /api/jobs/:id/applications': {
    summary: 'What the signed-in person sent for an offer: nothing, or one application',
    who: 'any account',
    responses: ok('An empty list, or one.', mini.array(applications.ownApplicationSchema)),
    refuses: { 404: 'There is no such offer, or it was removed.' },
  },
  'POST /api/jobs/:id/applications': {
    // The page of an employer says that its month is full.
    shown: true,
    summary:
      'Applies for an offer, once; as a form where a CV comes along; `keep` keeps CV and message, `useKeptCv` sends the kept CV',
    who: 'account',
    daily: { action: 'apply', account: 50 },
    mails: true,
    body: {
      schema: applyBody,
      example: { phone: '333 1234567', message: 'Buongiorno, sono disponibile da subito.' },
      file: CV,
    },
    responses: created(
      'The application is stored; an employer whose address is confirmed gets it by mail.',
      applications.ownApplicationSchema,
    ),
    refuses: {
      404: 'There is no such offer, or it was removed.',
      409: 'There is an application already, the offer has ended, or is one’s own or of an employer one works for.',
      ...NO_CV,
    },
  },
  'GET /api/applications': {
    summary:
      'What the signed-in person has sent, newest first, with what waits to be purged; from one day in Rome to another (`from`, `to`)',
    who: 'any account',
    query: { schema: applications.applicationsQuery, example: { side: 'sent', limit: '20' } },
    responses: okWithHeaders('A page of them.', mini.array(applications.sentApplicationSchema), [
      'X-Total-Count',
      'Link',
    ]),
  },
  'GET /api/applications/:id/cv': {
    summary: 'The CV of an application, for its sender and for the employer who received it',
    who: 'any account or link',
    others: 404,
    people: 'read',
    responses: { 200: { about: 'The file, to be saved.', file: CV_TYPES } },
    refuses: {
      404: 'There is no such CV for the caller; a withdrawn or deleted application has none for its employer.',
    },
  },
  'POST /api/applications/:id/withdraw': {
    summary: 'Withdraws one’s own application; for seven days it can be taken back, then its CV is deleted',
    who: 'account or link',
    others: 404,
    responses: ok('It is withdrawn.', applications.ownApplicationSchema),
    refuses: { 404: NOT_OURS, 409: 'It is deleted.' },
  },
  'DELETE /api/applications/:id': {
    summary: 'Deletes one’s own application: gone for others at once, purged after seven days',
    who: 'account or link',
    others: 404,
    responses: ok('It is deleted; `purgedAt` says when it is purged.', applications.ownApplicationSchema),
    refuses: { 404: NOT_OURS },
  },
  'POST /api/applications/:id/restore': {
    summary: 'Takes the deletion of one’s own application back, or its withdrawal, within seven days',
    who: 'account or link',
    others: 404,
    responses: ok('It is as it was before, where it was in time.', applications.ownApplicationSchema),
    refuses: { 404: NOT_OURS },
  },
} as const satisfies CallTable;

export const guestApplicationCalls = {
  'POST /api/jobs/:id/guest-applications': {
    // The page of an employer says that its month is full.
    shown: true,
    summary:
      'Applies for an offer without an account; as a form where a CV comes along, or where there is no script: that is led to the page which says so',
    who: 'anyone',
    human: { check: 'always', action: 'apply' },
    mails: true,
    leads: true,
    body: {
      schema: guests.guestApplyBody,
      example: { name: 'Rosa Bianchi', phone: '333 123 4567', message: 'Sono libera da lunedì.' },
      file: CV,
    },
    responses: created(
      'Stored. With an address it waits for the press of the mailed link; with a number alone the employer has it. Whether this contact applied before is not said.',
      guests.guestAppliedSchema,
    ),
    refuses: {
      404: 'There is no such offer, or it was removed.',
      403: 'The account that asks is suspended, or waits to be deleted.',
      409: 'The offer has ended, the account that asks works for the employer, or the key is that of another application.',
      ...NO_CV,
    },
  },
  'GET /api/applications/confirm': {
    summary: 'The offer of an application that waits for the press of its mailed link',
    who: 'link',
    responses: ok('The offer and who published it; looking sends nothing.', guests.waitingApplicationSchema),
    refuses: { 404: 'The application is gone.' },
  },
  'POST /api/applications/confirm': {
    // The page of an employer says that its month is full.
    shown: true,
    summary: 'Sends an application without an account, by the link that was mailed to its address',
    who: 'anyone',
    mails: true,
    body: { schema: guests.confirmApplicationBody, example: { token: 'header.payload.signature' } },
    responses: ok('The employer has it; the same again changes nothing.', guests.guestAppliedSchema),
    refuses: {
      403: 'The account with this confirmed address is suspended.',
      404: 'The application, or its offer, is gone.',
      409: 'The offer has ended, this address has applied for it before, or works for the employer.',
    },
  },
  'POST /api/applications/links': {
    summary: 'Mails the private links of all applications that an address has sent without an account',
    who: 'anyone',
    human: { check: 'always', action: 'apply' },
    daily: { action: 'applicant-links', email: 3, network: 30 },
    body: { schema: applications.applicantLinksBody, example: { email: 'rosa@example.org' } },
    responses: accepted('The same, whether there are any.', doneSchema),
  },
  'GET /api/applications/linked': {
    summary: 'The application without an account that a private link is of',
    who: 'link',
    responses: ok('As it was sent, with what became of it.', guests.guestApplicationSchema),
    refuses: { 409: 'An account has it now.' },
  },
  'GET /api/applications/linked/export': {
    summary: 'All that is held of the application of a private link, as a file',
    who: 'link',
    responses: ok(
      'As it was sent, with what became of it and what was written about it, to be saved.',
      guests.guestExportSchema,
    ),
    refuses: { 409: 'An account has it now.' },
  },
} as const satisfies CallTable;

export const storedApplicationCalls = {
  'GET /api/account/kept-application': {
    summary: 'CV and last message that the account keeps for its next application',
    who: 'any account',
    responses: ok('Null for what is not kept.', applications.storedApplicationSchema),
  },
  'GET /api/account/kept-application/cv': {
    summary: 'The CV that the account keeps',
    who: 'any account',
    responses: { 200: { about: 'The file, to be saved.', file: CV_TYPES } },
    refuses: { 404: 'The account keeps no CV.' },
  },
  'DELETE /api/account/kept-application': {
    summary: 'Deletes the kept CV, message or both, with the file',
    who: 'any account',
    body: { schema: applications.deleteStoredBody, example: { parts: ['cv'] } },
    responses: ok('What is still kept; the same where nothing was.', applications.storedApplicationSchema),
  },
} as const satisfies CallTable;
