import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { apiEndpoints, type OpenApi, pageEndpoints } from './endpoints.ts';
import { type Generated, generate } from './requests.ts';
import { makeWorld, PASSWORD, revive, type World } from './world.ts';

const MAX_BYTES = 1_000_000;
const MAX_MS = 2000;
/** Requests that are on their way at once. */
const AT_ONCE = 8;
/** How often what was slow or lost is asked again, alone, before it counts: other programs may use the machine too. */
const AGAIN = 3;

type Answer = { readonly status: number; readonly bytes: number; readonly ms: number; readonly text: string };

export type Broken = {
  readonly rule: string;
  readonly request: Generated;
  readonly as: string;
  readonly answer: Answer | null;
};
type Extreme = { readonly value: number; readonly endpoint: string; readonly target: string };

export type Outcome = {
  readonly requests: number;
  readonly seconds: number;
  readonly byStatus: Readonly<Record<number, number>>;
  readonly byEndpoint: Readonly<Record<string, Readonly<Record<number, number>>>>;
  readonly biggest: Extreme;
  readonly slowest: Extreme;
  /** Slow among others, and in time when they were asked again alone. */
  readonly slowInCompany: number;
  /** Without an answer, as where a kept connection ends in that moment, and answered when they were asked again alone. */
  readonly lost: number;
  readonly broken: readonly Broken[];
};

type Options = {
  readonly siteUrl: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly seed: number;
  readonly count: number;
  /** True if slow answers count as findings. */
  readonly timed: boolean;
  readonly onProgress?: (done: number, broken: number) => void;
  readonly onBroken?: (broken: Broken) => void;
  /** Ends the run early. */
  readonly signal?: AbortSignal;
};

/**
 * Sends generated requests to every call and page of a site. Broken rules: an answer of status 5xx or none at all, one of
 * more than 1 MB, and one that took more than two seconds and did so again when nothing else was asked.
 */
export async function fuzz({
  siteUrl,
  admin,
  seed,
  count,
  timed,
  onProgress,
  onBroken,
  signal,
}: Options): Promise<Outcome> {
  const description = await (await fetch(`${siteUrl}/openapi.json`)).json();
  const api = apiEndpoints(description as OpenApi);
  const world = await makeWorld(siteUrl, admin);
  const requests = generate([...api, ...pageEndpoints(api)], world, { seed, count });
  const send = makeSender(siteUrl, world, AT_ONCE + 1);
  const tally = newTally();
  const began = performance.now();
  let onTheWay = 0;
  let alone: Promise<void> = Promise.resolve();

  const isLost = (answer: Answer | Error): answer is Error => answer instanceof Error;
  const isSlow = (answer: Answer | Error): boolean => timed && !(answer instanceof Error) && answer.ms > MAX_MS;

  const ask = async (request: Generated): Promise<Answer | Error> => {
    onTheWay++;
    try {
      return await send(request);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      onTheWay--;
    }
  };

  /** One after the other, once the others have their answers. */
  function askAlone(request: Generated, first: Answer | Error): Promise<Answer | Error> {
    const asked = alone.then(async () => {
      while (onTheWay > 0) await sleep(20);
      let last = first;
      for (let time = 0; time < AGAIN && (isLost(last) || isSlow(last)); time++) last = await ask(request);
      return last;
    });
    alone = asked.then(() => undefined);
    return asked;
  }

  function judge(request: Generated, answer: Answer | Error): void {
    const as = world.actors[request.actor]?.name ?? '';
    const broke = (rule: string) => {
      const broken = { rule, request, as, answer: answer instanceof Error ? null : answer };
      tally.broken.push(broken);
      onBroken?.(broken);
    };
    if (answer instanceof Error) {
      broke(`no answer: ${answer.message}`);
      return;
    }
    tally.note(request, answer);
    if (answer.status >= 500) broke(`status ${answer.status}`);
    if (answer.bytes > MAX_BYTES) broke(`${answer.bytes} bytes`);
    if (isSlow(answer)) broke(`${Math.round(answer.ms)} ms, alone`);
  }

  async function worker(): Promise<void> {
    for (const request of requests) {
      await alone;
      if (signal?.aborted) return;
      let answer = await ask(request);
      if (isLost(answer) || isSlow(answer)) {
        if (isLost(answer)) tally.lost++;
        else tally.slowInCompany++;
        answer = await askAlone(request, answer);
      }
      judge(request, answer);
      if (!(answer instanceof Error)) await keepAlive(request, answer);
      if (tally.done() % 1000 === 0) onProgress?.(tally.done(), tally.broken.length);
    }
  }

  async function keepAlive(request: Generated, { status }: Answer): Promise<void> {
    const actor = world.actors[request.actor];
    const leaves =
      /^(DELETE \/api\/account|POST \/api\/(logout|account\/password|password\/reset))/.test(request.endpoint) &&
      status < 300;
    const own = request.headers.Authorization === undefined;
    if (actor && own && (leaves || status === 401 || status === 403))
      await revive(siteUrl, actor, actor.role === 'admin' ? admin.password : PASSWORD);
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await alone;
  return tally.outcome((performance.now() - began) / 1000);
}

function newTally() {
  const byStatus: Record<number, number> = {};
  const byEndpoint: Record<string, Record<number, number>> = {};
  let biggest: Extreme = { value: 0, endpoint: '', target: '' };
  let slowest: Extreme = biggest;
  let requests = 0;
  const tally = {
    broken: [] as Broken[],
    slowInCompany: 0,
    lost: 0,
    done: () => requests,
    note({ endpoint, target }: Generated, { status, bytes, ms }: Answer) {
      requests++;
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      const own = byEndpoint[endpoint] ?? {};
      byEndpoint[endpoint] = { ...own, [status]: (own[status] ?? 0) + 1 };
      if (bytes > biggest.value) biggest = { value: bytes, endpoint, target };
      if (ms > slowest.value) slowest = { value: ms, endpoint, target };
    },
    outcome: (seconds: number): Outcome => ({
      requests,
      seconds,
      byStatus,
      byEndpoint,
      biggest,
      slowest,
      slowInCompany: tally.slowInCompany,
      lost: tally.lost,
      broken: tally.broken,
    }),
  };
  return tally;
}

/** Over plain HTTP and not by `fetch`, which mends or refuses odd paths, headers and methods before they leave. */
function makeSender(siteUrl: string, world: World, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(siteUrl);
  return ({ actor, method, target, headers, body }: Generated): Promise<Answer> =>
    new Promise((done, fail) => {
      const start = performance.now();
      const own = world.actors[actor]?.headers ?? {};
      const length = body === null ? {} : { 'Content-Length': String(body.byteLength) };
      const path = target.replace(/[^\x21-\x7e]/g, (char) => encodeURIComponent(char.toWellFormed()));
      const asked = request(
        { agent, hostname, port, method, path, headers: { ...own, ...headers, ...length } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', fail);
          answer.on('end', () => {
            const data = unpacked(Buffer.concat(chunks), answer.headers['content-encoding']);
            const text = (answer.statusCode ?? 0) >= 500 ? data.toString().slice(0, 500) : '';
            done({ status: answer.statusCode ?? 0, bytes: data.byteLength, ms: performance.now() - start, text });
          });
        },
      );
      asked.setTimeout(60_000, () => asked.destroy(new Error('no answer within a minute')));
      asked.on('error', fail);
      if (body !== null) asked.write(body);
      asked.end();
    });
}

/** Body of the answer, decompressed, so that its size is that of the text. */
function unpacked(data: Buffer, encoding: string | undefined): Buffer {
  if (data.byteLength === 0) return data;
  if (encoding === 'gzip') return gunzipSync(data);
  return encoding === 'br' ? brotliDecompressSync(data) : data;
}
