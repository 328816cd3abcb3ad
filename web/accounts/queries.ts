import { readOptions } from '../api/call-options.ts';

export const ownAccountOptions = () => readOptions('GET /api/account', { signedIn: true });

export const devicesOptions = () => readOptions('GET /api/account/sessions', { signedIn: true });

export const passkeysOptions = () => readOptions('GET /api/passkeys', { signedIn: true });
