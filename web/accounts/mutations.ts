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
import type { Passkey, PasskeyOptionsBody, RenamePasskeyBody } from '../../shared/passkeys.ts';
import { fetchCall, send } from '../api/call.ts';
import { humanHeaders } from '../api/human.ts';
import { createPasskey, signWithPasskey } from './webauthn.ts';

/** @throws ApiError 401 for an unknown address or a wrong password */
export const logIn = (body: LoginBody): Promise<Session> => send('POST /api/login', { body });

/** @throws ApiError 409 where the address has an account */
export const register = (body: RegisterBody): Promise<Session> =>
  send('POST /api/register', { body, headers: humanHeaders() });

/** Mails a link to choose a new password, if the address has an account; the answer never tells whether it has. */
export const forgotPassword = (body: ForgotPasswordBody): Promise<Done> =>
  send('POST /api/password/forgot', { body, headers: humanHeaders() });

/** @throws ApiError 400 with an issue at `token` where the link is expired, used or unknown */
export const resetPassword = (body: ResetPasswordBody): Promise<Done> => send('POST /api/password/reset', { body });

export const rename = (body: RenameBody): Promise<OwnAccount> => send('PATCH /api/account', { body, signedIn: true });

/**
 * The session goes on with a new token; every other device is signed out.
 * @throws ApiError 400 with an issue at `currentPassword`
 */
export const changePassword = (body: ChangePasswordBody): Promise<Session> =>
  send('POST /api/account/password', { body, signedIn: true });

/** Mails a link to the new address, which becomes the account's when it is confirmed. */
export const changeEmail = (body: ChangeEmailBody): Promise<Done> =>
  send('POST /api/account/email', { body, signedIn: true });

/** Mails the link again that confirms the address the account has. */
export const verifyEmail = (): Promise<Done> => send('POST /api/account/email/link', { signedIn: true });

/** @throws ApiError 400 with an issue at `token` where the link is dead, 409 where the address is another account's */
export const confirmEmail = (body: ConfirmEmailBody): Promise<Done> => send('POST /api/email/confirm', { body });

export const endDevice = (id: string): Promise<Done> =>
  send('DELETE /api/account/sessions/:id', { params: { id }, signedIn: true });

export const endAllDevices = (): Promise<Done> => send('DELETE /api/account/sessions', { signedIn: true });

/**
 * Hides everything of the account at once; it is purged after seven days.
 * @throws ApiError 400 with an issue at `currentPassword`
 */
export const deleteAccount = (body: DeleteAccountBody): Promise<OwnAccount> =>
  send('DELETE /api/account', { body, signedIn: true });

/** @throws ApiError 409 once the seven days are over */
export const restoreAccount = (): Promise<OwnAccount> => send('POST /api/account/restore', { signedIn: true });

/**
 * Asks for a challenge, has the device make a passkey, and has it stored.
 * @throws ApiError 400 with an issue at `currentPassword`, 409 where there are ten; or the browser's error
 */
export const addPasskey = async (body: PasskeyOptionsBody): Promise<Passkey> =>
  send('POST /api/passkeys', {
    body: await createPasskey(await send('POST /api/passkey-options', { body, signedIn: true })),
    signedIn: true,
  });

/** @throws ApiError 404 where it was removed meanwhile */
export const renamePasskey = (id: string, body: RenamePasskeyBody): Promise<Passkey> =>
  send('PATCH /api/passkeys/:id', { params: { id }, body, signedIn: true });

/** @throws ApiError 404 where it was removed before */
export const deletePasskey = (id: string): Promise<Done> =>
  send('DELETE /api/passkeys/:id', { params: { id }, signedIn: true });

/** @throws ApiError 401 where the passkey is not taken; or the browser's error */
export const logInWithPasskey = async (): Promise<Session> =>
  send('POST /api/login/passkey', { body: await signWithPasskey(await send('POST /api/login/passkey/options', {})) });

/** Everything that is held about the person, as the file they keep. */
export const exportAccount = async (): Promise<Blob> =>
  (await fetchCall('GET /api/account/export', { signedIn: true })).blob();
