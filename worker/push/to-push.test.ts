import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { receivedPath } from '../../shared/paths.ts';
import type { PushTopic } from '../../shared/push.ts';
import { runScheduled } from '../scheduled.ts';
import { sign } from '../sign.ts';
import { heardBy, newSubscriber, pushing } from '../testing/devices.ts';
import { makeApplication, makeJob, makeUser, newEmail, uniqueWord } from '../testing/factories.ts';
import { freshStorage } from '../testing/forget-copies.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { asMember } from '../testing/make-member.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { asAccount, asStranger, asVisitor, type Person } from '../testing/requests.ts';
import { whenAwake } from './to-push.ts';

beforeEach(freshStorage);

/** A device that is told at any time: of what it is told, each as title, text and page. */
async function listening(topic: PushTopic, by?: Person) {
  const device = await newSubscriber([topic], { ...(by ? { by } : {}), atNight: true });
  return async () =>
    (await heardBy(device)).map(({ headers, message: { notification } }) => {
      const { title, body, navigate } = notification;
      return [headers.urgency, title, body, navigate.replace(env.SITE_URL, '')];
    });
}

test('an answer is told to the devices of the applicant that want to know, once each, without a name', async () => {
  const { owner, job, apply } = await makeOwnJob({ title: 'Cuoco' });
  const applicant = await asAccount(await makeUser({ name: 'Rosa Bianchi' }));
  const { publicId } = await apply({ userId: applicant.account.id });
  const notified = await listening({ kind: 'answers' }, applicant);
  const others = [
    await listening({ kind: 'applications' }, applicant),
    await listening({ kind: 'answers' }, await asStranger()),
    await listening({ kind: 'answers' }, owner),
  ];
  const say = (status: string) =>
    owner.post(`/api/applications/${publicId}`, { status }, { method: 'PATCH', bindings: pushing() });
  for (const status of ['read', 'reviewing', 'reviewing']) expect((await say(status)).status).toBe(200);
  const answered = ['normal', 'Hai una risposta alla tua candidatura', `Per “${job.title}”`, '/candidature'];
  expect(await notified()).toEqual([answered]);
  await say('rejected');
  expect(await notified()).toEqual([answered, answered]);
  for (const other of others) expect(await other()).toEqual([]);
});

test('an answer to an application without an account is told to the device that holds its private link', async () => {
  const { owner, job, apply } = await makeOwnJob({ title: 'Cuoco' });
  const guest = { userId: null, name: 'Rosa', email: null, phone: '+393331234567' };
  const [answered, other] = [await apply(guest), await apply(guest)];
  const linkTo = (sub: string) => sign('own-application', { sub }, { secret: env.JWT_SECRET, expiresAt: null });
  const notified = await listening({ kind: 'answers', token: await linkTo(answered.publicId) });
  const others = [
    await listening({ kind: 'answers', token: await linkTo(other.publicId) }),
    await listening({ kind: 'answers' }, await asStranger()),
  ];
  const body = { status: 'reviewing' };
  const answer = await owner.post(`/api/applications/${answered.publicId}`, body, {
    method: 'PATCH',
    bindings: pushing(),
  });
  expect(answer.status).toBe(200);
  const title = 'Hai una risposta alla tua candidatura';
  expect(await notified()).toEqual([['normal', title, `Per “${job.title}”`, '/offerte-salvate']]);
  for (const one of others) expect(await one()).toEqual([]);
});

test('an application is told to the people of the employer who may read it, without a name', async () => {
  const { owner, job } = await makeOwnJob({ title: 'Cameriere' });
  const reader = await asMember(owner.account.id, 'read');
  const [notified, toReader] = [
    await listening({ kind: 'applications' }, owner),
    await listening({ kind: 'applications' }, reader),
  ];
  const others = [
    await listening({ kind: 'answers' }, owner),
    await listening({ kind: 'applications' }, await asStranger()),
    await listening({ kind: 'applications' }, await asMember((await makeUser()).id, 'manage')),
  ];
  const applicant = await asAccount(await makeUser({ name: 'Rosa Bianchi' }));
  const sent = await applicant.post(
    `/api/jobs/${job.publicId}/applications`,
    { phone: '333 1234567', message: 'Buongiorno' },
    { bindings: pushing() },
  );
  const { id }: { id: string } = await sent.json();
  const application = ['normal', 'Nuova candidatura', 'Per “Cameriere”', receivedPath(job.publicId, id)];
  expect([await notified(), await toReader()]).toEqual([[application], [application]]);
  for (const other of others) expect(await other()).toEqual([]);
});

test('one without an account is told once its link is pressed; of an urgent offer where it can be ended', async () => {
  const { owner, job } = await makeOwnJob({ neededFrom: '2027-06-05T18:00' });
  const notified = await listening({ kind: 'applications' }, owner);
  const { publicId: sub } = await makeApplication({
    ...{ jobId: job.id, userId: null, name: 'Rosa', email: newEmail(), deliveredAt: null },
  });
  const signing = { secret: env.JWT_SECRET, expiresAt: addDays(new Date(), 5) };
  const token = await sign('confirm-application', { sub }, signing);
  expect(await notified()).toEqual([]);
  for (const _ of ['first', 'again']) {
    const confirmed = await asVisitor.post('/api/applications/confirm', { token }, { bindings: pushing() });
    expect(confirmed.status).toBe(200);
  }
  expect(await notified()).toMatchObject([['normal', 'Nuova candidatura', `Per “${job.title}”`, '/le-mie-offerte']]);
});

test('the offers of an alert are told in the morning, with its mail, to who asked for them', async () => {
  const morning = new Date('2026-11-10T07:00:00Z');
  const later = (minutes: number) => new Date(morning.getTime() + minutes * 60_000);
  const title = uniqueWord();
  const account = await makeUser();
  const { alert } = await makeAlert({ email: account.email, search: `v1:search=${title}` });
  const { alert: empty } = await makeAlert({ email: account.email, search: `v1:search=${uniqueWord()}` });
  const tokenOf = (sub: string) => sign('alert-on-device', { sub }, { secret: env.JWT_SECRET, expiresAt: null });
  const notified = await listening({ kind: 'alert', token: await tokenOf(alert.publicId) });
  const other = await listening({ kind: 'alert', token: await tokenOf(empty.publicId) });
  await makeJob({ title, postedAt: addDays(morning, -1) });
  for (const minutes of [0, 1, 2]) await runScheduled('* * * * *', pushing(), later(minutes));
  const path = `/offerte?v=1&search=${title}`;
  expect(await notified()).toEqual([['low', 'Nuove offerte per il tuo avviso', 'C’è un’offerta nuova.', path]]);
  expect(await other()).toEqual([]);
});

test.each([
  ['2027-06-04T07:59:00+02:00', '2027-06-04T08:00:00+02:00'],
  ['2027-06-04T08:00:00+02:00', '2027-06-04T08:00:00+02:00'],
  ['2027-06-04T20:59:59+02:00', '2027-06-04T20:59:59+02:00'],
  ['2027-06-04T21:00:00+02:00', '2027-06-05T08:00:00+02:00'],
  ['2027-12-31T23:59:00+01:00', '2028-01-01T08:00:00+01:00'],
  // The clocks change in that night.
  ['2027-10-30T22:00:00+02:00', '2027-10-31T08:00:00+01:00'],
  ['2027-03-27T22:00:00+01:00', '2027-03-28T08:00:00+02:00'],
])('at %s a device that sleeps at night is awake at %s', (now, awake) => {
  expect(whenAwake(new Date(now))).toEqual(new Date(awake));
});
