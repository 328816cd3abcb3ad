import type { pushCalls } from '../../shared/calls/push.ts';
import { DomainError } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import { findAccount } from '../http/session.ts';
import { endPush, storePush } from './change-push.ts';

const OFF = 'Gli avvisi sul telefono non sono attivi su questo sito.';

export const pushHandlers: Handlers<typeof pushCalls> = {
  'GET /api/push/key': ({ config }) => {
    const [first] = config.VAPID_KEYS;
    if (!first) throw new DomainError('not-found', OFF);
    return { key: first.publicKey };
  },
  'PUT /api/push': async ({ c, db, config, site, body }) => {
    const keys = config.VAPID_KEYS;
    if (keys.length === 0) throw new DomainError('not-found', OFF);
    if (!keys.some(({ publicKey }) => publicKey === body.key))
      throw new DomainError('conflict', 'Gli avvisi di questo dispositivo vanno attivati di nuovo.');
    await storePush(db, { accountId: (await findAccount(c))?.id ?? null, body, ...site });
    return { message: 'Ti avvisiamo su questo dispositivo.' };
  },
  'POST /api/push/end': async ({ db, body }) => {
    await endPush(db, body);
    return { message: 'Non ricevi più avvisi su questo dispositivo.' };
  },
};
