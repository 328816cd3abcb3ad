import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { applications } from '../db/tables/applications.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { applyByForm, cvForm, storedFiles } from '../testing/cv.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { asWorker, type SignedIn } from '../testing/requests.ts';

let job: JobRow;
let worker: SignedIn;
let filesBefore: string[];

beforeEach(async () => {
  job = await makeJob();
  worker = await asWorker();
  filesBefore = await storedFiles();
});

const apply = (body: BodyInit) => applyByForm(worker, job.publicId, body);

async function expectNothingStored() {
  expect(await testDb().$count(applications, eq(applications.jobId, job.id))).toBe(0);
  expect(await storedFiles()).toEqual(filesBefore);
}

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
      const path = `/api/jobs/${job.publicId}/applications`;
      const answer = await worker.send(path, {
        method: 'POST',
        body: 'x'.repeat(500),
        headers: { 'Content-Type': type },
      });
      await expectProblem(answer, 400);
      await expectNothingStored();
    },
  );

  test('goes to no other call', async () => {
    const answer = await worker.send('/api/jobs', { method: 'POST', body: cvForm({ cv: samplePdf() }) });
    await expectProblem(answer, 415);
  });
});
