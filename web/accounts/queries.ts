import { readOptions } from '../api/call-options.ts';

/** The signed-in account. */
export const ownAccountOptions = () => readOptions('GET /api/account', { signedIn: true });

/** The devices it is signed in on, the last seen first. */
export const devicesOptions = () => readOptions('GET /api/account/sessions', { signedIn: true });

/** Its passkeys, the newest first. */
export const passkeysOptions = () => readOptions('GET /api/passkeys', { signedIn: true });
