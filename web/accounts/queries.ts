import { queryOptions } from '@tanstack/react-query';
import type { Device, OwnAccount } from '../../shared/accounts.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import type { Passkey } from '../../shared/passkeys.ts';
import { apiPath } from '../../shared/paths.ts';

/** The account of who is signed in. */
export const ownAccountOptions = () =>
  queryOptions<OwnAccount>({ queryKey: [apiPath.account()], meta: { signedIn: true } });

/** The devices it is signed in on, the last seen first. */
export const devicesOptions = () =>
  queryOptions<readonly Device[]>({ queryKey: [ownApiPath.devices()], meta: { signedIn: true } });

/** Its passkeys, the newest first. */
export const passkeysOptions = () =>
  queryOptions<readonly Passkey[]>({ queryKey: [ownApiPath.passkeys()], meta: { signedIn: true } });
