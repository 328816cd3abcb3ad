import { addDays } from '../../shared/dates.ts';
import { sign } from '../../worker/sign.ts';

/** Secret of the Worker that the journeys visit, and of nothing else. */
export const JWT_SECRET = 'a-secret-of-the-journeys-and-of-nothing-else';

/** A token of an account and a session that the database came with. */
export const tokenOf = (publicId: string, sessionId: string): Promise<string> =>
  sign('session', { sub: publicId, ver: 1, jti: sessionId }, { secret: JWT_SECRET, expiresAt: addDays(new Date(), 1) });
