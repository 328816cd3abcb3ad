import { env } from 'cloudflare:workers';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import { ownApplicationSchema } from '../../shared/applications.ts';
import { SAMPLE_JPEG, SAMPLE_PNG, samplePdf } from '../../shared/testing/sample-files.ts';
import { strict } from './expect-problem.ts';
import { makeJob, makeUser } from './factories.ts';
import { asAccount, asWorker, type Person } from './requests.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

/** Number that every application of an account has. */
export const PHONE = '333 123 4567';

export const largestPdf = (): Uint8Array<ArrayBuffer> => samplePdf(MAX_CV_BYTES);

export const BYTES = {
  png: SAMPLE_PNG,
  jpg: SAMPLE_JPEG,
  exe: new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]),
  html: bytesOf('<!doctype html><script>alert(1)</script>'),
  svg: bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
} as const satisfies Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

type CvForm = {
  readonly message?: string;
  readonly cv?: Uint8Array<ArrayBuffer>;
  readonly name?: string;
  readonly type?: string;
};

/** The form that the apply box sends. */
export function cvForm({ message, cv, name = 'cv.pdf', type = 'application/pdf' }: CvForm): FormData {
  const form = new FormData();
  form.append('phone', PHONE);
  if (message !== undefined) form.append('message', message);
  if (cv !== undefined) form.append('cv', new File([cv], name, { type }));
  return form;
}

export const applyByForm = (person: Person, jobId: string, body: BodyInit, bindings?: Env): Promise<Response> =>
  person.send(`/api/jobs/${jobId}/applications`, { method: 'POST', body, ...(bindings ? { bindings } : {}) });

export async function storedFiles(): Promise<string[]> {
  return (await env.CV_FILES.list()).objects.map(({ key }) => key);
}

/** Somebody who has applied with a CV, and the employer who has received it. */
export async function makeSent() {
  const employer = await asAccount(await makeUser({ role: 'employer' }));
  const job = await makeJob({ ownerId: employer.account.id });
  const worker = await asWorker();
  const answer = await applyByForm(
    worker,
    job.publicId,
    cvForm({ message: 'Sono qui', cv: samplePdf(), name: 'Rosa.pdf' }),
  );
  const sent = strict(ownApplicationSchema).parse(await answer.json());
  return { employer, job, worker, sent };
}
