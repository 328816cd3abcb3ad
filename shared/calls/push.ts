import { doneSchema } from '../accounts.ts';
import { putPushBody } from '../push.ts';
import { VALLEY } from '../valley/valley.ts';
import { type CallTable, ok } from './call.ts';

export const pushCalls = {
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
