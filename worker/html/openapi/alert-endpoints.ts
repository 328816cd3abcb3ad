import { doneSchema } from '../../../shared/accounts.ts';
import {
  alertSchema,
  confirmAlertBody,
  confirmedAlertSchema,
  createAlertBody,
  createdAlertSchema,
  endQuery,
  ownAlertsSchema,
  setAlertBody,
} from '../../../shared/alerts.ts';
import { confirmNewsletterBody, subscribeBody } from '../../../shared/newsletter.ts';
import type { Endpoints } from './endpoint.ts';

const TOKEN = 'JqYt1Jv6QxT5T1kK9p0o8m1cQw3n2v4b5x6z7y8w9u0';
const ENDED = { about: 'It has ended; again, it changes nothing.', schema: doneSchema };
/** As a mail program asks; a browser is led to a page instead, by 303. */
const ONE_CLICK = { 303: { about: 'To a page that says what came of it, for a browser.', schema: null } };
const BY_TOKEN = { query: { schema: endQuery, example: { token: TOKEN } } };
const LEADS = { 303: { about: 'To a page with one button.', schema: null } };

export const ALERT_ENDPOINTS: Endpoints = {
  'GET /api/alerts': {
    summary: 'Alerts of the address that the account has proved, or of that of a mailed link',
    tag: 'alerts',
    account: 'or link',
    answers: { 200: { about: 'The confirmed ones, the oldest first.', schema: ownAlertsSchema } },
  },
  'POST /api/alerts': {
    summary: 'Asks for new offers of a search by mail: a version, and the query string of GET /api/jobs',
    tag: 'alerts',
    limited: true,
    body: {
      schema: createAlertBody,
      example: { email: 'anna@example.org', search: 'v1:search=cuoco&location=Breno' },
    },
    answers: {
      201: { about: 'It has begun: the address is the account’s, and proved.', schema: createdAlertSchema },
      202: { about: 'A link was mailed; the same for every address.', schema: createdAlertSchema },
    },
    refuses: { 409: 'The account has as many alerts as it may.' },
  },
  'POST /api/alerts/confirm': {
    summary: 'Starts the alert of a mailed link, for a year',
    tag: 'alerts',
    limited: true,
    body: { schema: confirmAlertBody, example: { token: TOKEN } },
    answers: { 200: { about: 'It has begun.', schema: confirmedAlertSchema } },
    refuses: { 409: 'The address has as many alerts as it may.' },
  },
  'POST /api/alerts/renew': {
    summary: 'Another year for all alerts of the address',
    tag: 'alerts',
    account: 'or link',
    limited: true,
    answers: { 200: { about: 'They go on.', schema: doneSchema } },
  },
  'GET /api/alerts/unsubscribe': {
    summary: 'Leads to a page with a button',
    tag: 'alerts',
    ...BY_TOKEN,
    answers: LEADS,
  },
  'POST /api/alerts/unsubscribe': {
    summary: 'Ends all alerts of the address of `token`, by one click in a mail program (RFC 8058)',
    tag: 'alerts',
    ...BY_TOKEN,
    limited: true,
    answers: { 200: ENDED, ...ONE_CLICK },
    refuses: { 400: 'Nobody has signed the token.' },
  },
  'PATCH /api/alerts/:id': {
    summary: 'Pauses an alert, or resumes it with what is published from then on',
    tag: 'alerts',
    account: 'or link',
    limited: true,
    body: { schema: setAlertBody, example: { paused: true } },
    answers: { 200: { about: 'The alert as it is now.', schema: alertSchema } },
    refuses: { 404: 'There is no such alert, or it is somebody else’s.' },
  },
  'DELETE /api/alerts/:id': {
    summary: 'Deletes an alert for good',
    tag: 'alerts',
    account: 'or link',
    limited: true,
    answers: { 200: { about: 'It is gone.', schema: doneSchema } },
    refuses: { 404: 'There is no such alert, or it is somebody else’s.' },
  },
  'POST /api/newsletter': {
    summary: 'Asks for the new articles of the blog by mail, once a month',
    tag: 'newsletter',
    limited: true,
    body: { schema: subscribeBody, example: { email: 'anna@example.org' } },
    answers: { 202: { about: 'A link was mailed; the same for every address.', schema: doneSchema } },
  },
  'POST /api/newsletter/confirm': {
    summary: 'Starts the newsletter of a mailed link',
    tag: 'newsletter',
    limited: true,
    body: { schema: confirmNewsletterBody, example: { token: TOKEN } },
    answers: { 200: { about: 'It has begun.', schema: doneSchema } },
  },
  'GET /api/newsletter/unsubscribe': {
    summary: 'Leads to a page with a button',
    tag: 'newsletter',
    ...BY_TOKEN,
    answers: LEADS,
  },
  'POST /api/newsletter/unsubscribe': {
    summary: 'Ends the newsletter for the address of `token`, by one click in a mail program (RFC 8058)',
    tag: 'newsletter',
    ...BY_TOKEN,
    limited: true,
    answers: { 200: ENDED, ...ONE_CLICK },
    refuses: { 400: 'Nobody has signed the token.' },
  },
};
