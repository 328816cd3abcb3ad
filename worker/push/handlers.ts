import type { pushCalls } from '../../shared/calls/push.ts';
import { DomainError } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import { findAccount } from '../http/session.ts';
import { storePush } from './change-push.ts';

export const pushHandlers: Handlers<typeof pushCalls> = {
  'PUT /api/push': async ({ c, db, config, site, body }) => {
    if (body.topics.length > 0 && !config.VAPID_KEYS.some(({ publicKey }) => publicKey === body.key))
      throw new DomainError(
        'conflict',
        'Gli avvisi di questo dispositivo vanno attivati di nuovo: ricarica la pagina.',
      );
    await storePush(db, { accountId: (await findAccount(c))?.id ?? null, body, ...site });
    return { message: 'Fatto.' };
  },
};
