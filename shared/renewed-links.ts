import * as mini from 'zod/mini';
import { signedToken } from './fields.ts';

/** Answer to a request for a new link by one that is over. */
export const LINK_RENEWED = 'Ti abbiamo mandato un link nuovo all’indirizzo che ha adesso il tuo account.';

/** A link that is over. @param dead text of a link that is not ours */
export const renewLinkBody = (dead: string) => mini.strictObject({ token: signedToken(dead) });

/** New links that an account is mailed in a day in place of those that are over, of whatever kind. */
export const RENEWED_LINKS_A_DAY = 5;
