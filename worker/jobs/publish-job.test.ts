import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, romeDay } from '../../shared/dates.ts';
import { type PublicJob, publicJobSchema, publishJobBody } from '../../shared/jobs.ts';
import { users } from '../db/tables/accounts.ts';
import { jobs } from '../db/tables/jobs.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { jobBody, makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { asAccount, asEmployer, asSuspended, asVisitor, asWorker, type SignedIn } from '../testing/requests.ts';
import { publishJob } from './publish-job.ts';

async function publish(fields: Record<string, unknown> = {}): Promise<PublicJob> {
  const answer = await (await asEmployer()).post('/api/jobs', { ...jobBody(), ...fields });
  expect(answer.status).toBe(201);
  return strict(publicJobSchema).parse(await answer.json());
}

const refused = async (fields: Record<string, unknown>): Promise<Record<string, string>> =>
  refusedFields(await (await asEmployer()).post('/api/jobs', { ...jobBody(), ...fields }));

describe('an offer that was published', () => {
  test('belongs to who sent it, whatever the role, and is open at once, for thirty days, where its Location says', async () => {
    const worker = await asWorker();
    const sent = jobBody({ title: uniqueWord() });
    const answer = await worker.post('/api/jobs', sent);
    // The cookie holds nothing but the bookmark of the database.
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^bookmark=[\w.-]+; Max-Age=120; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const job = strict(publicJobSchema).parse(await answer.json());
    expect(job).toMatchObject({ ...sent, open: true, town: 'edolo', salaryMin: null, shifts: [] });
    expect(addDays(new Date(job.postedDate), 30).toISOString()).toBe(job.validThrough);
    expect(Math.abs(Date.now() - Date.parse(job.postedDate))).toBeLessThan(10_000);
    const location = answer.headers.get('Location') ?? '';
    expect(location).toBe(`/api/jobs/${job.id}`);
    expect(await (await asVisitor.get(location)).json()).toEqual({
      ...job,
      answers: null,
      employerPage: null,
      similarSearch: expect.any(String),
      occupation: null,
    });
    expect(await (await asVisitor.get(`/api/jobs?search=${sent.title}`)).json()).toEqual([job]);
    const [row] = await testDb().select().from(jobs).where(eq(jobs.publicId, job.id));
    expect(row?.ownerId).toBe(worker.account.id);
  });

  test('keeps its optional fields', async () => {
    const optional = {
      salaryMin: 1450,
      salaryMax: 1600.5,
      salaryPeriod: 'mese',
      salaryNet: true,
      weeklyHours: 36,
      employerKind: 'agenzia',
      authorisation: 'Aut. Min. 1100-SG del 26/11/2004',
      agreement: 'Pubblici esercizi e ristorazione (CNEL H05Y)',
      agreementLevel: '4',
      housing: true,
      housingRoom: 'condivisa',
      housingCost: 0,
      housingMinutes: 0,
      meals: true,
      startDate: '2026-12-05',
      endDate: '2027-04-01',
      shifts: ['mattina', 'fine settimana'],
      openings: 2,
      licence: 'CE',
      requirements: [
        { what: 'Auto propria', level: null, reason: 'turni di notte', preferred: false },
        { what: 'Tedesco', level: 'B1', reason: null, preferred: true },
      ],
      applyBy: romeDay(new Date(), 5),
    };
    const job = await publish(optional);
    expect(job).toMatchObject(optional);
    const requested =
      'pay=true&housing=true&meals=true&openings=true&shift=mattina&licence=CE&requirement=Tedesco&start=2026-12';
    const found = await readJobs(requested);
    expect(found.ids).toEqual([job.id]);
  });

  test('has its texts cleaned, its line ends and lists kept', async () => {
    const job = await publish({
      title: '  CERCASI \t BARISTA \n subito ',
      description: 'Cerchiamo:\r\n• una persona\r\n\r\n\r\n\r\nPaga giusta 😊   \n',
    });
    expect(job.title).toBe('CERCASI BARISTA subito');
    expect(job.description).toBe('Cerchiamo:\n• una persona\n\nPaga giusta 😊');
  });
});

test('the place of an offer follows its text, else the position that was sent', async () => {
  const sent = { lat: '45.95634', lon: '10.30489' };
  expect(await publish({ location: 'Lovere (BG), centro', ...sent })).toMatchObject({ town: 'lovere', lat: '45.8169' });
  const location = 'tutta la valle';
  expect(await publish({ location, ...sent })).toMatchObject({ town: null, lat: '45.96', lon: '10.3' });
  for (const [lat, lon] of [
    ['', ''],
    [' ', ' '],
    ['45.95', ''],
  ])
    expect(await publish({ location, lat, lon })).toMatchObject({ town: null, lat: null, lon: null });
  for (const lat of ['91', '-91', 'nord', 'NaN', 'Infinity', '1e400', '45,95', '4'.repeat(31)])
    expect(await refused({ lat, lon: '10.3' }), lat).toEqual({ lat: 'Posizione non valida' });
});

describe('refusals have their words', () => {
  test.each([
    ['title', 'Inserisci il titolo'],
    ['companyName', "Inserisci il nome dell'azienda"],
    ['location', 'Inserisci la località'],
    ['category', 'Seleziona una categoria'],
    ['type', 'Seleziona il tipo di lavoro'],
    ['experience', 'Seleziona il livello di esperienza'],
    ['contract', 'Seleziona il tipo di contratto'],
    ['description', 'Inserisci la descrizione'],
  ])('%s missing, empty or of another type: %s', async (field, message) => {
    for (const value of [undefined, null, '', ' \n\t\u200B', 7, true, ['a'], { a: 1 }])
      expect(await refused({ [field]: value }), JSON.stringify(value)).toEqual({ [field]: message });
  });

  test.each([
    ['title', 120, 'Massimo 120 caratteri'],
    ['companyName', 120, 'Massimo 120 caratteri'],
    ['location', 120, 'Massimo 120 caratteri'],
    ['description', 10_000, 'Massimo 10.000 caratteri'],
  ])('%s of more than %i characters', async (field, max, message) => {
    expect(await refused({ [field]: 'a'.repeat(max + 1) })).toEqual({ [field]: message });
    await publish({ [field]: ` ${'a'.repeat(max)} ` });
  });

  test.each([
    ['category', 'ristorazione', 'Seleziona una categoria'],
    ['type', 'Full time', 'Seleziona il tipo di lavoro'],
    ['experience', 'Tanta', 'Seleziona il livello di esperienza'],
    ['contract', 'Nero', 'Seleziona il tipo di contratto'],
    ['salaryMin', 0, 'Scrivi un importo maggiore di zero'],
    ['salaryMin', -8, 'Scrivi un importo maggiore di zero'],
    ['salaryMax', 1e9, 'Importo troppo alto'],
    ['salaryMin', '1450', 'Scrivi un importo in euro'],
    ['salaryPeriod', 'secolo', 'Seleziona il periodo della paga'],
    ['salaryNet', 'sì', 'Valore non valido'],
    ['housing', 1, 'Valore non valido'],
    ['meals', 'true', 'Valore non valido'],
    ['startDate', '9999-12-31', 'Data non valida'],
    ['startDate', '2026-02-30', 'Data non valida'],
    ['endDate', '1970-01-01', 'Data non valida'],
    ['openings', 0, 'Almeno una persona'],
    ['openings', 1.5, 'Scrivi un numero intero'],
    ['openings', 501, 'Numero troppo alto'],
    ['employerKind', 'ditta', 'Scegli chi offre il lavoro'],
    ['authorisation', ' ', 'Scrivi l’autorizzazione ministeriale dell’agenzia'],
    ['agreement', '', 'Scrivi il nome del contratto collettivo'],
    ['agreementLevel', 'x'.repeat(121), 'Massimo 120 caratteri'],
    ['weeklyHours', 0, 'Almeno un’ora'],
    ['licence', 'A', 'Patente non valida'],
  ])('%s of %j', async (field, value, message) => {
    const rest = { salaryPeriod: 'mese', ...(field === 'salaryMax' && { salaryMin: 8 }) };
    expect(await refused({ ...rest, [field]: value })).toEqual({ [field]: message });
  });

  test('a shift that there is not, or more shifts than there are', async () => {
    expect(await refused({ shifts: ['sera', 'alba'] })).toEqual({ 'shifts.1': 'Turno non valido' });
    expect(await refused({ shifts: 'sera' })).toEqual({ shifts: 'Turno non valido' });
    expect(await refused({ shifts: Array(6).fill('sera') })).toEqual({ shifts: 'Turno non valido' });
  });

  test.each([
    [[{ what: ' ' }], { 'requirements.0.what': 'Scrivi il requisito' }],
    [[{ what: 'x'.repeat(81) }], { 'requirements.0.what': 'Massimo 80 caratteri' }],
    [[{ what: 'Tedesco', level: 'D1' }], { 'requirements.0.level': 'Livello sconosciuto' }],
    [[{ what: 'OSS', mine: 1 }], { mine: 'Campo sconosciuto' }],
    [['OSS'], { 'requirements.0': 'Requisito non valido' }],
    ['OSS', { requirements: 'Requisito non valido' }],
    [[{ what: 'OSS' }, { what: 'oss' }], { requirements: 'Un requisito c’è due volte' }],
    [[...'abcdefghi'].map((what) => ({ what })), { requirements: 'Massimo 8 requisiti' }],
    [
      [{ what: 'Auto propria' }],
      { requirements: 'Scrivi perché serve l’auto propria: “turni di notte”, “clienti in più comuni”' },
    ],
  ])('requirements %j', async (requirements, messages) => {
    expect(await refused({ requirements })).toEqual(messages);
  });

  test('fields that contradict each other', async () => {
    expect(await refused({ startDate: '2027-01-02', endDate: '2027-01-01' })).toEqual({
      endDate: "La fine è prima dell'inizio",
    });
    expect(await refused({ housingCost: 0 })).toEqual({
      housing: 'Spunta “Alloggio”: senza, della camera non si dice niente',
    });
    expect(await refused({ lastSeason: '0123456789ab' })).toEqual({ salaryMin: 'Scrivi la paga di questa stagione' });
  });
});

test('an account that was suspended since it asked publishes nothing that shows', async () => {
  const { account } = await asSuspended();
  const body = publishJobBody.parse(jobBody({ title: uniqueWord() }));
  const { row, created } = await publishJob(testDb(), {
    ownerId: account.id,
    actor: { ...account, employers: [] },
    body,
    sameSince: new Date(),
    capped: false,
    now: new Date(),
  });
  expect([created, row.status, row.ownerStatus]).toEqual([true, 'hidden', 'open']);
  expect((await asVisitor.get(`/api/jobs/${row.publicId}`)).status).toBe(404);
  expect(await (await asVisitor.get(`/api/jobs?search=${body.title}`)).json()).toEqual([]);
});

async function sendOffer(person: SignedIn, body: unknown): Promise<{ status: number; id: string }> {
  const answer = await person.post('/api/jobs', body);
  const { id }: PublicJob = await answer.json();
  return { status: answer.status, id };
}

test('the same offer in other white space, order of keys or position is the same offer', async () => {
  const employer = await asEmployer();
  const body = jobBody({ location: 'tutta la valle', housing: true });
  const first = await sendOffer(employer, body);
  const again = Object.fromEntries(Object.entries({ ...body, title: ` ${body.title} ` }).reverse());
  expect(await sendOffer(employer, { ...again, lat: '45.95', lon: '10.3' })).toEqual({ status: 200, id: first.id });
});

test('a changed offer, or the same of another account, is another offer', async () => {
  const employer = await asEmployer();
  const body = jobBody();
  const answers = [
    await sendOffer(employer, body),
    await sendOffer(employer, { ...body, description: 'Altro testo' }),
    await sendOffer(employer, { ...body, openings: 2 }),
    await sendOffer(await asEmployer(), body),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(4);
});

test.each(['closed', 'deleted'] as const)(
  'an offer that was %s meanwhile does not bar the same one',
  async (status) => {
    const employer = await asEmployer();
    const body = jobBody();
    const first = await sendOffer(employer, body);
    await testDb().update(jobs).set({ status }).where(eq(jobs.publicId, first.id));
    const again = await sendOffer(employer, body);
    expect(again.status).toBe(201);
    expect(again.id).not.toBe(first.id);
  },
);

describe('an account whose address nobody has confirmed', () => {
  const unlimited: RateLimit = { limit: async () => ({ success: true }) };
  const bindings = withBindings({ RATE_LIMITS: 'on', WRITE_LIMIT: unlimited });
  const unconfirmed = async () => {
    const user = await makeUser({ role: 'employer', emailVerifiedAt: null });
    const person = await asAccount(user);
    return { user, publish: (body = jobBody()) => person.post('/api/jobs', body, { bindings }) };
  };

  test('publishes three offers, is told what to do at the fourth, and goes on once it is confirmed', async () => {
    const { user, publish } = await unconfirmed();
    for (let time = 0; time < 3; time++) expect((await publish()).status).toBe(201);
    const { message } = await expectProblem(await publish(), 403);
    expect(message).toBe(
      'Finché non confermi la tua email puoi pubblicare tre offerte. Apri il link che ti abbiamo mandato, o chiedine un altro dalla pagina del tuo account, poi riprova: quello che hai scritto resta qui.',
    );
    await testDb().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.id));
    expect((await publish()).status).toBe(201);
  });

  test('gets the third offer again where its answer was lost, and no fourth by three at once', async () => {
    const { user, publish } = await unconfirmed();
    const [first, second] = [jobBody(), jobBody()];
    expect((await publish(first)).status).toBe(201);
    expect((await publish(second)).status).toBe(201);
    const answers = await Promise.all([publish(), publish(), publish()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    expect((await publish(first)).status).toBe(200);
    expect(await testDb().$count(jobs, eq(jobs.ownerId, user.id))).toBe(3);
  });

  test('wins no room by deleting one', async () => {
    const { user, publish } = await unconfirmed();
    for (let time = 0; time < 3; time++) await publish();
    await testDb().update(jobs).set({ status: 'deleted', deletedAt: new Date() }).where(eq(jobs.ownerId, user.id));
    await expectProblem(await publish(), 403);
  });

  test('publishes as many as it likes where limits are off', async () => {
    const person = await asAccount(await makeUser({ emailVerifiedAt: null }));
    for (let time = 0; time < 4; time++) expect((await person.post('/api/jobs', jobBody())).status).toBe(201);
  });
});
