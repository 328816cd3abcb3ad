import { doneSchema } from '../accounts.ts';
import { confirmNewsletterBody, subscribeBody } from '../newsletter.ts';
import type { CallTable } from './call.ts';
import { BY_TOKEN, ENDED, LEADS, ONE_CLICK, TOKEN } from './end-by-token.ts';

export const newsletterCalls = {
  'POST /api/newsletter': {
    summary: 'Asks for the new articles of the blog by mail, once a month',
    tag: 'newsletter',
    who: 'anyone',
    human: { check: 'always', action: 'newsletter' },
    limit: 'WRITE_LIMIT',
    daily: { action: 'newsletter', email: 3, network: 60 },
    mails: true,
    body: { schema: subscribeBody, example: { email: 'anna@example.org' } },
    responses: { 202: { about: 'A link was mailed; the same for every address.', schema: doneSchema } },
    refuses: { 409: 'The newsletter is off.' },
  },
  'POST /api/newsletter/confirm': {
    summary: 'Starts the newsletter of a mailed link',
    tag: 'newsletter',
    who: 'anyone',
    limit: 'PASSWORD_LIMIT',
    body: { schema: confirmNewsletterBody, example: { token: TOKEN } },
    responses: { 200: { about: 'It has begun.', schema: doneSchema } },
    refuses: { 409: 'The newsletter is off.' },
  },
  'GET /api/newsletter/unsubscribe': {
    summary: 'Leads to a page with a button',
    tag: 'newsletter',
    ...BY_TOKEN,
    responses: LEADS,
  },
  'POST /api/newsletter/unsubscribe': {
    summary: 'Ends the newsletter for the address of `token`, by one click in a mail program (RFC 8058)',
    tag: 'newsletter',
    ...BY_TOKEN,
    limit: 'by handler',
    takesForms: true,
    responses: { 200: ENDED, ...ONE_CLICK },
    refuses: { 400: 'Nobody has signed the token.' },
  },
} as const satisfies CallTable;
