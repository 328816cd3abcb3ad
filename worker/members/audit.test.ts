import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { receivedApplicationSchema } from '../../shared/answers.ts';
import { CALLS, type CallName } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { type AuditEntry, peopleSchema } from '../../shared/members.ts';
import { users } from '../db/tables/accounts.ts';
import { applicationEvents } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { memberAudit, members } from '../db/tables/members.ts';
import { makeWorld, type World } from '../testing/access-world.ts';
import { CASES } from '../testing/endpoint-cases.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { jobBody, makeApplication, makeUser, newEmail, testDb } from '../testing/factories.ts';
import { asMember, makeMember } from '../testing/make-member.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { asAccount, asEmployer, asVisitor, type Person } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const change = (person: Person, method: string, path: string, body: unknown) => person.post(path, body, { method });

const auditEntriesOf = async (person: Person): Promise<AuditEntry[]> =>
  peopleSchema.parse(await (await person.get('/api/members')).json()).deeds;

/** An offer with its owner, and Marta who manages it. */
async function makeManaged() {
  const { owner, job } = await makeOwnJob({ title: 'Cuoca', salaryMin: 1500, salaryPeriod: 'mese' });
  return { owner, job, marta: await asMember(owner.account.id, 'manage') };
}

describe('a deed of somebody who works for an employer', () => {
  test('is told to the employer with the name and the offer, the newest first, once each', async () => {
    const { owner, job, marta } = await makeManaged();
    const path = `/api/jobs/${job.publicId}`;
    const steps = [
      ['PATCH', path, { ...jobBody(), title: 'Cuoca', salaryMin: 1500, salaryPeriod: 'mese', revision: 1 }],
      ['PUT', `${path}/category`, { category: 'Turismo' }],
      ['PUT', `${path}/status`, { ownerStatus: 'paused' }],
      ['PUT', `${path}/status`, { ownerStatus: 'paused' }],
      ['PUT', `${path}/status`, { ownerStatus: 'open' }],
      ['POST', `${path}/renew`, {}],
      ['PUT', `${path}/status`, { ownerStatus: 'closed' }],
      ['DELETE', path, {}],
      ['POST', `${path}/restore`, {}],
    ] as const;
    for (const [method, to, body] of steps) expect((await change(marta, method, to, body)).status).toBe(200);
    const deeds = ['edit', 'move', 'pause', 'open', 'renew', 'close', 'delete', 'restore'];
    expect((await auditEntriesOf(owner)).reverse()).toMatchObject(
      deeds.map((deed) => ({ deed: `${deed}-job`, by: 'Marta Rossi', title: 'Cuoca' })),
    );
  });

  test('is not noted where nothing was written', async () => {
    const { owner, job, marta } = await makeManaged();
    const path = `/api/jobs/${job.publicId}`;
    await expectProblem(await change(marta, 'PATCH', path, { ...jobBody(), revision: 7 }), 409);
    const lea = await asMember(owner.account.id, 'read', 'Lea');
    await expectProblem(await change(lea, 'PUT', `${path}/status`, { ownerStatus: 'paused' }), 403);
    expect(await auditEntriesOf(owner)).toEqual([]);
  });

  test('is not noted of the employer, nor of what is one’s own', async () => {
    const { owner, job, marta } = await makeManaged();
    const pause = (person: Person, id: string) =>
      change(person, 'PUT', `/api/jobs/${id}/status`, { ownerStatus: 'paused' });
    expect((await pause(owner, job.publicId)).status).toBe(200);
    const { id = '' } = await (await marta.post('/api/jobs', jobBody())).json<{ id: string }>();
    expect((await pause(marta, id)).status).toBe(200);
    for (const noted of [eq(memberAudit.ownerId, owner.account.id), eq(memberAudit.actorId, marta.account.id)])
      expect(await testDb().$count(memberAudit, noted)).toBe(0);
  });
});

describe('an answer of somebody who works for an employer', () => {
  test('is named to the employer in the history, and to the applicant nowhere', async () => {
    const { owner, job, marta } = await makeManaged();
    const rosa = await asAccount(await makeUser({ email: newEmail() }));
    const application = await makeApplication({ jobId: job.id, userId: rosa.account.id });
    const transport = mailTransport();
    const path = `/api/applications/${application.publicId}`;
    for (const status of ['read', 'reviewing'])
      await marta.post(path, { status }, { method: 'PATCH', bindings: transport.bindings });
    await owner.post(path, { status: 'hired' }, { method: 'PATCH', bindings: transport.bindings });

    const historyFor = async (person: Person) => {
      const [received] = await (await person.get('/api/applications/received')).json<unknown[]>();
      return receivedApplicationSchema.parse(received).history.map(({ status, by }) => [status, by]);
    };
    expect(await historyFor(owner)).toEqual([
      ['sent', null],
      ['read', 'Marta Rossi'],
      ['reviewing', 'Marta Rossi'],
      ['hired', null],
    ]);
    expect((await historyFor(marta)).map(([, by]) => by)).toEqual([null, null, null, owner.account.name]);
    expect(await auditEntriesOf(owner)).toMatchObject([
      { by: 'Marta Rossi', deed: 'answer-application', title: 'Cuoca' },
    ]);

    const notified = [
      await (await rosa.get('/api/applications')).text(),
      await (await rosa.get(`/api/jobs/${job.publicId}/applications`)).text(),
      await (await rosa.get('/api/account/export')).text(),
      JSON.stringify(transport.sent.filter(({ to }) => to === rosa.account.email)),
    ];
    for (const text of notified) expect(text).not.toContain('Marta');
  });

  test('to several, and of a closed offer, names who told them', async () => {
    const { owner, job, marta } = await makeManaged();
    const [one, other] = [await makeApplication({ jobId: job.id }), await makeApplication({ jobId: job.id })];
    const several = await marta.post('/api/applications/answers', { ids: [one.publicId], status: 'reviewing' });
    const closing = await marta.post(`/api/jobs/${job.publicId}/answers`, { ids: [other.publicId] });
    expect([several.status, closing.status]).toEqual([200, 200]);
    const byMarta = eq(applicationEvents.actorId, marta.account.id);
    const events = await testDb().select().from(applicationEvents).where(byMarta);
    expect(events).toMatchObject([
      { applicationId: one.id, status: 'reviewing' },
      { applicationId: other.id, status: 'rejected' },
    ]);
    expect(await auditEntriesOf(owner)).toHaveLength(2);
  });
});

describe('an offer published for an employer', () => {
  test('belongs to the employer, says who published it, and is among the offers of both', async () => {
    const owner = await asEmployer();
    const marta = await asMember(owner.account.id, 'manage');
    const body = jobBody();
    const path = `/api/jobs?employer=${marta.membership.publicId}`;
    const first = await marta.post(path, body);
    expect([first.status, (await marta.post(path, body)).status]).toEqual([201, 200]);
    const { id } = await first.json<{ id: string }>();
    const [row] = await testDb().select().from(jobs).where(eq(jobs.publicId, id));
    expect(row?.ownerId).toBe(owner.account.id);
    expect(await auditEntriesOf(owner)).toMatchObject([{ by: 'Marta Rossi', deed: 'publish-job', title: body.title }]);
    expect(await (await marta.get('/api/own-jobs')).json()).toMatchObject([
      { id, employer: { id: marta.membership.publicId, name: owner.account.name }, mayChange: true },
    ]);
    expect(await (await owner.get('/api/own-jobs')).json()).toMatchObject([{ id, employer: null, mayChange: true }]);
    expect(await (await asVisitor.get(`/api/jobs/${id}`)).text()).not.toContain('Marta');
  });

  test('is refused at its field for who only reads, for another employer and after one has left', async () => {
    const owner = await asEmployer();
    const lea = await asMember(owner.account.id, 'read');
    const marta = await asMember(owner.account.id, 'manage');
    await marta.send(`/api/members/${marta.membership.publicId}`, { method: 'DELETE' });
    const strange = await makeMember({ role: 'manage' });
    const ended = 'Non lavori più alle offerte di questo datore di lavoro: scegli per chi pubblichi.';
    for (const [person, id, why] of [
      [lea, lea.membership.publicId, expect.stringContaining('Con il ruolo «legge»')],
      [marta, marta.membership.publicId, ended],
      [await asEmployer(), strange.publicId, ended],
    ] as const) {
      const answer = await person.post(`/api/jobs?employer=${id}`, jobBody());
      expect((await expectProblem(answer, 403)).issues).toEqual([{ path: 'employer', message: why }]);
    }
    expect(await testDb().$count(jobs, eq(jobs.ownerId, owner.account.id))).toBe(0);
  });
});

describe('somebody who works for an employer', () => {
  test('is no view of the offer', async () => {
    const { job, marta } = await makeManaged();
    const look = await marta.send(`/api/jobs/${job.publicId}/views`, { method: 'POST' });
    expect(await look.json()).toEqual({ counted: false });
  });

  test('sees offers and applications of several employers in one list, each with its name', async () => {
    const [first, second] = [await makeOwnJob(), await makeOwnJob()];
    const marta = await asMember(first.owner.account.id, 'manage');
    const { id: userId, email } = marta.account;
    await makeMember({ ownerId: second.owner.account.id, userId, email, role: 'read' });
    for (const { job } of [first, second]) await makeApplication({ jobId: job.id });
    const names = [second.owner.account.name, first.owner.account.name];
    expect(await (await marta.get('/api/own-jobs')).json()).toMatchObject([
      { employer: { name: names[0] }, mayChange: false },
      { employer: { name: names[1] }, mayChange: true },
    ]);
    const received = await (await marta.get('/api/applications/received')).json<{ employer: string; id: string }[]>();
    expect(received.map(({ employer }) => employer).sort()).toEqual(names.toSorted());
    expect(await (await marta.get('/api/applications/received/counts')).json()).toHaveLength(2);
    // One that only reads among them: nothing is answered.
    const ids = received.map(({ id }) => id);
    await expectProblem(await marta.post('/api/applications/answers', { ids, status: 'reviewing' }), 403);
  });
});

/** Every call that people of an employer may make: a new one is tried by being declared. */
const forPeople = (Object.keys(CALLS) as CallName[]).filter((name) => (CALLS[name] as Call).people !== undefined);

const ownerOf = ({ people }: World): number => people.employer.account.id;
const ofWorld = (world: World) => eq(members.ownerId, ownerOf(world));
const withdraw = (person: Person, id: string) => person.send(`/api/members/${id}`, { method: 'DELETE' });

async function membershipOf(world: World, role: 'manage' | 'read') {
  const rows = await testDb().select().from(members).where(ofWorld(world));
  return rows.find((row) => row.role === role && row.userId !== null)?.publicId ?? '';
}

const suspend = (id: number) => testDb().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));

/** Ways in which somebody has no access, or no more. */
const ENDS: Readonly<Record<string, (world: World) => Promise<Person>>> = {
  'who was removed': async (world) => {
    await withdraw(world.people.employer, await membershipOf(world, 'manage'));
    return world.ask('manager', 'employer');
  },
  'who has left': async (world) => {
    const person = world.ask('manager', 'employer');
    await withdraw(person, await membershipOf(world, 'manage'));
    return person;
  },
  'who is invited and has not accepted': async (world) => {
    const account = await makeUser();
    await makeMember({ ownerId: ownerOf(world), email: account.email, role: 'manage' });
    return asAccount(account);
  },
  'who has declined': async (world) => {
    const account = await makeUser();
    const invitation = await makeMember({ ownerId: ownerOf(world), email: account.email, role: 'manage' });
    const person = await asAccount(account);
    await withdraw(person, invitation.publicId);
    return person;
  },
  'who manages the offers of somebody else': async () => {
    const account = await makeUser();
    await makeMember({ userId: account.id, email: account.email, role: 'manage' });
    return asAccount(account);
  },
  'who works for an employer that is suspended': async (world) => {
    await suspend(ownerOf(world));
    return world.ask('manager', 'employer');
  },
  'who is suspended': async (world) => {
    const member = await asMember(ownerOf(world), 'manage');
    await suspend(member.account.id);
    return member;
  },
};

describe.each(Object.entries(ENDS))('%s', (name, end) => {
  test('is answered as a stranger by every call that people of an employer may make', async () => {
    const world = await makeWorld();
    const person = await end(world);
    for (const call of forPeople) {
      const expected = CASES[call];
      const [method = '', path = ''] = call.split(' ');
      const body = expected?.body?.(world);
      const to = world.path(path);
      const answer = await (method === 'GET' ? person.get(to) : person.post(to, body ?? {}, { method }));
      const text = await answer.text();
      const { who } = CALLS[call] as Call;
      const isRefusedFirst = who === 'account' || (who === 'account or link' && !call.startsWith('GET '));
      const status = name === 'who is suspended' && isRefusedFirst ? 403 : expected?.stranger;
      expect(`${call}: ${answer.status}`).toBe(`${call}: ${status}`);
      for (const secret of world.secrets) expect(text, call).not.toContain(secret);
    }
  });
});

test('the role counts from the next request on, in both directions', async () => {
  const world = await makeWorld();
  const person = world.ask('reader', 'employer');
  const id = await membershipOf(world, 'read');
  const pause = async () =>
    (await person.post(world.path('/api/jobs/:id/status'), { ownerStatus: 'paused' }, { method: 'PUT' })).status;
  const setRole = (role: string) => world.people.employer.post(`/api/members/${id}`, { role }, { method: 'PATCH' });
  const statuses = [await pause()];
  for (const role of ['manage', 'read']) {
    expect((await setRole(role)).status).toBe(200);
    statuses.push(await pause());
  }
  expect(statuses).toEqual([403, 200, 403]);
});
