import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { Failure } from '../lib/run.mjs';
import { sampleJob } from '../lib/sample-job.mjs';

/** One way in that somebody from outside tries. */
export type Attack = {
  readonly name: string;
  /** @returns what held. @throws BrokeThrough with what did not */
  readonly run: (site: Site) => Promise<string>;
};

/** The attack has reached what it wanted. */
export class BrokeThrough extends Error {}

/** The attack could not be tried here, for the reason in its message. */
export class NotTried extends Error {}

/** @throws BrokeThrough with `what`, unless it held */
export function mustHold(held: boolean, what: string): void {
  if (!held) throw new BrokeThrough(what);
}

type Ask = {
  readonly method?: string;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly token?: string | undefined;
  /** Network address of the sender; one of nobody else unless given. */
  readonly network?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Person = { readonly id: string; readonly token: string; readonly email: string; readonly password: string };

/** An IPv4 address of the ranges for documents and tests (RFC 5737, RFC 2544). */
export const newNetwork = (): string => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;

const LETTERS = 'bcdfghlmnprstvz';
/** A word that nothing else on the site has. */
export const newWord = (): string =>
  Array.from({ length: 12 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

type Sent = { readonly to: readonly string[]; readonly messageId: string };

export type Site = ReturnType<typeof siteAt>;

/** The site as somebody from outside reaches it, and the mailboxes, of which everybody reads their own. */
export function siteAt(url: string) {
  const ask = (path: string, { method, body, form, token, network = newNetwork(), headers }: Ask = {}) =>
    fetch(url + path, {
      method: method ?? (body === undefined && form === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        'CF-Connecting-IP': network,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form === undefined ? {} : { body: form }),
    });

  async function read<Answer>(path: string, asked: Ask = {}): Promise<Answer> {
    const answer = await ask(path, asked);
    if (!answer.ok) throw new Failure(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  }

  async function register(
    parts: { readonly email?: string; readonly role?: 'user' | 'employer' } = {},
  ): Promise<Person> {
    const word = newWord();
    const body = { name: 'Persona di prova', email: `${word}@example.org`, password: `lunga-${word}-parola`, ...parts };
    const { token, user } = await read<Session>(pathOf('POST /api/register'), { body });
    return { id: user.id, token, email: body.email, password: body.password };
  }

  /** Texts of the mails that an address has got, the newest first. */
  async function mailsTo(email: string): Promise<string[]> {
    const mails = '/cdn-cgi/local/explorer/api/local/email/sending';
    const list = await read<{ result: Sent[] }>(`${mails}?per_page=100`);
    const own = list.result.filter(({ to }) => to.includes(email));
    const texts = own.map(({ messageId }) =>
      read<{ result: { text: string } }>(`${mails}?email_id=${messageId.replace(/^<|>$/g, '')}`),
    );
    return (await Promise.all(texts)).map(({ result }) => result.text);
  }

  /** Token of the newest mail that leads to a page, for whose mailbox it is; waits for it a little. */
  async function mailedToken(email: string, page: string): Promise<string> {
    for (let tries = 0; tries < 40; tries++) {
      const mail = (await mailsTo(email)).find((text) => text.includes(`${url}${page}`));
      const token = mail && /#(?:token=)?([\w.-]+)/.exec(mail)?.[1];
      if (token) return token;
      await sleep(250);
    }
    throw new Failure(`No mail with a link to ${page} came`);
  }

  const publish = ({ token }: Pick<Person, 'token'>, parts: Readonly<Record<string, unknown>> = {}) =>
    read<{ id: string; title: string }>(pathOf('POST /api/jobs'), {
      token,
      body: { ...sampleJob(newWord()), ...parts },
    });

  /** Statuses of many requests, one after the other. */
  async function statuses(count: number, one: (n: number) => Promise<Response>): Promise<number[]> {
    const found: number[] = [];
    for (let n = 0; n < count; n++) {
      const answer = await one(n);
      await answer.arrayBuffer();
      found.push(answer.status);
    }
    return found;
  }

  return { url, ask, read, register, mailsTo, mailedToken, publish, statuses };
}
