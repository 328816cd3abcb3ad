import { expect, test } from 'vitest';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { cvForm } from '../testing/cv.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob } from '../testing/factories.ts';
import { asWorker } from '../testing/requests.ts';
import { slowBody } from '../testing/slow-body.ts';

test('a form beyond those that are received and those that wait is told to come again, and the others are stored', async () => {
  const job = await makeJob();
  const path = `/api/jobs/${job.publicId}/applications`;
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x-x-x' };
  const ends: (() => void)[] = [];
  const slow = () => new ReadableStream<Uint8Array>({ start: (stream) => void ends.push(() => stream.close()) });
  const people = await Promise.all(Array.from({ length: 51 }, asWorker));
  const network = (index: number) => ({ 'CF-Connecting-IP': `198.51.100.${index}` });
  const received = people
    .slice(0, 10)
    .map((person, n) => person.send(path, { method: 'POST', headers: { ...headers, ...network(n) }, body: slow() }));
  await scheduler.wait(300);
  const form = () => cvForm({ message: 'Buongiorno' });
  const waiting = people
    .slice(10)
    .map((person, n) => person.send(path, { method: 'POST', headers: network(n + 10), body: form() }));
  const refused = await Promise.any(
    waiting.map(async (answer) => ((await answer).status === 503 ? answer : Promise.reject())),
  );
  const { message } = await expectProblem(refused, 503);
  expect(message).toBe(
    'In questo momento stiamo ricevendo troppi file: la candidatura non è partita. Riprova tra mezzo minuto.',
  );
  expect(refused.headers.get('Retry-After')).toBe('30');
  for (const end of ends) end();
  expect((await Promise.all(received)).map(({ status }) => status)).toEqual(Array(10).fill(400));
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(40);
});

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
