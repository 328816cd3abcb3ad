import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Generated } from './requests.ts';
import type { World } from './world.ts';

export type Answer = { readonly status: number; readonly bytes: number; readonly ms: number; readonly text: string };

/** Over plain HTTP and not by `fetch`, which mends or refuses odd paths, headers and methods before they leave. */
export function makeSender(siteUrl: string, world: World, connections: number) {
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
