import type { LoginBody, RegisterBody, Session } from '../../shared/accounts.ts';
import { apiPath } from '../../shared/paths.ts';
import { sendJson } from '../api/fetch-api.ts';

/** @throws ApiError 401 for an unknown address or a wrong password */
export const logIn = (body: LoginBody): Promise<Session> => sendJson(apiPath.login(), { body });

/** @throws ApiError 409 where the address has an account */
export const register = (body: RegisterBody): Promise<Session> => sendJson(apiPath.register(), { body });
