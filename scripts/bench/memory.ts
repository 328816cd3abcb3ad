import { setTimeout as wait } from 'node:timers/promises';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { callApi, logIn, PASSWORD, read, register } from '../lib/api.ts';
import { table, writeReport } from '../lib/report.ts';
import { Failure } from '../lib/run.mjs';

const AT_ONCE = { logins: 20, files: 10, pages: 50 };
/** Heap of objects that each isolate of the runtime may have, in MB: more ends the runtime. */
const HEAP_MB = 48;
export const V8_FLAGS = `--max-old-space-size=${HEAP_MB}`;
/** Memory that one isolate may have on the platform, in MB. */
const MOST_MB = 128;
/** Memory of the one hash that is made at a time, in MB: V8 does not see it. */
const HASH_MB = 16;
const LOOK_MS = 10;

/** Bytes by their kind, as V8's inspector counts them. */
type Usage = { usedSize?: number; embedderHeapUsedSize?: number; backingStorageSize?: number };

/**
 * Looks at the memory of the Worker's own isolate through V8's inspector: objects on its heap, and buffers beside it, also
 * those that could be collected.
 * @param port of the inspector
 * @returns both in MB; `stop` tells the most since the beginning
 */
async function watchIsolate(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/json`);
  const isolates = (await answer.json()) as { id: string; webSocketDebuggerUrl: string }[];
  // Beside those of the simulator's own parts.
  const socket = new WebSocket(isolates.find(({ id }) => id.startsWith('core:user:'))?.webSocketDebuggerUrl ?? '');
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Failure('The inspector does not answer.'));
  });
  let id = 0;
  const waiting = new Map<number, (usage: Usage) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    waiting.get(message.id)?.(message.result);
    waiting.delete(message.id);
  };
  async function now(): Promise<number> {
    const {
      usedSize = 0,
      embedderHeapUsedSize = 0,
      backingStorageSize = 0,
    } = await new Promise<Usage>((done) => {
      waiting.set(++id, done);
      socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }));
    });
    return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1024 ** 2;
  }
  let most = 0;
  let isWatching = true;
  const watching = (async () => {
    for (; isWatching; await wait(LOOK_MS)) most = Math.max(most, await now());
  })();
  const stop = async () => {
    isWatching = false;
    await watching;
    socket.close();
    return most;
  };
  return { now, stop };
}

/**
 * Sends logins, CVs and pages at once, and looks how far the memory of the Worker's isolate grows.
 * @param inspector port
 * @throws Failure where it grows beyond what it may have, or something is not answered
 */
export async function benchMemory(url: string, inspector: number): Promise<void> {
  /** Statuses, 0 without an answer. */
  const many = (count: number, ask: (index: number) => Promise<Response>): Promise<number[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const answer = await ask(index).catch(() => null);
        await answer?.arrayBuffer().catch(() => null);
        return answer?.status ?? 0;
      }),
    );
  const tokens: string[] = [];
  while (tokens.length < AT_ONCE.files) tokens.push((await register(url, `prova-${tokens.length}`, 'user')).token);
  const [job] = await read<readonly { id: string }[]>(url, 'GET /api/jobs');
  await many(1, () => fetch(url + pagePath.jobs()));
  await logIn(url, 'user');
  await wait(2000);

  const isolate = await watchIsolate(inspector);
  const idle = await isolate.now();
  const apply = (index: number) => {
    const body = new FormData();
    body.set('phone', '333 123 4567');
    body.set('cv', new File([samplePdf(MAX_CV_BYTES)], 'cv.pdf', { type: 'application/pdf' }));
    return callApi(url, 'POST /api/jobs/:id/applications', { id: job?.id ?? '', token: tokens[index], body });
  };
  const body = { email: 'prova-0@example.org', password: PASSWORD };
  const answers = await Promise.all([
    many(AT_ONCE.logins, () => callApi(url, 'POST /api/login', { body })),
    many(AT_ONCE.files, apply),
    // Texts that nobody has asked for: no cache answers them.
    many(AT_ONCE.pages, (index) => fetch(url + withQuery(pagePath.jobs(), { search: `cuoco ${index}` }))),
  ]);
  const peak = await isolate.stop();
  const count = (all: readonly number[]) =>
    `${all.filter((status) => status === 200 || status === 201).length} of ${all.length}`;
  writeReport('bench-memory', [
    `${AT_ONCE.logins} logins, ${AT_ONCE.files} applications with a CV of 5 MB and ${AT_ONCE.pages} pages that no cache answers, all at once, ` +
      `in a runtime with \`${V8_FLAGS}\`. On the platform an isolate may have ${MOST_MB} MB.`,
    table([
      ['', 'Measured'],
      ['Before', `${Math.round(idle)} MB`],
      ['Most meanwhile', `${Math.round(peak)} MB`],
      ['The same with a hash', `${Math.round(peak + HASH_MB)} MB`],
      ['Logins answered, the others told to come again', count(answers[0])],
      ['Applications stored', count(answers[1])],
      ['Pages served', count(answers[2])],
    ]),
  ]);
  if (peak + HASH_MB > MOST_MB) throw new Failure('It takes more memory than an isolate may have.');
  if (answers.flat().some((status) => ![200, 201, 503].includes(status))) throw new Failure('Not all was answered.');
}
