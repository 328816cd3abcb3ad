import { randomInt } from 'node:crypto';
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
  readonly token?: string | undefined;
  /** Network address of the sender; one of nobody else unless given. */
  readonly network?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

type Person = { readonly token: string; readonly email: string; readonly password: string };

/** An IPv4 address of the ranges for documents and tests (RFC 5737, RFC 2544). */
export const newNetwork = (): string => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;

const LETTERS = 'bcdfghlmnprstvz';
/** A word that nothing else on the site has. */
export const newWord = (): string =>
  Array.from({ length: 12 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

export type Site = ReturnType<typeof siteAt>;

/** The site as somebody from outside reaches it. */
export function siteAt(url: string) {
  const ask = (path: string, { method, body, token, network = newNetwork(), headers }: Ask = {}) =>
    fetch(url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        'CF-Connecting-IP': network,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  async function read<Answer>(path: string, asked: Ask = {}): Promise<Answer> {
    const answer = await ask(path, asked);
    if (!answer.ok) throw new Failure(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  }

  async function register(role: 'user' | 'employer' = 'user'): Promise<Person> {
    const word = newWord();
    const body = { name: 'Persona di prova', email: `${word}@example.org`, password: `lunga-${word}-parola`, role };
    const { token } = await read<Session>(pathOf('POST /api/register'), { body });
    return { token, email: body.email, password: body.password };
  }

  const publish = ({ token }: Person) =>
    read<{ id: string }>(pathOf('POST /api/jobs'), { token, body: sampleJob(newWord()) });

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

  return { url, ask, read, register, publish, statuses };
}
