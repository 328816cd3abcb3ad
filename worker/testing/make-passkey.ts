import { env } from 'cloudflare:workers';
import { newSoftwarePasskey } from '../../scripts/testing/software-passkey.ts';
import { passkeys, type UserRow } from '../db/tables/accounts.ts';
import { insertOne, makeUser } from './factories.ts';
import { asVisitor } from './requests.ts';

/** A passkey for the site of the tests, of no account yet. */
export const newPasskey = (settings: Parameters<typeof newSoftwarePasskey>[1] = {}) =>
  newSoftwarePasskey(env.SITE_URL, settings);

/**
 * An account with a passkey, and the device that has its key.
 * @param settings of the device
 * @param userId of an account that has others
 */
export async function makePasskey(
  columns: Partial<UserRow> = {},
  settings: Parameters<typeof newSoftwarePasskey>[1] = {},
  userId: number | null = null,
  name = 'Chrome su Android',
) {
  const user = await makeUser(columns);
  const device = await newPasskey(settings);
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
