import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { guestAppliedSchema } from '../../shared/guest-applications.ts';
import { SAMPLE_PNG } from '../../shared/testing/sample-files.ts';
import { applications } from '../db/tables/applications.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

let job: JobRow;
beforeEach(async () => {
  job = await makeJob();
});

const path = (which: Pick<JobRow, 'publicId'> = job) => `/api/jobs/${which.publicId}/guest-applications`;
const rowsOf = () => testDb().select().from(applications).where(eq(applications.jobId, job.id));

async function apply(body: Readonly<Record<string, unknown>>) {
  const answer = await asVisitor.post(path(), { name: 'Rosa Bianchi', ...body });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return strict(guestAppliedSchema).parse(await answer.json());
}

test('without a key the same content on the same day is one, and nobody else gets its link', async () => {
  const first = await apply({ phone: '3331234567' });
  const second = await apply({ phone: '333-123-45-67' });
  expect(await rowsOf()).toHaveLength(1);
  expect([first.token, second]).toEqual([expect.any(String), { ...first, token: null }]);
  await apply({ phone: '3331234567', message: 'Altro' });
  expect(await rowsOf()).toHaveLength(2);
});

test('a key used again with other content is refused, and says nothing of what is stored', async () => {
  const sending = crypto.randomUUID();
  await apply({ phone: '3331234567', sending });
  const other = { name: 'Ada', phone: '3337654321', sending };
  const { message } = await expectProblem(await asVisitor.post(path(), other), 409);
  expect(message).toContain('altri dati');
  expect(await rowsOf()).toHaveLength(1);
});

test('an application that was deleted, or brings another file of the same name and size, is a new one', async () => {
  const send = async (byte: number) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Rosa', phone: '3331234567' })) form.append(name, value);
    form.append('cv', new File([SAMPLE_PNG.with(SAMPLE_PNG.length - 20, byte)], 'cv.png'));
    const answer = await asVisitor.send(path(), { method: 'POST', body: form });
    expect(answer.status).toBe(201);
    return strict(guestAppliedSchema).parse(await answer.json()).token ?? '';
  };
  const first = await send(65);
  expect(await send(65)).toBe('');
  expect(await send(66)).not.toBe('');
  expect(await rowsOf()).toHaveLength(2);
  const headers = { Authorization: `Link ${first}` };
  const { id } = await (await asVisitor.get('/api/applications/linked', { headers })).json<{ id: string }>();
  await asVisitor.send(`/api/applications/${id}`, { method: 'DELETE', headers });
  expect(await send(65)).not.toBe('');
  expect(await rowsOf()).toHaveLength(3);
  await runScheduled('10 3 * * *', env, addDays(new Date(), 8));
});

test('only what is stored counts towards the limits of the day', async () => {
  const bindings = withBindings({
    RATE_LIMITS: 'on',
    WRITE_LIMIT: { limit: async () => ({ success: true }) },
  });
  const send = (body: object, which?: Pick<JobRow, 'publicId'>) =>
    asVisitor.post(path(which), { name: 'Rosa', ...body }, { bindings });
  const closed = await makeJob({ status: 'closed' });
  const sending = crypto.randomUUID();
  await send({ phone: '3331234567', sending });
  for (let time = 0; time < 5; time++) {
    expect((await send({ phone: '3331234567' }, closed)).status).toBe(409);
    expect((await send({ phone: '3331234567', sending })).status).toBe(201);
    expect((await send({ phone: '3331234567', name: '' })).status).toBe(400);
  }
  for (const message of ['due', 'tre', 'quattro'])
    expect((await send({ phone: '3331234567', message })).status).toBe(201);
  await expectProblem(await send({ phone: '3331234567', message: 'cinque' }), 429);
  // Stored before: repeated, it is still answered as it is.
  expect((await send({ phone: '3331234567', sending })).status).toBe(201);
});
