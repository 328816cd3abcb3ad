import { setTimeout as wait } from 'node:timers/promises';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.mjs';
import { measuredOn, table, writeSection } from '../lib/document.mjs';
import { watchIsolate } from '../lib/inspector.mjs';
import { Failure } from '../lib/run.mjs';

/** All at once. */
const AT_ONCE = { logins: 20, files: 10, pages: 50 };
/** Heap of objects that each isolate of the runtime may have, in MB: more ends the runtime. */
const HEAP_MB = 48;
export const V8_FLAGS = `--max-old-space-size=${HEAP_MB}`;
/** Memory that one isolate may have on the platform, in MB. */
const MOST_MB = 128;
/** Memory of the one hash that is made at a time, in MB: V8 does not see it. */
const HASH_MB = 16;

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** @typedef {{ idle: number, peak: number, statuses: Record<keyof typeof AT_ONCE, number[]> }} Memory MB, and the answers */

/** @param {string} url @param {string} path @param {unknown} body */
const post = (url, path, body) => fetch(url + path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });

/** People who apply, one file each. @param {string} url @returns {Promise<string[]>} their tokens */
async function registerApplicants(url) {
  /** @type {string[]} */
  const tokens = [];
  for (let index = 0; index < AT_ONCE.files; index++) {
    const account = {
      name: 'Anna Prova',
      email: `prova-${index}@example.org`,
      password: 'una frase che nessuno usa',
      role: 'user',
    };
    const answer = await post(url, pathOf('POST /api/register'), account);
    if (!answer.ok) throw new Failure(`Registering answered ${answer.status}: ${await answer.text()}`);
    tokens.push(/** @type {{ token: string }} */ (await answer.json()).token);
  }
  return tokens;
}

/** @param {Promise<Response>} asked @returns {Promise<number>} its status, once it has come whole; 0 without an answer */
const statusOf = (asked) =>
  asked.then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

/**
 * Sends logins, CVs and pages at once, and looks how far the memory of the Worker's isolate grows.
 * @param {string} url
 * @param {number} inspector
 * @returns {Promise<Memory>}
 */
export async function measureMemory(url, inspector) {
  const tokens = await registerApplicants(url);
  const list = await fetch(url + withQuery(pathOf('GET /api/jobs'), { limit: 10 }));
  const [job] = /** @type {{ id: string }[]} */ (await list.json());
  const user = DEMO_ACCOUNTS.find(({ role }) => role === 'user');
  await statusOf(fetch(url + pagePath.jobs()));
  await wait(2000);
  const isolate = await watchIsolate(inspector);
  const idle = await isolate.now();
  const apply = (/** @type {string} */ token) => {
    const form = new FormData();
    form.set('cv', new File([samplePdf(MAX_CV_BYTES)], 'cv.pdf', { type: 'application/pdf' }));
    const path = pathOf('POST /api/jobs/:id/applications', { id: job?.id ?? '' });
    return fetch(url + path, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form });
  };
  const logIn = () => post(url, pathOf('POST /api/login'), { email: user?.email, password: user?.password });
  // Texts that nobody has asked for: nothing kept answers them.
  const page = (/** @type {number} */ index) => fetch(url + withQuery(pagePath.jobs(), { search: `cuoco ${index}` }));
  const many = (/** @type {number} */ count, /** @type {(index: number) => Promise<Response>} */ ask) =>
    Promise.all(Array.from({ length: count }, (_, index) => statusOf(ask(index))));
  const [logins, files, pages] = await Promise.all([
    many(AT_ONCE.logins, logIn),
    Promise.all(tokens.map((token) => statusOf(apply(token)))),
    many(AT_ONCE.pages, page),
  ]);
  const peak = await isolate.stop();
  const toMB = (/** @type {number} */ bytes) => bytes / 1024 ** 2;
  return { idle: toMB(idle), peak: toMB(peak), statuses: { logins, files, pages } };
}

/** Answers that are as promised: done, or a refusal that says to come again. */
const isFine = (/** @type {number} */ status) => status === 200 || status === 201 || status === 503;

/**
 * Writes it into docs/performance.md.
 * @param {Memory} memory
 * @returns {{ text: string, holds: boolean }}
 */
export function writeMemory({ idle, peak, statuses }) {
  const all = Object.values(statuses).flat();
  const holds = peak + HASH_MB <= MOST_MB && all.every(isFine);
  const count = (/** @type {number[]} */ found) =>
    `${found.filter((status) => status < 300 && status > 0).length} of ${found.length}`;
  const text = [
    '## Memory',
    measuredOn(),
    `${AT_ONCE.logins} logins, ${AT_ONCE.files} applications with a CV of 5 MB and ${AT_ONCE.pages} pages that nothing kept answers, all at once, in a ` +
      `runtime whose isolates may have ${HEAP_MB} MB of heap each (\`${V8_FLAGS}\`). V8 was asked for the heap and the buffers of the Worker's own ` +
      `isolate as often as it answered; what could be collected is in it, and the ${HASH_MB} MB of the one hash come on top. On the platform an isolate may have ${MOST_MB} MB: ` +
      `${holds ? 'it keeps within them' : 'it does not keep within them'}.`,
    table([
      ['', 'Measured'],
      ['Before', `${Math.round(idle)} MB`],
      ['Most meanwhile', `${Math.round(peak)} MB`],
      ['The same with a hash', `${Math.round(peak + HASH_MB)} MB`],
      ['Logins answered, the others told to come again', count(statuses.logins)],
      ['Applications stored', count(statuses.files)],
      ['Pages served', count(statuses.pages)],
    ]),
  ].join('\n\n');
  writeSection('performance.md', { command: 'npm run bench -- --memory', title: 'Performance', text });
  return { text, holds };
}
