import { doneSchema } from '../accounts.ts';
import { endQuery } from '../alerts.ts';

/** An example of a mailed token. */
export const TOKEN = 'JqYt1Jv6QxT5T1kK9p0o8m1cQw3n2v4b5x6z7y8w9u0';

export const ENDED = { about: 'It has ended; again, it changes nothing.', schema: doneSchema } as const;

/** As a mail program asks; a browser is led to a page instead, by 303. */
export const ONE_CLICK = {
  303: { about: 'To a page that says what came of it, for a browser.', schema: null },
} as const;

/** Parts of the calls that end what is sent to an address, by the token of a mail. */
export const BY_TOKEN = {
  who: 'anyone',
  query: { schema: endQuery, example: { token: TOKEN }, lenient: true },
} as const;
export const LEADS = { 303: { about: 'To a page with one button.', schema: null } } as const;
