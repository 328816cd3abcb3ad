import { doneSchema } from '../accounts.ts';
import { endPushBody, pushKeySchema, putPushBody } from '../push.ts';
import { VALLEY } from '../valley/valley.ts';
import { type CallTable, ok } from './call.ts';

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABlq1';
const KEY = 'BLRPAUDQOHPkLbQh4TlLQhI_I6lM4Q9xun3Qtwl8HNIATJBpzG7_VCk3CI7VbOWhq5NjFTEVLrZBzH4Lp3TWY6I';
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg';

const SIGNED_OUT = 'A topic is an account’s, and nobody is signed in.';

export const pushCalls = {
  'GET /api/push/key': {
    summary: 'Public key that devices subscribe with to be told by Web Push (RFC 8292)',
    who: 'anyone',
    cachedFor: 300,
    responses: ok('The key, as base64url.', pushKeySchema),
    refuses: { 404: 'Nothing is sent by Web Push here.' },
  },
  'PUT /api/push': {
    summary: 'Stores all that a device wants to be told by Web Push, in place of what it had wanted',
    who: 'visitor or account',
    daily: { action: 'push', network: 300 },
    body: {
      schema: putPushBody,
      example: {
        endpoint: ENDPOINT,
        keys: { p256dh: KEY, auth: AUTH },
        key: KEY,
        atNight: false,
        topics: [{ kind: 'urgent', town: VALLEY.examples.town.slug, radius: 15, categories: [] }],
      },
    },
    responses: ok('It is told from now on, as long as it comes by every 60 days.', doneSchema),
    refuses: {
      401: SIGNED_OUT,
      403: 'The endpoint is of another device.',
      404: 'An alert or an application is not there, or somebody else’s; or nothing is sent by Web Push here.',
      409: 'The device has subscribed with a key that is ours no more: it must subscribe again.',
    },
  },
  'POST /api/push/end': {
    summary: 'Ends what a device is told',
    who: 'anyone',
    body: { schema: endPushBody, example: { endpoint: ENDPOINT, auth: AUTH } },
    responses: ok('It is told nothing more; again, it changes nothing.', doneSchema),
  },
} as const satisfies CallTable;
