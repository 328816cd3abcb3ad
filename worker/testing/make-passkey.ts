import { passkeys, type UserRow } from '../db/tables/accounts.ts';
import { newAuthenticator, type Wrong } from './authenticator.ts';
import { insertOne, makeUser } from './factories.ts';
import { asVisitor } from './requests.ts';

/**
 * An account with a passkey, and the device that has its key.
 * @param settings of the device
 * @param userId of an account that has others
 */
export async function makePasskey(
  columns: Partial<UserRow> = {},
  settings: Parameters<typeof newAuthenticator>[0] = {},
  userId: number | null = null,
  name = 'Chrome su Android',
) {
  const user = await makeUser(columns);
  const device = await newAuthenticator(settings);
  const passkey = await insertOne(passkeys, {
    userId: userId ?? user.id,
    ...device.made(user.publicId),
    transports: 'internal,hybrid',
    deviceType: 'multiDevice',
    backedUp: true,
    name,
  });
  return { user, device, passkey };
}

export const loginOptions = async (): Promise<{ challenge: string }> =>
  (await asVisitor.send('/api/login/passkey/options', { method: 'POST' })).json();

/** Faulty answers of an authenticator, in both ceremonies. */
export const WRONG_RESPONSES: readonly (readonly [what: string, wrong: Wrong])[] = [
  ['another site', { origin: 'https://lavoro-in-valle.example' }],
  ['another port of this host', { origin: 'http://localhost:1' }],
  ['a key for another site', { rpId: 'example.org' }],
  ['a challenge that nobody made', { challenge: Buffer.alloc(54).toString('base64url') }],
  ['an empty challenge', { challenge: '' }],
  ['a challenge that is no text', { challenge: 7 }],
  ['another ceremony', { type: 'payment.get' }],
];
