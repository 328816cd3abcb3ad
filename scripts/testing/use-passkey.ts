import type { Session } from '../../shared/accounts.ts';
import { read } from '../lib/api.ts';
import { newSoftwarePasskey } from './software-passkey.ts';

type Passkey = Awaited<ReturnType<typeof newSoftwarePasskey>>;
type SignedIn = { readonly token: string; readonly password: string };

/** Adds a passkey to an account, as its page does. */
export async function addPasskey(siteUrl: string, { token, password }: SignedIn): Promise<Passkey> {
  const passkey = await newSoftwarePasskey(siteUrl, { counts: false });
  const body = { currentPassword: password };
  const options = await read<Parameters<Passkey['create']>[0]>(siteUrl, 'POST /api/passkey-options', { token, body });
  await read(siteUrl, 'POST /api/passkeys', { token, body: await passkey.create(options) });
  return passkey;
}

/** Confirms a session with a passkey of its account, as moderating asks for. @returns its new token */
export async function confirmSession(siteUrl: string, token: string, passkey: Passkey): Promise<string> {
  const options = await read<{ challenge: string }>(siteUrl, 'POST /api/session/passkey/options', { token });
  const body = await passkey.get(options);
  return (await read<Session>(siteUrl, 'POST /api/session/passkey', { token, body })).token;
}
