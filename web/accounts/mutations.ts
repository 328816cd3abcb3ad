import type {
  Done,
  ForgotPasswordBody,
  LoginBody,
  RegisterBody,
  ResetPasswordBody,
  Session,
} from '../../shared/accounts.ts';
import { apiPath } from '../../shared/paths.ts';
import { sendJson } from '../api/fetch-api.ts';

/** @throws ApiError 401 for an unknown address or a wrong password */
export const logIn = (body: LoginBody): Promise<Session> => sendJson(apiPath.login(), { body });

/** @throws ApiError 409 where the address has an account */
export const register = (body: RegisterBody): Promise<Session> => sendJson(apiPath.register(), { body });

/** Mails a link to choose a new password, if the address has an account; the answer never tells whether it has. */
export const forgotPassword = (body: ForgotPasswordBody): Promise<Done> => sendJson(apiPath.forgotPassword(), { body });

/** @throws ApiError 400 with an issue at `token` where the link is expired, used or unknown */
export const resetPassword = (body: ResetPasswordBody): Promise<Done> => sendJson(apiPath.resetPassword(), { body });
