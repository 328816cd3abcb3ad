import { passkeys, type UserRow } from '../db/tables/accounts.ts';
import { newAuthenticator } from './authenticator.ts';
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
