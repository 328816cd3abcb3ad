import { expect, test } from 'vitest';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { cvForm } from '../testing/cv.ts';
import { makeJob } from '../testing/factories.ts';
import { asWorker } from '../testing/requests.ts';
import { slowBody } from '../testing/slow-body.ts';

test('uploads that trickle block no other network, and no form without a file', async () => {
  const { publicId } = await makeJob();
  const path = `/api/jobs/${publicId}/applications`;
  const send = async (body: BodyInit, network: number, headers: Record<string, string> = {}) =>
    (await asWorker()).send(path, {
      method: 'POST',
      body,
      headers: { 'CF-Connecting-IP': `198.51.100.${network}`, ...headers },
    });
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const slow = [1, 2, 3, 3].map((network) => ({ network, body: slowBody() }));
  const answers = slow.map(({ network, body }) => send(body.stream, network, multipart));
  const withCv = new Response(cvForm({ message: 'Ciao', cv: samplePdf() }));
  const headers = { 'Content-Type': withCv.headers.get('Content-Type') ?? '' };
  // Of unknown length, as a file may be that is sent piece by piece.
  expect((await send(await withCv.bytes(), 4, headers)).status).toBe(201);
  const small = new Response(cvForm({ message: 'Ciao' }));
  const bytes = await small.bytes();
  const type = small.headers.get('Content-Type') ?? '';
  const length = { 'Content-Type': type, 'Content-Length': String(bytes.byteLength) };
  expect((await send(bytes, 3, length)).status).toBe(201);
  for (const { body } of slow) body.breakOff();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});
