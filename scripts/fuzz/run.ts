import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { apiEndpoints, type OpenApi, pageEndpoints } from './endpoints.ts';
import { type Generated, generate } from './requests.ts';
import { makeWorld, revive, type World } from './world.ts';

const MAX_BYTES = 1_000_000;
const AT_ONCE = 8;
/** How often a request without an answer is sent again: a kept connection may end in that moment. */
const TRIES = 3;

type Answer = { readonly status: number; readonly bytes: number; readonly text: string };

/** A request that breaks a rule; `text`: of an answer of 5xx. */
export type Broken = {
  readonly rule: string;
  readonly request: Generated;
  readonly as: string;
  readonly text: string;
};

type Options = {
  readonly siteUrl: string;
  readonly admin: Parameters<typeof makeWorld>[1];
  readonly seed: number;
  readonly count: number;
  readonly onProgress?: (done: number, broken: number) => void;
};

/**
 * Sends generated requests to every call and page of a site.
 * @returns `byEndpoint`: how many answers of each status. `broken`: an answer of 5xx, of more than 1 MB, or none at all
 */
export async function fuzz({ siteUrl, admin, seed, count, onProgress }: Options) {
  const description = await (await fetch(`${siteUrl}/openapi.json`)).json();
  const api = apiEndpoints(description as OpenApi);
  const world = await makeWorld(siteUrl, admin);
  const requests = generate([...api, ...pageEndpoints(api)], world, { seed, count });
  const send = makeSender(siteUrl, world);
  const byEndpoint: Record<string, Record<number, number>> = {};
  const broken: Broken[] = [];
  let done = 0;

  function judge(request: Generated, answer: Answer | Error): void {
    const as = world.actors[request.actor]?.name ?? '';
    if (++done % 1000 === 0) onProgress?.(done, broken.length);
    if (answer instanceof Error) {
      broken.push({ rule: `no answer: ${answer.message}`, request, as, text: '' });
      return;
    }
    const { status, bytes, text } = answer;
    const { endpoint } = request;
    byEndpoint[endpoint] = { ...byEndpoint[endpoint], [status]: (byEndpoint[endpoint]?.[status] ?? 0) + 1 };
    if (status >= 500) broken.push({ rule: `status ${status}`, request, as, text });
    if (bytes > MAX_BYTES) broken.push({ rule: `${bytes} bytes`, request, as, text });
  }

  /** Signs an actor in again who was signed out or deleted by a request. */
  async function keepSignedIn(request: Generated, status: number): Promise<void> {
    const actor = world.actors[request.actor];
    const leaves =
      /^(DELETE \/api\/account|POST \/api\/(logout|account\/password|password\/reset))/.test(request.endpoint) &&
      status < 300;
    const own = request.headers.Authorization === undefined;
    if (actor && own && (leaves || status === 401 || status === 403)) await revive(siteUrl, actor);
  }

  async function worker(): Promise<void> {
    for (const request of requests) {
      let answer: Answer | Error = new Error('not sent');
      for (let attempt = 0; attempt < TRIES && answer instanceof Error; attempt++)
        answer = await send(request).catch((error: Error) => error);
      judge(request, answer);
      if (!(answer instanceof Error)) await keepSignedIn(request, answer.status);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { requests: done, byEndpoint, broken };
}

/** Over plain HTTP and not by `fetch`, which mends or refuses odd paths, headers and methods before they leave. */
function makeSender(siteUrl: string, world: World) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const { hostname, port } = new URL(siteUrl);
  return ({ actor, method, target, headers, body }: Generated): Promise<Answer> =>
    new Promise((done, fail) => {
      const { authorization } = world.actors[actor] ?? {};
      const own = authorization === undefined ? {} : { Authorization: authorization };
      const length = body === null ? {} : { 'Content-Length': String(body.byteLength) };
      const path = target.replace(/[^\x21-\x7e]/g, (char) => encodeURIComponent(char.toWellFormed()));
      const sent = request(
        { agent, hostname, port, method, path, headers: { ...own, ...headers, ...length } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', fail);
          answer.on('end', () => {
            const data = unpacked(Buffer.concat(chunks), answer.headers['content-encoding']);
            const text = (answer.statusCode ?? 0) >= 500 ? data.toString().slice(0, 500) : '';
            done({ status: answer.statusCode ?? 0, bytes: data.byteLength, text });
          });
        },
      );
      sent.setTimeout(60_000, () => sent.destroy(new Error('no answer within a minute')));
      sent.on('error', fail);
      if (body !== null) sent.write(body);
      sent.end();
    });
}

/** Body of the answer, decompressed, so that its size is that of the text. */
function unpacked(data: Buffer, encoding: string | undefined): Buffer {
  if (data.byteLength === 0) return data;
  if (encoding === 'gzip') return gunzipSync(data);
  return encoding === 'br' ? brotliDecompressSync(data) : data;
}
