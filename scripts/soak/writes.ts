import { randomInt, randomUUID } from 'node:crypto';
import { keysOf } from '../../shared/records.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { type ApiRequest, PASSWORD, register, requestOf, sampleJob } from '../lib/api.ts';
import { oneOf } from './reads.ts';

/** Share of writes whose first connection is cut, and of those that are sent again after they were answered. */
const [CUT, TWICE] = [0.15, 0.15];
const CUT_WITHIN_MS = 40;
const ATTEMPTS = 5;

/** Kinds of writes, each as often in a hundred. */
const SHARES = {
  application: 20,
  guest: 8,
  job: 18,
  edit: 14,
  message: 14,
  candidate: 10,
  alert: 6,
  contact: 4,
  newsletter: 4,
  account: 2,
};
export type Kind = keyof typeof SHARES;
const DRAWN = keysOf(SHARES).flatMap((kind) => Array<Kind>(SHARES[kind]).fill(kind));

/**
 * A write that was acknowledged. `mark`: text that is in the stored row and nowhere else; `ids`: public ids in the answers, empty
 * where they name none.
 */
export type Acknowledged = { readonly kind: Kind; readonly mark: string; readonly ids: Set<string> };

/** A write that is to be sent. `repeated`: a status that says that it is stored already. */
type Write = { readonly ask: ApiRequest; readonly repeated?: number; readonly done?: (id: string) => void };

type Answer = { readonly status: number; readonly id?: unknown };

/** Null without an answer. */
const send = (url: string, { path, init }: ApiRequest): Promise<Answer | null> =>
  fetch(url + path, init).then(
    async (answer) => ({ ...((await answer.json().catch(() => ({}))) as object), status: answer.status }),
    () => null,
  );

/** Hangs up before the answer, as a phone does that loses its network. */
const sendAndHangUp = (url: string, { path, init }: ApiRequest) =>
  fetch(url + path, { ...init, signal: AbortSignal.timeout(randomInt(CUT_WITHIN_MS)) }).catch(() => null);

/** Tokens of accounts that write, made before anything is measured: passwords are slow to hash. */
export async function makePeople(url: string) {
  const make = async (role: 'user' | 'employer', count: number) => {
    const tokens: string[] = [];
    while (tokens.length < count) tokens.push((await register(url, `persona-${randomUUID()}`, role)).token);
    return tokens;
  };
  return { employers: await make('employer', 20), workers: await make('user', 60) };
}

/**
 * Writes as people do, some of them twice or over connections that are cut, and keeps what was acknowledged.
 * @param jobIds offers that take applications
 */
export function makeWriter(url: string, people: Awaited<ReturnType<typeof makePeople>>, jobIds: readonly string[]) {
  const journal: Acknowledged[] = [];
  /** Offers of this run that nobody has edited. */
  const editable: { id: string; token: string }[] = [];
  const profiles: string[] = [];
  const counts = { cut: 0, twice: 0 };
  let applications = 0;

  /** Null where nothing is there to write about. */
  function compose(kind: Kind, mark: string): Write | null {
    const from = { name: 'Persona di prova', email: `${mark}@example.org` };
    switch (kind) {
      case 'application': {
        // Every pair once: nobody applies to an offer twice.
        const token = people.workers[Math.floor(applications / jobIds.length)];
        const id = jobIds[applications++ % jobIds.length] ?? '';
        const ask = requestOf('POST /api/jobs/:id/applications', {
          id,
          token,
          body: { phone: '+393331234567', message: mark },
        });
        return token === undefined ? null : { ask, repeated: 409 };
      }
      case 'guest': {
        const body = { name: from.name, phone: '+393331234567', message: mark, sending: mark };
        return { ask: requestOf('POST /api/jobs/:id/guest-applications', { id: oneOf(jobIds), body }) };
      }
      case 'job': {
        const token = oneOf(people.employers);
        const ask = requestOf('POST /api/jobs', { token, body: sampleJob(mark) });
        return { ask, done: (id) => editable.push({ id, token }) };
      }
      case 'edit': {
        const own = editable.shift();
        const body = { ...sampleJob(mark), revision: 1 };
        return own ? { ask: requestOf('PATCH /api/jobs/:id', { ...own, body }) } : null;
      }
      case 'message': {
        if (profiles.length === 0) return null;
        const body = { ...from, message: mark };
        return { ask: requestOf('POST /api/candidates/:id/messages', { id: oneOf(profiles), body }) };
      }
      case 'candidate': {
        const about = { title: 'Cuoca', location: VALLEY.examples.other.name, skills: ['Cucina'] };
        const ask = requestOf('POST /api/candidates', { body: { ...from, ...about, experience: mark } });
        return { ask, done: (id) => profiles.push(id) };
      }
      case 'alert':
      case 'newsletter': {
        const search = kind === 'alert' ? 'v1:search=cuoco' : 'articles';
        return { ask: requestOf('POST /api/alerts', { body: { email: from.email, search } }) };
      }
      case 'contact':
        return { ask: requestOf('POST /api/messages', { body: { ...from, subject: 'Una domanda', message: mark } }) };
      case 'account': {
        const body = { ...from, password: PASSWORD, role: 'user' };
        return { ask: requestOf('POST /api/register', { body }), repeated: 409 };
      }
    }
  }

  function note({ kind, ids }: Acknowledged, { status, id }: Answer): void {
    if (status < 300 && typeof id === 'string' && kind !== 'account') ids.add(id);
  }

  /**
   * One write; until it is answered it is sent again, as people do.
   * @returns the last answer; status 0 without one
   */
  async function write(kind = oneOf(DRAWN)): Promise<{ status: number; path: string }> {
    const mark = `prova-${randomUUID()}`;
    const composed = compose(kind, mark);
    if (!composed) return write('candidate');
    const { ask, repeated, done } = composed;
    const { path } = ask;
    let wasSent = Math.random() < CUT;
    if (wasSent) {
      counts.cut++;
      await sendAndHangUp(url, ask);
    }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = await send(url, ask);
      if (answer === null) {
        wasSent = true;
        continue;
      }
      const { status } = answer;
      if (status >= 300 && !(wasSent && status === repeated)) return { status, path };
      const entry: Acknowledged = { kind, mark, ids: new Set() };
      journal.push(entry);
      note(entry, answer);
      if (Math.random() < TWICE) {
        counts.twice++;
        const again = await send(url, ask);
        if (again) note(entry, again);
        if (again && again.status >= 500) return { status: again.status, path };
      }
      if (status < 300) done?.(String(answer.id));
      return { status: 200, path };
    }
    return { status: 0, path };
  }
  return { write, journal, counts };
}
