import {
  doneSchema,
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  sessionSchema,
} from '../../../shared/accounts.ts';
import type { Endpoints } from './endpoint.ts';

export const ACCOUNT_ENDPOINTS: Endpoints = {
  'POST /api/register': {
    summary: 'Makes an account and signs in',
    tag: 'accounts',
    limited: true,
    body: {
      schema: registerBody,
      example: { name: 'Anna', email: 'anna@example.org', password: 'una-lunga-parola', role: 'employer' },
    },
    answers: { 201: { about: 'A token of seven days, and who it is of.', schema: sessionSchema } },
    refuses: { 409: 'The email belongs to an account.' },
  },
  'POST /api/login': {
    summary: 'Signs in',
    tag: 'accounts',
    limited: true,
    body: { schema: loginBody, example: { email: 'anna@example.org', password: 'una-lunga-parola' } },
    answers: { 200: { about: 'A token of seven days, and who it is of.', schema: sessionSchema } },
    refuses: { 401: 'Email or password are not right.' },
  },
  'POST /api/password/forgot': {
    summary: 'Asks for a link to choose a new password',
    tag: 'accounts',
    limited: true,
    body: { schema: forgotPasswordBody, example: { email: 'anna@example.org' } },
    answers: { 202: { about: 'The same whether the email belongs to an account or not.', schema: doneSchema } },
  },
  'POST /api/password/reset': {
    summary: 'Chooses a new password with the token of a mailed link',
    tag: 'accounts',
    limited: true,
    body: { schema: resetPasswordBody, example: { token: 'A'.repeat(43), password: 'una-lunga-parola' } },
    answers: { 200: { about: 'The password is changed, and every session ended.', schema: doneSchema } },
  },
};
