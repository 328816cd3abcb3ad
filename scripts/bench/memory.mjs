import { setTimeout as wait } from 'node:timers/promises';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.mjs';
import { measuredOn, table, writeSection } from '../lib/document.mjs';
import { Failure } from '../lib/run.mjs';
import { memoryOf } from '../lib/workerd.mjs';

/** All at once. */
const AT_ONCE = { logins: 20, files: 10, pages: 50 };
/** Heap of objects that each isolate of the runtime may have, in MB: more ends the runtime. */
const HEAP_MB = 64;
export const V8_FLAGS = `--max-old-space-size=${HEAP_MB}`;
/** Most that the whole runtime may grow by, in MB: as much as one isolate may have on the platform. */
const MOST_MB = 128;
const LOOK_MS = 20;

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
 * Sends logins, CVs and pages at once, and looks how far the runtime's memory grows.
 * @param {{ url: string, pid: number }} runtime
 * @returns {Promise<Memory>}
 */
export async function measureMemory({ url, pid }) {
  const tokens = await registerApplicants(url);
  const list = await fetch(url + withQuery(pathOf('GET /api/jobs'), { limit: 10 }));
  const [job] = /** @type {{ id: string }[]} */ (await list.json());
  const user = DEMO_ACCOUNTS.find(({ role }) => role === 'user');
  await statusOf(fetch(url + pagePath.jobs()));
  await wait(2000);
  const idle = memoryOf(pid);
  let peak = idle;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, LOOK_MS);
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
  clearInterval(timer);
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
  const holds = peak - idle <= MOST_MB && all.every(isFine);
  const count = (/** @type {number[]} */ found) =>
    `${found.filter((status) => status < 300 && status > 0).length} of ${found.length}`;
  const text = [
    '## Memory',
    measuredOn(),
    `${AT_ONCE.logins} logins, ${AT_ONCE.files} applications with a CV of 5 MB and ${AT_ONCE.pages} pages that nothing kept answers, all at once, in a ` +
      `runtime whose isolates may have ${HEAP_MB} MB of heap each (\`${V8_FLAGS}\`). It may grow by ${MOST_MB} MB, as much as one isolate may ` +
      `have at all on the platform; its simulators of D1, KV and R2 are in it. ${holds ? 'It holds' : 'It does not hold'}.`,
    table([
      ['', 'Measured'],
      ['Before', `${Math.round(idle)} MB`],
      ['Most meanwhile', `${Math.round(peak)} MB`],
      ['Growth', `${Math.round(peak - idle)} MB`],
      ['Logins answered, the others told to come again', count(statuses.logins)],
      ['Applications stored', count(statuses.files)],
      ['Pages served', count(statuses.pages)],
    ]),
  ].join('\n\n');
  writeSection('performance.md', { command: 'npm run bench -- --memory', title: 'Performance', text });
  return { text, holds };
}
