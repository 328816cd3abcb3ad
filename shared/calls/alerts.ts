import { doneSchema } from '../accounts.ts';
import * as alerts from '../alerts.ts';
import { putPushBody } from '../push.ts';
import { VALLEY } from '../valley/valley.ts';
import { type CallTable, ok } from './call.ts';

const TOKEN = 'JqYt1Jv6QxT5T1kK9p0o8m1cQw3n2v4b5x6z7y8w9u0';

const BY_TOKEN = {
  who: 'anyone',
  query: { schema: alerts.endQuery, example: { token: TOKEN }, lenient: true },
} as const;

/** The end of mails by the token of one of them, whatever they are about. */
export const unsubscribeCalls = {
  'GET /api/unsubscribe': {
    summary: 'Leads to the page with the button that ends the mails of `token`',
    ...BY_TOKEN,
    responses: { 303: { about: 'To that page.', schema: null } },
  },
  'POST /api/unsubscribe': {
    summary: 'Ends the mails of the kind that `token` came with, by one click in a mail program (RFC 8058)',
    ...BY_TOKEN,
    shown: true,
    limit: 'by handler',
    takesForms: true,
    responses: {
      200: { about: 'It has ended; again, it changes nothing.', schema: doneSchema },
      // As a mail program asks; a browser is led to a page instead.
      303: { about: 'To a page that says what came of it, for a browser.', schema: null },
    },
    refuses: { 400: 'Nobody has signed the token.' },
  },
} as const satisfies CallTable;

export const alertCalls = {
  'GET /api/alerts': {
    summary: 'Alerts of the address that the account has proved, or of that of a mailed link',
    who: 'any account or link',
    responses: ok('The confirmed ones, the oldest first.', alerts.ownAlertsSchema),
  },
  'POST /api/alerts': {
    summary:
      'Asks for new offers of a search by mail: a version, and the query string of GET /api/jobs; or `articles`, for those of the blog once a month',
    who: 'visitor or account',
    human: { check: 'visitors', action: 'alert' },
    daily: { action: 'alert', account: 20, network: 60, visitors: true },
    mails: true,
    body: {
      schema: alerts.createAlertBody,
      example: { email: 'anna@example.org', search: `v1:search=cuoco&location=${VALLEY.examples.town.name}` },
    },
    responses: {
      201: { about: 'It has begun: the address is the account’s, and proved.', schema: alerts.createdAlertSchema },
      202: { about: 'A link was mailed; the same for every address.', schema: alerts.createdAlertSchema },
    },
    refuses: { 409: 'The account has as many alerts as it may, or the newsletter is off.' },
  },
  'POST /api/alerts/confirm': {
    summary: 'Starts the alert of a mailed link, for a year',
    who: 'anyone',
    limit: 'PASSWORD_LIMIT',
    body: { schema: alerts.confirmAlertBody, example: { token: TOKEN } },
    responses: ok('It has begun.', alerts.confirmedAlertSchema),
    refuses: { 409: 'The address has as many alerts as it may, or the newsletter is off.' },
  },
  'POST /api/alerts/renew': {
    summary: 'Another year for all alerts of the address',
    who: 'any account or link',
    responses: ok('They go on.', doneSchema),
  },
  'PATCH /api/alerts/:id': {
    summary: 'Pauses an alert, or resumes it with what is published from then on',
    who: 'any account or link',
    others: 404,
    body: { schema: alerts.setAlertBody, example: { paused: true } },
    responses: ok('The alert as it is now.', alerts.alertSchema),
    refuses: { 404: 'There is no such alert, or it is somebody else’s.' },
  },
  'DELETE /api/alerts/:id': {
    summary: 'Deletes an alert for good',
    who: 'any account or link',
    others: 404,
    responses: ok('It is gone.', doneSchema),
    refuses: { 404: 'There is no such alert, or it is somebody else’s.' },
  },
  'PUT /api/push': {
    summary:
      'Stores all that a device wants to be told by Web Push, in place of what it had wanted; without topics it ends',
    who: 'visitor or account',
    daily: { action: 'push', network: 300 },
    body: {
      schema: putPushBody,
      example: {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABlq1',
        keys: {
          p256dh: 'BLRPAUDQOHPkLbQh4TlLQhI_I6lM4Q9xun3Qtwl8HNIATJBpzG7_VCk3CI7VbOWhq5NjFTEVLrZBzH4Lp3TWY6I',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
        key: 'BLRPAUDQOHPkLbQh4TlLQhI_I6lM4Q9xun3Qtwl8HNIATJBpzG7_VCk3CI7VbOWhq5NjFTEVLrZBzH4Lp3TWY6I',
        atNight: false,
        topics: [{ kind: 'urgent', town: VALLEY.examples.town.slug, radius: 15, categories: [] }],
      },
    },
    responses: ok('It is told from now on, as long as it comes by every 60 days; or nothing more.', doneSchema),
    refuses: {
      401: 'A topic is an account’s, and nobody is signed in.',
      403: 'The endpoint is of another device.',
      404: 'Nobody has signed the token of an alert or an application.',
      409: 'The device has subscribed with a key that is ours no more: it must subscribe again.',
    },
  },
} as const satisfies CallTable;
