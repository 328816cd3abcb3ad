import type {
  ChangeEmailBody,
  ChangePasswordBody,
  ConfirmEmailBody,
  DeleteAccountBody,
  Done,
  ForgotPasswordBody,
  LoginBody,
  OwnAccount,
  RegisterBody,
  RenameBody,
  ResetPasswordBody,
  Session,
} from '../../shared/accounts.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import type { Passkey, PasskeyOptionsBody, RenamePasskeyBody } from '../../shared/passkeys.ts';
import { apiPath } from '../../shared/paths.ts';
import { requireOk, sendJson } from '../api/fetch-api.ts';
import { humanHeaders } from '../api/human.ts';
import { readSession } from '../api/session.ts';
import { createPasskey, signWithPasskey } from './webauthn.ts';

/** @throws ApiError 401 for an unknown address or a wrong password */
export const logIn = (body: LoginBody): Promise<Session> => sendJson(apiPath.login(), { body });

/** @throws ApiError 409 where the address has an account */
export const register = (body: RegisterBody): Promise<Session> =>
  sendJson(apiPath.register(), { body, headers: humanHeaders() });

/** Mails a link to choose a new password, if the address has an account; the answer never tells whether it has. */
export const forgotPassword = (body: ForgotPasswordBody): Promise<Done> =>
  sendJson(apiPath.forgotPassword(), { body, headers: humanHeaders() });

/** @throws ApiError 400 with an issue at `token` where the link is expired, used or unknown */
export const resetPassword = (body: ResetPasswordBody): Promise<Done> => sendJson(apiPath.resetPassword(), { body });

/** What only who is signed in may send. */
const own = () => ({ token: readSession()?.token });

export const rename = (body: RenameBody): Promise<OwnAccount> =>
  sendJson(apiPath.account(), { method: 'PATCH', body, ...own() });

/**
 * The session goes on with a new token; every other device is signed out.
 * @throws ApiError 400 with an issue at `currentPassword`
 */
export const changePassword = (body: ChangePasswordBody): Promise<Session> =>
  sendJson(ownApiPath.accountPassword(), { body, ...own() });

/** Mails a link to the new address, which becomes the account's when it is confirmed. */
export const changeEmail = (body: ChangeEmailBody): Promise<Done> =>
  sendJson(ownApiPath.accountEmail(), { body, ...own() });

/** Mails the link again that confirms the address the account has. */
export const verifyEmail = (): Promise<Done> => sendJson(ownApiPath.verifyEmail(), own());

/** @throws ApiError 400 with an issue at `token` where the link is dead, 409 where the address is another account's */
export const confirmEmail = (body: ConfirmEmailBody): Promise<Done> => sendJson(ownApiPath.confirmEmail(), { body });

export const endDevice = (id: string): Promise<Done> => sendJson(ownApiPath.device(id), { method: 'DELETE', ...own() });

export const endAllDevices = (): Promise<Done> => sendJson(ownApiPath.devices(), { method: 'DELETE', ...own() });

/**
 * Hides everything of the account at once; it is purged after seven days.
 * @throws ApiError 400 with an issue at `currentPassword`
 */
export const deleteAccount = (body: DeleteAccountBody): Promise<OwnAccount> =>
  sendJson(apiPath.account(), { method: 'DELETE', body, ...own() });

/** @throws ApiError 409 once the seven days are over */
export const restoreAccount = (): Promise<OwnAccount> => sendJson(ownApiPath.restoreAccount(), own());

/**
 * Asks for a challenge, has the device make a passkey, and has it stored.
 * @throws ApiError 400 with an issue at `currentPassword`, 409 where there are ten; or the browser's error
 */
export const addPasskey = async (body: PasskeyOptionsBody): Promise<Passkey> =>
  sendJson(ownApiPath.passkeys(), {
    body: await createPasskey(await sendJson(ownApiPath.passkeyOptions(), { body, ...own() })),
    ...own(),
  });

/** @throws ApiError 404 where it was removed meanwhile */
export const renamePasskey = (id: string, body: RenamePasskeyBody): Promise<Passkey> =>
  sendJson(ownApiPath.passkey(id), { method: 'PATCH', body, ...own() });

/** @throws ApiError 404 where it was removed before */
export const deletePasskey = (id: string): Promise<Done> =>
  sendJson(ownApiPath.passkey(id), { method: 'DELETE', ...own() });

/** @throws ApiError 401 where the passkey is not taken; or the browser's error */
export const logInWithPasskey = async (): Promise<Session> =>
  sendJson(apiPath.loginPasskey(), { body: await signWithPasskey(await sendJson(apiPath.loginPasskeyOptions(), {})) });

/** Everything that is held about the person, as the file they keep. */
export async function exportAccount(): Promise<Blob> {
  const headers = { Authorization: `Bearer ${readSession()?.token ?? ''}` };
  return (await requireOk(await fetch(ownApiPath.accountExport(), { headers, credentials: 'include' }))).blob();
}
