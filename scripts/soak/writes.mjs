import { randomInt, randomUUID } from 'node:crypto';
import { pathOf } from '../../shared/calls/path.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { Failure } from '../lib/run.mjs';
import { sampleJob } from '../lib/sample-job.mjs';

/** Share of writes whose first connection is cut, and of those that are sent again after they were answered. */
const CUT = 0.15;
const TWICE = 0.15;
const CUT_WITHIN_MS = 40;
const ATTEMPTS = 5;

/** @typedef {{ path: string, init: RequestInit }} Ask */
/** @typedef {{ status: number, body: any }} Answer */
/** @typedef {{ employers: string[], workers: string[] }} People tokens of accounts */
/** @typedef {'job' | 'edit' | 'application' | 'guest' | 'candidate' | 'message' | 'contact' | 'alert' | 'newsletter' | 'account'} Kind */

/**
 * A write that was acknowledged.
 * @typedef {object} Acknowledged
 * @property {Kind} kind
 * @property {string} mark text that is in the stored row and nowhere else
 * @property {Set<string>} ids public ids in the answers; empty where they name none
 */

/**
 * A write that is to be sent. `repeated`: a status that says that it is stored already.
 * @typedef {{ kind: Kind, mark: string, ask: Ask, repeated?: number, done?: (answer: any) => void }} Write
 */

/** @template T @param {readonly T[]} list @returns {T | undefined} */
const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

/** @param {string} path @param {unknown} body @param {string} [token] @param {string} [method] @returns {Ask} */
const callApi = (path, body, token, method = 'POST') => ({
  path,
  init: {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  },
});

/** @param {string} mark @param {'user' | 'employer'} role */
const registration = (mark, role) =>
  callApi(pathOf('POST /api/register'), {
    ...{ name: 'Persona di prova', email: `${mark}@example.org`, password: `parola-${mark}`, role },
  });

/** @param {string} url @param {Ask} asked @returns {Promise<Answer | null>} null without an answer */
const send = (url, { path, init }) =>
  fetch(url + path, init).then(
    async (answer) => ({ status: answer.status, body: await answer.json().catch(() => ({})) }),
    () => null,
  );

/** Sends a request and hangs up before the answer, as a phone does that loses its network. @param {string} url @param {Ask} asked */
const sendAndHangUp = (url, { path, init }) =>
  fetch(url + path, { ...init, signal: AbortSignal.timeout(randomInt(CUT_WITHIN_MS)) }).catch(() => null);

/** Accounts that write, made before anything is measured: passwords are slow to hash. @param {string} url @returns {Promise<People>} */
export async function makePeople(url) {
  /** @param {'user' | 'employer'} role @param {number} count */
  const make = async (role, count) => {
    const tokens = [];
    for (let n = 0; n < count; n++) {
      const answer = await send(url, registration(`persona-${randomUUID()}`, role));
      if (answer?.status !== 201) throw new Failure(`Registering answered ${answer?.status}`);
      tokens.push(answer.body.token);
    }
    return tokens;
  };
  return { employers: await make('employer', 20), workers: await make('user', 60) };
}

/**
 * Writes as people do, some of them twice or over connections that are cut, and keeps what was acknowledged.
 * @param {string} url
 * @param {People} people
 * @param {readonly string[]} jobIds offers that take applications
 */
export function makeWriter(url, people, jobIds) {
  /** @type {Acknowledged[]} */
  const journal = [];
  /** Offers of this run that nobody has edited. @type {{ id: string, token: string }[]} */
  const editable = [];
  /** Profiles of this run. @type {string[]} */
  const profiles = [];
  const counts = { cut: 0, twice: 0 };
  let applications = 0;

  /**
   * How many of a hundred writes are of each kind, and how it is made; null where nothing is there to write about.
   * @type {Record<Kind, readonly [share: number, make: (mark: string, from: { name: string, email: string }) => Omit<Write, 'kind' | 'mark'> | null]>}
   */
  const KINDS = {
    application: [
      20,
      (mark) => {
        // Every pair once: nobody applies to an offer twice.
        const worker = people.workers[Math.floor(applications / jobIds.length)];
        const path = pathOf('POST /api/jobs/:id/applications', { id: jobIds[applications++ % jobIds.length] ?? '' });
        return worker === undefined
          ? null
          : { ask: callApi(path, { phone: '+393331234567', message: mark }, worker), repeated: 409 };
      },
    ],
    guest: [
      8,
      (mark, { name }) => {
        const body = { name, phone: '+393331234567', message: mark, sending: mark };
        return { ask: callApi(pathOf('POST /api/jobs/:id/guest-applications', { id: oneOf(jobIds) ?? '' }), body) };
      },
    ],
    job: [
      18,
      (mark) => {
        const token = oneOf(people.employers) ?? '';
        const done = (/** @type {{ id: string }} */ { id }) => editable.push({ id, token });
        return { ask: callApi(pathOf('POST /api/jobs'), sampleJob(mark), token), done };
      },
    ],
    edit: [
      14,
      (mark) => {
        const { id, token } = editable.shift() ?? {};
        if (id === undefined) return null;
        const body = { ...sampleJob(mark), revision: 1 };
        return { ask: callApi(pathOf('PATCH /api/jobs/:id', { id }), body, token, 'PATCH') };
      },
    ],
    message: [
      14,
      (mark, from) => {
        const id = oneOf(profiles);
        if (id === undefined) return null;
        return { ask: callApi(pathOf('POST /api/candidates/:id/messages', { id }), { ...from, message: mark }) };
      },
    ],
    candidate: [
      10,
      (mark, from) => {
        const place = { location: VALLEY.examples.other.name, skills: ['Cucina'] };
        const done = (/** @type {{ id: string }} */ { id }) => profiles.push(id);
        const body = { ...from, ...place, title: 'Cuoca', experience: mark };
        return { ask: callApi(pathOf('POST /api/candidates'), body), done };
      },
    ],
    alert: [
      6,
      (_mark, { email }) => ({ ask: callApi(pathOf('POST /api/alerts'), { email, search: 'v1:search=cuoco' }) }),
    ],
    contact: [
      4,
      (mark, from) => ({
        ask: callApi(pathOf('POST /api/messages'), { ...from, subject: 'Una domanda', message: mark }),
      }),
    ],
    newsletter: [
      4,
      (_mark, { email }) => ({ ask: callApi(pathOf('POST /api/alerts'), { email, search: 'articles' }) }),
    ],
    account: [2, (mark) => ({ ask: registration(mark, 'user'), repeated: 409 })],
  };
  const drawn = Object.entries(KINDS).flatMap(([kind, [share]]) => Array(share).fill(/** @type {Kind} */ (kind)));

  /** @param {Kind} kind @returns {Write} */
  function compose(kind) {
    const mark = `prova-${randomUUID()}`;
    const [, make] = KINDS[kind];
    const write = make(mark, { name: 'Persona di prova', email: `${mark}@example.org` });
    return write ? { kind, mark, ...write } : compose('candidate');
  }

  /** @param {Acknowledged} entry @param {Answer} answer */
  function note(entry, { status, body: { id } }) {
    if (status < 300 && typeof id === 'string' && entry.kind !== 'account') entry.ids.add(id);
  }

  /**
   * One write; until it is answered it is sent again, as people do.
   * @returns {Promise<{ status: number, path: string }>} the last answer
   */
  async function write() {
    const { kind, mark, ask: requested, repeated, done } = compose(/** @type {Kind} */ (oneOf(drawn)));
    let wasSent = Math.random() < CUT;
    if (wasSent) {
      counts.cut++;
      await sendAndHangUp(url, requested);
    }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = await send(url, requested);
      if (answer === null) {
        wasSent = true;
        continue;
      }
      const stored = answer.status < 300 || (wasSent && answer.status === repeated);
      if (!stored) return { status: answer.status, path: requested.path };
      const entry = { kind, mark, ids: new Set() };
      journal.push(entry);
      note(entry, answer);
      if (Math.random() < TWICE) {
        counts.twice++;
        const again = await send(url, requested);
        if (again) note(entry, again);
        if (again && again.status >= 500) return { status: again.status, path: requested.path };
      }
      if (answer.status < 300) done?.(answer.body);
      return { status: answer.status === repeated ? 200 : answer.status, path: requested.path };
    }
    return { status: 0, path: requested.path };
  }
  return { write, journal, counts };
}
