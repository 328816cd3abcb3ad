import { expect } from 'vitest';
import { mailTransport, type SentMail } from './transport.ts';

/** Token of the link in the last of these mails to an address; empty without one. */
export const tokenTo = (mails: readonly SentMail[], to: string): string =>
  /#token=([\w-]{43})/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? '';

/** Token of the link that a call, which is accepted, mails to an address. */
export async function mailedToken(to: string, request: (bindings: Env) => Promise<Response>): Promise<string> {
  const { sent, bindings } = mailTransport();
  expect((await request(bindings)).status).toBe(202);
  return tokenTo(sent, to);
}
