import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settleJobs } from '../db/settle.ts';
import { applicationEvents, applications } from '../db/tables/applications.ts';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { racingD1 } from '../testing/bindings.ts';
import { applyByForm, cvForm, pdf, storedFiles } from '../testing/cv.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob, makeUser, testDb } from '../testing/factories.ts';
import { postOffice } from '../testing/post-office.ts';
import { asWorker } from '../testing/requests.ts';

test.each<[what: string, columns: Partial<NewJobRow>, status: number, message: string]>([
  ['closed', { ownerStatus: 'closed' }, 409, 'Il posto è occupato: questa offerta non riceve più candidature.'],
  ['paused', { ownerStatus: 'paused' }, 409, 'Questa offerta è sospesa: per ora non riceve candidature.'],
  ['over', { validThrough: new Date(0) }, 409, 'Questa offerta è scaduta: non riceve più candidature.'],
  ['hidden', { hiddenAt: new Date() }, 404, "L'offerta che stai cercando non esiste o è stata rimossa."],
])(
  'an offer that is %s between what is read and what is written takes no application',
  async (_, columns, status, words) => {
    const owner = await makeUser({ role: 'employer' });
    const job = await makeJob({ ownerId: owner.id });
    const own = eq(jobs.id, job.id);
    const db = testDb();
    const [files, events] = [await storedFiles(), await db.$count(applicationEvents)];
    const { sent, bindings } = postOffice();
    const DB = racingD1(() => db.batch([db.update(jobs).set(columns).where(own), settleJobs(db, own, new Date())]));
    const form = cvForm({ message: 'Buongiorno', cv: pdf() });
    const answer = await applyByForm(await asWorker(), job.publicId, form, { ...bindings, DB });
    expect((await expectProblem(answer, status)).message).toBe(words);
    expect(await db.$count(applications, eq(applications.jobId, job.id))).toBe(0);
    expect(await db.$count(applicationEvents)).toBe(events);
    expect(await db.$count(outbox, eq(outbox.recipient, owner.email))).toBe(0);
    expect(sent).toEqual([]);
    expect(await storedFiles()).toEqual(files);
  },
);
