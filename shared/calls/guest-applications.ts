import { doneSchema } from '../accounts.ts';
import { CV_TYPES } from '../application-values.ts';
import { applicantLinksBody } from '../applications.ts';
import {
  confirmApplicationBody,
  guestApplicationSchema,
  guestAppliedSchema,
  guestApplyBody,
  waitingApplicationSchema,
} from '../guest-applications.ts';
import type { CallTable } from './call.ts';

export const guestApplicationCalls = {
  'POST /api/jobs/:id/guest-applications': {
    summary:
      'Applies for an offer without an account; as a form where a CV comes along, or where there is no script: that is led to the page which says so',
    tag: 'applications',
    who: 'anyone',
    human: { check: 'always', action: 'apply' },
    limit: 'WRITE_LIMIT',
    mails: true,
    leads: true,
    body: {
      schema: guestApplyBody,
      example: { name: 'Rosa Bianchi', phone: '333 123 4567', message: 'Sono libera da lunedì.' },
      file: { field: 'cv', about: 'At most 5 MB; its first bytes say what it is.', types: CV_TYPES },
    },
    responses: {
      201: {
        about:
          'Stored. With an address it waits for the press of the mailed link; with a number alone the employer has it. Whether this contact applied before is not said.',
        schema: guestAppliedSchema,
      },
    },
    refuses: {
      404: 'There is no such offer, or it was removed.',
      403: 'The account that asks is suspended, or waits to be deleted.',
      409: 'The offer has ended, the account that asks works for the employer, or the key is that of another application.',
      413: 'The CV is larger than 5 MB, or a JSON body than 64 KB.',
      415: 'The CV is no PDF, JPG or PNG, or the body is neither JSON nor a form.',
    },
  },
  'GET /api/applications/confirm': {
    summary: 'The offer of an application that waits for the press of its mailed link',
    tag: 'applications',
    who: 'link',
    responses: {
      200: { about: 'The offer and who published it; looking sends nothing.', schema: waitingApplicationSchema },
    },
    refuses: { 404: 'The application is gone.' },
  },
  'POST /api/applications/confirm': {
    summary: 'Sends an application without an account, by the link that was mailed to its address',
    tag: 'applications',
    who: 'anyone',
    limit: 'WRITE_LIMIT',
    mails: true,
    body: { schema: confirmApplicationBody, example: { token: 'header.payload.signature' } },
    responses: { 200: { about: 'The employer has it; the same again changes nothing.', schema: guestAppliedSchema } },
    refuses: {
      403: 'The account with this confirmed address is suspended.',
      404: 'The application, or its offer, is gone.',
      409: 'The offer has ended, this address has applied for it before, or works for the employer.',
    },
  },
  'POST /api/applications/links': {
    summary: 'Mails the private links of all applications that an address has sent without an account',
    tag: 'applications',
    who: 'anyone',
    human: { check: 'always', action: 'apply' },
    limit: 'WRITE_LIMIT',
    daily: { action: 'applicant-links', email: 3, network: 30 },
    body: { schema: applicantLinksBody, example: { email: 'rosa@example.org' } },
    responses: { 202: { about: 'The same, whether there are any.', schema: doneSchema } },
  },
  'GET /api/applications/linked': {
    summary: 'The application without an account that a private link is of',
    tag: 'applications',
    who: 'link',
    responses: { 200: { about: 'As it was sent, with what became of it.', schema: guestApplicationSchema } },
    refuses: { 409: 'An account has it now.' },
  },
  'GET /api/applications/linked/export': {
    summary: 'All that is held of the application of a private link, as a file',
    tag: 'applications',
    who: 'link',
    responses: {
      200: { about: 'As it was sent, with what became of it, to be saved.', schema: guestApplicationSchema },
    },
    refuses: { 409: 'An account has it now.' },
  },
} as const satisfies CallTable;
