import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import { ownApplicationSchema } from '../../shared/applications.ts';
import { LOCKED_PDF } from '../../shared/testing/encrypted-pdfs.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { applicationEvents, applications } from '../db/tables/applications.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { withBindings } from '../testing/bindings.ts';
import { applyByForm, BYTES, cvForm, storedFiles } from '../testing/cv.ts';
import { expectProblem, strict } from '../testing/expect-problem.ts';
import { makeJob, makeUser, testDb } from '../testing/factories.ts';
import { failingMidway } from '../testing/faulty-d1.ts';
import { asWorker, type SignedIn } from '../testing/requests.ts';
import { slowBody } from '../testing/slow-body.ts';
import { mailTransport } from '../testing/transport.ts';
import { attachment, cleanFileName } from './cv-response.ts';

let job: JobRow;
let worker: SignedIn;
let filesBefore: string[];

beforeEach(async () => {
  job = await makeJob();
  worker = await asWorker();
  filesBefore = await storedFiles();
});

const apply = (body: BodyInit, bindings?: Env) => applyByForm(worker, job.publicId, body, bindings);
/** Sends a form whose bytes are given, of a type with a boundary unless another is given. */
const sendRaw = (body: BodyInit, headers: Record<string, string> = {}) =>
  worker.send(`/api/jobs/${job.publicId}/applications`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', ...headers },
  });
const newFiles = async () => (await storedFiles()).filter((key) => !filesBefore.includes(key));
const rows = () => testDb().select().from(applications).where(eq(applications.jobId, job.id));

/** Nothing is left of what was sent: no application, no file. */
async function expectNothingStored() {
  expect(await rows()).toEqual([]);
  expect(await newFiles()).toEqual([]);
}

/** The complaint of a refusal about the file. */
async function refusedCv(answer: Response, status: number): Promise<string | undefined> {
  const { issues, message } = await expectProblem(answer, status);
  expect(issues).toEqual([{ path: 'cv', message }]);
  return message;
}

describe('a CV', () => {
  test('is stored with the application, under a key that says nothing, and begins its history', async () => {
    const answer = await apply(cvForm({ message: 'Buongiorno', cv: samplePdf(), name: 'Rosa Bianchi.pdf' }));
    expect(answer.status).toBe(201);
    const sent = strict(ownApplicationSchema).parse(await answer.json());
    expect(sent).toMatchObject({
      message: 'Buongiorno',
      status: 'sent',
      cv: { name: 'Rosa Bianchi.pdf', type: 'application/pdf', size: 2000 },
    });
    const [row] = await rows();
    expect(await newFiles()).toEqual([row?.cvKey]);
    expect(row?.cvKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Uint8Array((await (await env.CV_FILES.get(row?.cvKey ?? ''))?.arrayBuffer()) ?? [])).toEqual(
      samplePdf(),
    );
    const events = await testDb()
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, row?.id ?? 0));
    expect(events).toMatchObject([{ status: 'sent', createdAt: row?.createdAt }]);
  });

  test('is not needed: a form without one, and with the empty one that browsers send', async () => {
    expect(await (await apply(cvForm({ message: 'Solo testo' }))).json()).toMatchObject({ cv: null });
    const form = cvForm({ message: 'Niente scelto' });
    form.append('cv', new File([], ''));
    const other = await asWorker();
    expect(await (await applyByForm(other, job.publicId, form)).json()).toMatchObject({ cv: null });
    expect(await newFiles()).toEqual([]);
  });
});

describe('a CV is refused, and nothing is stored', () => {
  test('that is cut, opens by a password, is a program by its bytes, or is empty', async () => {
    const cut = await apply(cvForm({ cv: samplePdf().slice(0, 1000) }));
    expect(await refusedCv(cut, 415)).toContain('danneggiato');
    expect(await refusedCv(await apply(cvForm({ cv: LOCKED_PDF })), 415)).toContain('password');
    expect(await refusedCv(await apply(cvForm({ cv: BYTES.exe })), 415)).toContain('Salvalo in uno di questi formati');
    expect(await refusedCv(await apply(cvForm({ cv: new Uint8Array() })), 400)).toContain('vuoto');
    await expectNothingStored();
  });

  test('of 5 MB and one byte', async () => {
    const answer = await apply(cvForm({ cv: samplePdf(MAX_CV_BYTES + 1) }));
    expect(await refusedCv(answer, 413)).toContain('5 MB');
    await expectNothingStored();
  });

  test('by its announced length, and not a byte is read of more than anybody drops', async () => {
    let read = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        read += 1;
        controller.enqueue(samplePdf(1024));
      },
    });
    await refusedCv(await sendRaw(body, { 'Content-Length': '99999999' }), 413);
    // The stream's own buffer is filled before anybody reads it.
    expect(read).toBeLessThanOrEqual(1);
    await expectNothingStored();
  });

  test('while it is read, where its length was not said: of an endless one a bounded rest is dropped', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 256 * 1024;
        controller.enqueue(samplePdf(256 * 1024));
      },
    });
    await refusedCv(await sendRaw(body), 413);
    expect(sent).toBeLessThan(MAX_CV_BYTES + 34 * 1024 * 1024);
    await expectNothingStored();
  });
});

describe('an upload that breaks off stores nothing', () => {
  test('in the middle of the file', async () => {
    const whole = new Request('http://x', { method: 'POST', body: cvForm({ message: 'Ciao', cv: samplePdf(50_000) }) });
    const type = whole.headers.get('Content-Type') ?? '';
    const bytes = await whole.arrayBuffer();
    for (const length of [0, 10, 200, 20_000, bytes.byteLength - 4]) {
      await expectProblem(await sendRaw(bytes.slice(0, length), { 'Content-Type': type }), 400, /per intero/);
    }
    await expectNothingStored();
  });

  test('with the connection', async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(samplePdf(1024));
        controller.error(new Error('connection lost'));
      },
    });
    await expectProblem(await sendRaw(body), 400);
    await expectNothingStored();
  });

  test('before the database has the application', async () => {
    await expectProblem(await apply(cvForm({ cv: samplePdf() }), withBindings({ DB: failingMidway() })), 500);
    await expectNothingStored();
  });
});

test('a file is stored and saved under a clean name, whatever it is called', async () => {
  const answer = await apply(cvForm({ cv: samplePdf(), name: '..\\cv\u202E 🙂 è mio.docx', type: 'image/png' }));
  const sent = ownApplicationSchema.parse(await answer.json());
  const stored = 'cv 🙂 è mio.pdf';
  expect(sent.cv).toMatchObject({ name: stored, type: 'application/pdf' });
  const saved = await worker.get(`/api/applications/${sent.id}/cv`);
  expect(saved.headers.get('Content-Disposition')).toBe(attachment(stored));
});

test('a file name that would write headers of its own is refused', async () => {
  await expectProblem(await apply(cvForm({ cv: samplePdf(), name: 'a\r\nContent-Type: text/html\r\n\r\nx.pdf' })), 400);
  await expectNothingStored();
});

test('the mail says that there is a CV, and does not carry it', async () => {
  const owner = await makeUser({ role: 'employer' });
  const own = await makeJob({ ownerId: owner.id });
  const { sent, bindings } = mailTransport();
  expect((await applyByForm(worker, own.publicId, cvForm({ cv: samplePdf() }), bindings)).status).toBe(201);
  expect(sent[0]?.text).toContain('CV: inviato');
  expect(JSON.stringify(sent)).not.toContain('%PDF');
});

test.each([
  ['Rosa Bianchi.pdf', 'Rosa Bianchi.pdf'],
  ['cv.PDF.exe', 'cv.PDF.pdf'],
  ['a\u0000b\u001b[31m.pdf', 'ab31m.pdf'],
  ['una\r\nSet-Cookie: x=1.pdf', 'una Set-Cookie x=1.pdf'],
  ['una%0D%0Adue.pdf', 'una due.pdf'],
  ['CV.Mario.Rossi', 'CV.Mario.Rossi.pdf'],
  ['CV 28.11.2026', 'CV 28.11.2026.pdf'],
  ['/etc/passwd', 'passwd.pdf'],
  ['..\\..\\boot.ini', 'boot.pdf'],
  ['\ud800.pdf', 'CV.pdf'],
  ['', 'CV.pdf'],
  ['...', 'CV.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['C:\\Users\\Rosa\\cv.PDF', 'cv.pdf'],
  ['cv\u202Efdp.pdf', 'cvfdp.pdf'],
  ['"; rm -rf ~; ".pdf', 'rm -rf.pdf'],
  ['🙂'.repeat(300), `${'🙂'.repeat(60)}.pdf`],
])('%j becomes %j', (name, expected) => {
  expect(cleanFileName(name, 'application/pdf')).toBe(expected);
});

test('the header of a download is one line of ASCII, and old programs get a name too', () => {
  expect(attachment('è mia🙂 (1).pdf')).toBe(
    'attachment; filename="e mia (1).pdf"; filename*=UTF-8\'\'%C3%A8%20mia%F0%9F%99%82%20%281%29.pdf',
  );
  expect(attachment('🙂.pdf')).toContain('filename="CV.pdf"');
});

describe('a form', () => {
  const odd = (fill: (form: FormData) => void) => {
    const form = cvForm({ message: 'Ciao', cv: samplePdf() });
    fill(form);
    return form;
  };

  test.each([
    ['a field nobody knows', odd((form) => form.append('status', 'hired')), 'status'],
    ['two files', odd((form) => form.append('cv', new File([samplePdf()], 'b.pdf'))), 'cv'],
    ['two messages', odd((form) => form.append('message', 'Di nuovo')), 'message'],
    ['a file as the message', odd((form) => form.set('message', new File(['x'], 'm.txt'))), 'message'],
    ['a text as the file', odd((form) => form.set('cv', 'testo')), 'cv'],
    ['a field named like a method', odd((form) => form.append('__proto__', 'x')), '__proto__'],
  ])('with %s is refused', async (_, form, path) => {
    const { issues } = await expectProblem(await apply(form), 400);
    expect(issues?.map((issue) => issue.path)).toEqual([path]);
    await expectNothingStored();
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=other'])(
    'of type %j without its boundary is refused',
    async (type) => {
      await expectProblem(await sendRaw('x'.repeat(500), { 'Content-Type': type }), 400);
      await expectNothingStored();
    },
  );

  test('goes to no other call', async () => {
    const answer = await worker.send('/api/jobs', { method: 'POST', body: cvForm({ cv: samplePdf() }) });
    await expectProblem(answer, 415);
  });
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

test('a form beyond those that are received and those that wait is told to come again, and the others are stored', async () => {
  const people = await Promise.all(Array.from({ length: 51 }, asWorker));
  const send = (n: number, body: BodyInit, headers = {}) =>
    people[n]?.send(`/api/jobs/${job.publicId}/applications`, {
      method: 'POST',
      body,
      headers: { 'CF-Connecting-IP': `198.51.100.${n}`, ...headers },
    }) ?? expect.fail();
  const slow = Array.from({ length: 10 }, () => slowBody());
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const received = slow.map(({ stream }, n) => send(n, stream, multipart));
  await scheduler.wait(300);
  const waiting = people.slice(10).map((_, n) => send(n + 10, cvForm({ message: 'Buongiorno' })));
  const isRefused = async (answer: Promise<Response>) =>
    (await answer).status === 503 ? answer : Promise.reject(new Error('taken'));
  const refused = await Promise.any(waiting.map(isRefused));
  expect(refused.headers.get('Retry-After')).toBe('30');
  expect((await expectProblem(refused, 503)).message).toBe(
    'In questo momento stiamo ricevendo troppi file: la candidatura non è partita. Riprova tra mezzo minuto.',
  );
  for (const body of slow) body.breakOff();
  expect((await Promise.all(received)).map(({ status }) => status)).toEqual(Array(10).fill(400));
  expect((await Promise.all(waiting)).filter(({ status }) => status === 201)).toHaveLength(40);
});
