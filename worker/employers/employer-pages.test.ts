import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { employerDetailSchema, type OwnEmployer, ownEmployerSchema } from '../../shared/employers.ts';
import { jobDetailSchema } from '../../shared/jobs.ts';
import type { Reported } from '../../shared/moderation.ts';
import { suspendAccount } from '../db/account-state.ts';
import { AGED, purgeAged } from '../db/purge-aged.ts';
import { employerPages } from '../db/tables/employers.ts';
import { memberAudit } from '../db/tables/members.ts';
import { moderationLog, reports } from '../db/tables/moderation.ts';
import { shownVersions } from '../db/tables/operation.ts';
import { expectProblem, strict } from '../testing/expect-problem.ts';
import { makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { makeEmployerPage } from '../testing/make-employer-page.ts';
import { asMember } from '../testing/make-member.ts';
import { passwordHash } from '../testing/passwords.ts';
import { asAccount, asEmployer, asVisitor, type Person } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const bodyOf = (fields: object = {}) => ({
  name: `Albergo ${uniqueWord()}`,
  kind: 'impresa',
  town: 'edolo',
  category: 'Turismo',
  revision: 0,
  ...fields,
});

const readOwn = async (answer: Response, status = 200): Promise<OwnEmployer> => {
  const text = await answer.text();
  expect({ status: answer.status, text }).toMatchObject({ status });
  return strict(ownEmployerSchema).parse(JSON.parse(text));
};

/** Begins the page of an account, or changes it; for the employer of a membership where one is named. */
const save = (person: Person, body: object, employer?: { readonly publicId: string }) =>
  person.post(`/api/own-employers${employer ? `?employer=${employer.publicId}` : ''}`, body, { method: 'PUT' });

const make = async (person: Person, fields: object = {}) => readOwn(await save(person, bodyOf(fields)));

const detailOf = async (slug: string) =>
  strict(employerDetailSchema).parse(await (await asVisitor.get(`/api/employers/${slug}`)).json());

const asAdmin = async () =>
  asAccount(await makeUser({ role: 'admin', name: 'Redazione', email: newEmail(), passwordHash }));

/** An employer whose account has a confirmed address at a domain. */
const asOwnerAt = async (domain: string, confirmed = true) =>
  asAccount(
    await makeUser({
      role: 'employer',
      email: `${uniqueWord()}@${domain}`,
      emailVerifiedAt: confirmed ? new Date() : null,
    }),
  );

describe('the page of an employer', () => {
  test('waits for the editors and is seen by nobody else, and the same sent again is the same', async () => {
    const owner = await asEmployer();
    const body = bodyOf({ website: 'www.Esempio-Albergo.it/chi siamo' });
    await expectProblem(await save(owner, body), 400);
    const good = { ...body, website: 'www.Esempio-Albergo.it/chi-siamo', vatNumber: 'IT 007 4311 0157' };
    const made = await readOwn(await save(owner, good));
    expect(made).toMatchObject({
      status: 'waiting',
      website: 'https://www.esempio-albergo.it/chi-siamo',
      vatNumber: '00743110157',
      text: null,
    });
    expect((await readOwn(await save(owner, good))).id).toBe(made.id);
    await expectProblem(await save(owner, bodyOf()), 409);
    const list = await (await asVisitor.get('/api/employers?limit=100')).text();
    expect(list).not.toContain(made.name);
    await expectProblem(await asVisitor.get(`/api/employers/${made.slug}`), 404);
  });

  test.each([
    ['a VAT number with a wrong check digit', { vatNumber: '00743110158' }, 'vatNumber'],
    ['a website without https', { website: 'http://esempio.it' }, 'website'],
    ['an address of a network', { website: '127.0.0.1' }, 'website'],
    ['a port', { website: 'esempio.it:8080' }, 'website'],
    ['somebody in the address', { website: 'https://me@esempio.it' }, 'website'],
    ['a place elsewhere', { town: 'milano-marittima' }, 'town'],
    ['a family', { kind: 'famiglia' }, 'kind'],
    ['a text that is too long', { text: 'a'.repeat(1501) }, 'text'],
  ])('refuses %s at its field', async (_, fields, path) => {
    const { issues } = await expectProblem(await save(await asEmployer(), bodyOf(fields)), 400);
    expect(issues?.map((issue) => issue.path)).toEqual([path]);
  });

  test('is public at once by a confirmed address of its website’s domain, and no more with another name or website', async () => {
    const domain = `${uniqueWord()}.it`;
    const owner = await asOwnerAt(domain);
    const body = bodyOf({ website: `https://www.${domain}`, text: 'Venti camere.' });
    const { name, slug, status } = await readOwn(await save(owner, body));
    expect({ slug, status }).toEqual({ slug: name.toLowerCase().replace(' ', '-'), status: 'public' });
    expect(await detailOf(slug)).toMatchObject({ name, text: 'Venti camere.', confirmedDomain: domain });
    const other = await readOwn(await save(owner, { ...body, website: 'altro.it', revision: 1 }));
    expect(other.status).toBe('waiting');
    await expectProblem(await asVisitor.get(`/api/employers/${slug}`), 404);
    const marta = await asMember(owner.account.id, 'manage');
    const again = { ...body, name: `${name} Nuovo` };
    expect((await readOwn(await save(owner, { ...again, revision: 2 }))).status).toBe('public');
    expect(await testDb().$count(reports, and(eq(reports.targetId, other.id), isNull(reports.closedAt)))).toBe(0);
    const byMarta = { ...again, name, revision: 3 };
    expect((await readOwn(await save(marta, byMarta, marta.membership))).status).toBe('waiting');
  });

  test.each([
    ['an address that is not confirmed', 'albergo-nero.it', 'albergo-nero.it', false],
    ['an address elsewhere', 'albergo-blu.it', 'example.org', true],
    ['an address of a part of the domain', 'albergo-rosa.it', 'mail.albergo-rosa.it', true],
    ['an address at a domain where everybody can have one', 'gmail.com', 'gmail.com', true],
  ])('is not confirmed by %s', async (_, website, domain, confirmed) => {
    const { status, id } = await make(await asOwnerAt(domain, confirmed), { website });
    expect(status).toBe('waiting');
    expect(await testDb().$count(reports, eq(reports.targetId, id))).toBe(1);
  });

  test('goes to the editors with another of its name, also where both are saved in the same moment', async () => {
    const name = `Rifugio ${uniqueWord()}`;
    const pages = await Promise.all(
      [name, `${name.toUpperCase()} S.r.l.`].map(async (named) => {
        const domain = `${uniqueWord()}.it`;
        return make(await asOwnerAt(domain), { name: named, website: domain });
      }),
    );
    expect(pages.map(({ status }) => status).sort()).toEqual(['public', 'waiting']);
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(2);
    const waiting = pages.find(({ status }) => status === 'waiting');
    const open = await testDb()
      .select()
      .from(reports)
      .where(eq(reports.targetId, waiting?.id ?? ''));
    expect(open).toMatchObject([{ reason: 'claim', closedAt: null }]);
  });

  test('is refused and confirmed by the editors, each noted once and told to the owner', async () => {
    const owner = await asEmployer();
    const admin = await asAdmin();
    const body = bodyOf();
    const { id, name } = await readOwn(await save(owner, body));
    const change = async (text: string, revision: number) => readOwn(await save(owner, { ...body, text, revision }));
    expect((await change('Uno', 1)).status).toBe('waiting');
    expect(await testDb().$count(reports, eq(reports.targetId, id))).toBe(1);
    const queued = async () => {
      const queue = await (await admin.get('/api/moderation/reports')).json<Reported[]>();
      return queue.find(({ targetId }) => targetId === id)?.target;
    };
    expect(await queued()).toMatchObject({ kind: 'employer', name, rivals: 0, status: 'waiting' });
    for (const ended of [true, false]) {
      const taken = await owner.post(`/api/own-employers/${id}/ended`, { ended }, { method: 'PUT' });
      const status = ended ? 'ended' : 'waiting';
      expect((await readOwn(taken)).status).toBe(status);
      expect(await queued()).toMatchObject({ status });
    }
    const transport = mailTransport();
    const decide = (what: string, body: object = {}) =>
      admin.post(`/api/moderation/employers/${id}/${what}`, body, { bindings: transport.bindings });
    expect((await decide('hide', { rule: 'true-account', facts: 'Il nome è di un altro.' })).status).toBe(200);
    const changed = await change('Due', 4);
    expect(changed).toMatchObject({
      status: 'hidden',
      hiddenReason: expect.stringContaining('Il nome è di un altro.'),
    });
    expect(await queued()).toMatchObject({ status: 'hidden' });
    for (let time = 0; time < 2; time++) expect((await decide('restore')).status).toBe(200);
    const log = await testDb().select().from(moderationLog).where(eq(moderationLog.targetId, id));
    expect(log.map(({ action }) => action)).toEqual(['hide', 'restore']);
    expect(transport.sent.filter(({ to }) => to === owner.account.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('nascosta'),
      `Via libera alla pagina della tua azienda: ${name}`,
    ]);
    const [row] = await testDb().select().from(employerPages).where(eq(employerPages.publicId, id));
    expect(row).toMatchObject({ shown: true, hiddenAt: null, confirmedDomain: null });
    expect((await change('Tre', 5)).status).toBe('public');
    await expectProblem(await (await asEmployer()).post(`/api/moderation/employers/${id}/restore`, {}), 403);
  });

  test('that an administrator has hidden is made public by no address', async () => {
    const domain = `${uniqueWord()}.it`;
    const owner = await asOwnerAt(domain);
    const { id, name } = await make(owner, { website: domain });
    await testDb()
      .update(employerPages)
      .set({ hiddenAt: new Date(), hiddenReason: 'x' })
      .where(eq(employerPages.publicId, id));
    const saved = await readOwn(await save(owner, bodyOf({ name, website: domain, text: 'Nuovo', revision: 1 })));
    expect(saved).toMatchObject({ status: 'hidden', hiddenReason: 'x' });
  });

  test('is changed by people who manage, and only read by the others', async () => {
    const owner = await asEmployer();
    const marta = await asMember(owner.account.id, 'manage');
    const lea = await asMember(owner.account.id, 'read', 'Lea');
    const made = await readOwn(await save(marta, bodyOf(), marta.membership));
    expect(made).toMatchObject({ employer: { id: marta.membership.publicId }, mayChange: true });
    const [read] = await (await lea.get('/api/own-employers')).json<OwnEmployer[]>();
    expect(read).toMatchObject({ id: made.id, mayChange: false });
    const page = bodyOf({ name: made.name, text: 'Nuovo', revision: 1 });
    await expectProblem(await save(lea, page, lea.membership), 403);
    await expectProblem(await save(await asEmployer(), page, marta.membership), 403);
    expect(await readOwn(await save(marta, page, marta.membership))).toMatchObject({ text: 'Nuovo', revision: 2 });
    await expectProblem(await save(owner, { ...page, text: 'Altro' }), 409);
    const deeds = await testDb().select().from(memberAudit).where(eq(memberAudit.ownerId, owner.account.id));
    expect(deeds).toMatchObject([{ deed: 'change-page', actorName: 'Marta Rossi', target: made.id }]);
  });

  test('shows open offers and titles of past ones, none of a family, and answers as of its account', async () => {
    const page = await makeEmployerPage({ website: 'https://esempio.it/', name: 'Albergo Serodine' });
    const ofPage = { ownerId: page.ownerId, companyName: 'Albergo Serodine srl' };
    const open = await makeJob({ ...ofPage, title: 'Cuoca' });
    const other = await makeJob({ ...ofPage, companyName: 'Bar Sport' });
    await makeJob({ ...ofPage, title: 'Badante', employerKind: 'famiglia' });
    const long = { validThrough: addDays(new Date(), -100) };
    await makeJob({ ...ofPage, title: 'Lavapiatti', postedAt: addDays(new Date(), -130), ...long });
    await makeJob({ ...ofPage, title: 'Troppo vecchia', postedAt: addDays(new Date(), -600), ...long });
    await makeJob({ ...ofPage, title: 'Nascosta', status: 'hidden', hiddenAt: new Date() });
    const detail = await detailOf(page.publicId);
    expect(detail.jobs.map(({ id }) => id)).toEqual([other.publicId, open.publicId]);
    expect(detail.past.map(({ title }) => title)).toEqual(['Lavapiatti']);
    const jobOf = async (id: string) => jobDetailSchema.parse(await (await asVisitor.get(`/api/jobs/${id}`)).json());
    expect((await jobOf(open.publicId)).employerPage).toEqual({
      slug: page.publicId,
      name: 'Albergo Serodine',
      website: 'https://esempio.it/',
    });
    // The website of one name says nothing about an offer under another.
    expect((await jobOf(other.publicId)).employerPage?.website).toBeNull();
    const proposed = await (await asVisitor.get('/api/jobs/suggestions?search=serodi')).json();
    expect(proposed).toContainEqual(expect.objectContaining({ kind: 'company', slug: page.publicId }));
  });

  test('is gone with its end and its account’s suspension, each raising the version of what is shown', async () => {
    const owner = await asEmployer();
    const page = await makeEmployerPage({ ownerId: owner.account.id });
    const version = async () => (await testDb().select().from(shownVersions))[0]?.pages ?? 0;
    const before = await version();
    const path = `/api/own-employers/${page.publicId}/ended`;
    const end = async (ended: boolean) => readOwn(await owner.post(path, { ended }, { method: 'PUT' }));
    for (let time = 0; time < 2; time++) expect((await end(true)).purgedAt).not.toBeNull();
    expect(await version()).toBeGreaterThan(before);
    await expectProblem(await asVisitor.get(`/api/employers/${page.publicId}`), 404);
    await expectProblem(await save(owner, bodyOf({ revision: 2 })), 409);
    for (let time = 0; time < 2; time++) expect((await end(false)).status).toBe('public');

    const held = await makeEmployerPage();
    const shown = await version();
    await testDb().batch([...suspendAccount(testDb(), held.ownerId, 'x', new Date())]);
    expect(await version()).toBeGreaterThan(shown);
    await expectProblem(await asVisitor.get(`/api/employers/${held.publicId}`), 404);
  });

  test('that was reported stays after its deletion until the editors decide, and no longer', async () => {
    const page = await makeEmployerPage();
    const path = `/api/employers/${page.publicId}/report`;
    expect((await asVisitor.post(path, { reason: 'false-data' })).status).toBe(201);
    const one = eq(employerPages.id, page.id);
    await testDb()
      .update(employerPages)
      .set({ endedAt: addDays(new Date(), -8) })
      .where(one);
    for (const aged of AGED) await purgeAged(testDb(), aged, new Date());
    expect(await testDb().$count(employerPages, one)).toBe(1);
    await testDb().update(reports).set({ closedAt: new Date() }).where(eq(reports.targetId, page.publicId));
    for (const aged of AGED) await purgeAged(testDb(), aged, new Date());
    expect(await testDb().$count(employerPages, one)).toBe(0);
  });

  test('keeps its account out of the profiles that exclude its name or its website', async () => {
    const owner = await asEmployer();
    await makeEmployerPage({
      ownerId: owner.account.id,
      name: 'Hotel Malghette',
      website: 'https://www.malghette.it/',
    });
    const worker = await asAccount(await makeUser({ email: newEmail() }));
    for (const block of [
      { kind: 'company', value: 'hotel malghette s.p.a.' },
      { kind: 'domain', value: 'malghette.it' },
    ]) {
      const { publicId } = await makeCandidate({
        ownerId: worker.account.id,
        audience: 'companies',
        status: 'companies',
      });
      expect((await owner.get(`/api/candidates/${publicId}`)).status).toBe(200);
      expect((await worker.post(`/api/candidates/${publicId}/blocks`, block)).status).toBe(200);
      await expectProblem(await owner.get(`/api/candidates/${publicId}`), 404);
    }
  });
});

describe('the list of employers', () => {
  test('goes by name, page by page, and by trade', async () => {
    const word = uniqueWord();
    const names = ['A', 'B', 'C'].map((letter) => `${word} ${letter}`);
    for (const name of [...names].reverse()) await makeEmployerPage({ name, category: 'Trasporti' });
    const found: string[] = [];
    let next: string | null = '/api/employers?limit=2&category=Trasporti';
    while (next !== null) {
      const answer: Response = await asVisitor.get(next);
      found.push(...(await answer.json<{ name: string }[]>()).map(({ name }) => name));
      next =
        /<([^<>]*)>;\s*rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1]?.replace(/^https?:\/\/[^/]+/, '') ??
        null;
    }
    expect(found.filter((name) => name.startsWith(word))).toEqual(names);
  });

  test('and the sitemap name those with an open offer or enough of their own text alone', async () => {
    const telling = await makeEmployerPage({ text: 'Una malga. '.repeat(30), slug: uniqueWord() });
    const hiring = await makeEmployerPage({ slug: uniqueWord() });
    await makeJob({ ownerId: hiring.ownerId });
    const brief = await makeEmployerPage({ text: 'Una malga.', slug: uniqueWord() });
    const sitemap = await (await asVisitor.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`/aziende/${telling.slug}<`);
    expect(sitemap).toContain(`/aziende/${hiring.slug}<`);
    expect(sitemap).not.toContain(`/aziende/${brief.slug}<`);
  });
});
