import { Agent, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { problemSchema } from '../../shared/problem.ts';
import { publish, register } from './api.ts';
import { SITE } from './browser.ts';

const MB = 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 'a');

/** One connection, which every request of a test is sent over, and its neighbour. */
const newAgent = () => new Agent({ keepAlive: true, maxSockets: 1 });
const [connection, neighbour] = [newAgent(), newAgent()];
afterAll(() => {
  for (const agent of [connection, neighbour]) agent.destroy();
});

type Sent = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes of the body, after `begin`. */
  readonly size?: number;
  readonly begin?: string;
  /** Without `Content-Length`. */
  readonly chunked?: boolean;
};
type Answer = { readonly status: number; readonly text: string };

/** Sends a request as a program does that looks for the answer when everything is sent. */
function send(
  agent: Agent,
  { path, method = 'POST', headers = {}, size = 0, begin = '', chunked }: Sent,
): Promise<Answer> {
  const length = chunked || method === 'GET' ? {} : { 'Content-Length': String(begin.length + size) };
  const options: RequestOptions = { agent, method, headers: { ...headers, ...length } };
  return new Promise((resolve, reject) => {
    const sending = request(SITE + path, options, (response) =>
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject),
    );
    sending.on('error', reject);
    sending.write(begin);
    let left = size;
    const write = () => {
      while (left > 0) {
        const piece = PIECE.subarray(0, Math.min(left, PIECE.length));
        left -= piece.length;
        if (!sending.write(piece)) return void sending.once('drain', write);
      }
      sending.end();
    };
    write();
  });
}

const read = (agent: Agent) => send(agent, { path: '/api/jobs/counts', method: 'GET' });

/** A body that is refused, with what follows it on the same connection and what is asked meanwhile on another. */
async function refused(sent: Sent) {
  const answers = await Promise.all([send(connection, sent), read(connection), read(neighbour), read(connection)]);
  expect(answers.slice(1).map(({ status }) => status)).toEqual([200, 200, 200]);
  const [{ status, text: body }] = answers;
  return { status, problem: problemSchema.parse(JSON.parse(body)) };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM = { 'Content-Type': 'multipart/form-data; boundary=x' };
const CV =
  '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n';

test.each([
  ['with its length', false],
  ['in chunks', true],
] as const)('a body that is too large, %s, is told so, and the connection goes on', async (_, chunked) => {
  const json = { path: '/api/messages', headers: JSON_TYPE, begin: '{"message":"' };
  for (const size of [0.1, 20]) {
    const { status, problem } = await refused({ ...json, size: Math.round(size * MB), chunked });
    expect(status).toBe(413);
    expect(problem.message).toBe('I dati inviati sono troppo grandi (massimo 64 KB).');
  }
  const [worker, job] = await Promise.all([register(), publish(await register())]);
  const headers = { ...FORM, Authorization: `Bearer ${worker.token}` };
  const path = `/api/jobs/${job.id}/applications`;
  const { status, problem } = await refused({ path, headers, begin: CV, size: 6 * MB, chunked });
  expect(status).toBe(413);
  expect(problem.message).toContain('5 MB');

  // Of somebody who is not signed in, of another type, at no address, at a page.
  for (const [expected, sent] of [
    [401, { path: '/api/jobs/nothing/applications', headers: FORM }],
    [415, { path: '/api/messages', headers: { 'Content-Type': 'text/plain' } }],
    [404, { path: '/api/nothing', headers: JSON_TYPE }],
    [405, { path: '/offerte', headers: JSON_TYPE }],
  ] as const)
    expect((await refused({ ...sent, size: 6 * MB, chunked })).status, sent.path).toBe(expected);
});
