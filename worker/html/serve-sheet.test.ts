import { describe, expect, test, vi } from 'vitest';
import { addDays, longDate } from '../../shared/dates.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { brokenD1, brokenKv, costOf, withBindings } from '../testing/bindings.ts';
import { makeJob } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { elements, readPage, runningAttributes } from '../testing/read-page.ts';
import { asVisitor } from '../testing/requests.ts';

const SITE = 'http://localhost:8787';

const codesIn = async (html: string): Promise<(string | undefined)[]> =>
  (await elements(html, 'svg[role=img]')).map(({ attributes }) => attributes.get('aria-label'));

/** Expects of every printed sheet: `noindex`, no script but the shell's file, no personal data. */
async function expectSheet(path: string) {
  const page = await readPage(path);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(page.meta.get('robots')).toBe('noindex, follow');
  expect(page.h1).toHaveLength(1);
  expect(page.inlineScripts).toEqual([]);
  expect(await runningAttributes(page.html)).toEqual([]);
  expect(page.data).toBeNull();
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.headers.get('Set-Cookie')).toBeNull();
  return page;
}

describe("an offer's poster", () => {
  test('says what, who, where, when and for how much, and carries the address of the page', async () => {
    const job = await makeJob({
      title: 'Cameriera di sala',
      companyName: 'Albergo Sole',
      location: 'Edolo',
      salaryMin: 1400,
      salaryMax: 1600,
      salaryPeriod: 'mese',
      weeklyHours: 36,
      employerKind: 'agenzia',
      authorisation: 'Aut. Min. 1100-SG',
      agreement: 'Turismo (CNEL H052)',
      agreementLevel: '4',
      housing: true,
      openings: 3,
      licence: 'D',
      requirements: [
        { what: 'CQC persone', level: null, reason: null, preferred: false },
        { what: 'Tedesco', level: 'B1', reason: null, preferred: true },
      ],
      shifts: ['mattina', 'fine settimana'],
      startDate: '2027-06-01',
      endDate: '2027-09-15',
      description: 'Cerchiamo:\n- chi sorride\n- chi arriva puntuale',
    });
    const path = `/offerte/${job.publicId}/locandina`;
    const page = await expectSheet(path);
    expect([page.status, page.canonical]).toEqual([200, SITE + path]);
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
    expect(page.h1).toEqual(['Cameriera di sala']);
    const agency = 'Agenzia per il lavoro, autorizzazione ministeriale: Aut. Min. 1100-SG';
    for (const text of [
      ...['Albergo Sole', 'Edolo', '1.400–1.600 € al mese', '36 ore alla settimana', '3 persone', agency],
      ...['Turismo (CNEL H052), livello 4', 'Serve la patente D', 'Serve: CQC persone', 'Gradito: Tedesco B1'],
      ...['Turni: mattina, fine settimana', 'Periodo: 1 giugno 2027 – 15 settembre 2027', '<li>chi sorride</li>'],
    ])
      expect(page.html).toContain(text);
    expect(await codesIn(page.html)).toEqual([`Codice QR: localhost:8787/offerte/${job.publicId}`]);
    expect(page.links).toContain(`/offerte/${job.publicId}`);
  });

  test.each([
    ['Offerta scaduta', { status: 'expired', postedAt: addDays(new Date(), -40) }],
    ['Offerta scaduta', { status: 'open', postedAt: addDays(new Date(), -31) }],
    ['Posto occupato', { status: 'closed' }],
  ] as const)('of an ended offer says so (%s), without a code or a print', async (body, columns) => {
    const job = await makeJob(columns);
    const page = await expectSheet(`/offerte/${job.publicId}/locandina`);
    expect([page.status, page.h1]).toEqual([200, [body]]);
    expect(await codesIn(page.html)).toEqual([]);
    expect(await elements(page.html, 'button')).toEqual([]);
    expect(page.links).toContain(`/offerte/${job.publicId}`);
  });

  test('of an offer that never was, or is hidden or deleted, is a 404', async () => {
    const hidden = await makeJob({ status: 'hidden' });
    const deleted = await makeJob({ status: 'deleted' });
    for (const id of ['never-was', hidden.publicId, deleted.publicId, '%E0%A4%A', '%00']) {
      const page = await expectSheet(`/offerte/${id}/locandina`);
      expect([page.status, page.h1, page.canonical], id).toEqual([404, ['Offerta non trovata'], null]);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
    }
  });
});

describe("a town's board", () => {
  test('shows the offers of this week, newest first, and counts the others', async () => {
    const make = (title: string, days: number, place = 'Cerveno') =>
      makeJob({ title, location: place, postedAt: addDays(new Date(), -days) });
    const old = await make('Di sette giorni fa', 7);
    const first = await make('Di sei giorni fa', 6);
    const second = await make('Di oggi', 0);
    await make('Altrove', 0, 'Losine');
    const page = await expectSheet('/bacheca/cerveno');
    expect([page.status, page.h1]).toEqual([200, ['Lavoro a Cerveno']]);
    expect((await elements(page.html, 'h2')).map(({ text }) => text)).toEqual(['Di oggi', 'Di sei giorni fa']);
    expect(await codesIn(page.html)).toEqual([
      `Codice QR: localhost:8787/offerte/${second.publicId}`,
      `Codice QR: localhost:8787/offerte/${first.publicId}`,
      'Codice QR: localhost:8787/offerte?location=cerveno',
    ]);
    expect(page.html).not.toContain(old.publicId);
    expect(page.html).toContain('E un’altra offerta aperta su');
  });

  test.each(MUNICIPALITIES)('is there for $name', async ({ name, slug }) => {
    const { status, title, canonical } = await readPage(`/bacheca/${slug}`);
    const expected = [200, `Bacheca di ${name}: offerte della settimana`, `${SITE}/bacheca/${slug}`];
    expect([status, title, canonical]).toEqual(expected);
  });

  test('holds eight offers however many there are', async () => {
    for (let n = 1; n <= 12; n++) await makeJob({ title: `Turno ${n}`, location: 'Lozio' });
    const page = await expectSheet('/bacheca/lozio');
    expect((await elements(page.html, 'h2')).map(({ text }) => text)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5].map((n) => `Turno ${n}`),
    );
    expect(page.html).toContain('E altre 4 offerte aperte su');
  });

  test('of a town without offers says so, with the way to what comes', async () => {
    const { html } = await expectSheet('/bacheca/vione');
    expect(html).toMatch(/Questa settimana nessuna nuova offerta a Vione\..*Quando ce ne sono, le trovi su/s);
    await makeJob({ location: 'Saviore', postedAt: addDays(new Date(), -9) });
    const quiet = await expectSheet('/bacheca/saviore-dell-adamello');
    expect(quiet.html).toMatch(/Questa settimana nessuna nuova offerta.*Un’offerta ancora aperta su/s);
  });

  test.each(['milano', 'Breno', '__proto__', '%E0%A4%A'])('of %s is a 404', async (slug) => {
    const page = await expectSheet(`/bacheca/${slug}`);
    expect([page.status, page.h1, page.canonical]).toEqual([404, ['Bacheca non trovata'], null]);
  });
});

test('the sheet for families says what comes before the first day, and reads nothing', async () => {
  await forgetCopies();
  const { cost } = await costOf((bindings) => asVisitor.get('/cerco-chi-assiste/promemoria', { bindings }));
  expect(cost.statements).toBe(0);
  const page = await expectSheet('/cerco-chi-assiste/promemoria');
  expect(page.h1).toEqual(['Prima del primo giorno']);
  for (const text of ['803 164', '06 164 164', 'art. 12', '25 novembre 2026']) expect(page.html).toContain(text);
  expect(page.links).toContain('/cerco-chi-assiste');
});

describe('every sheet', () => {
  test('says that it is not ready when the database does not answer, and nobody keeps that', async () => {
    const bindings = withBindings({ DB: brokenD1(), LISTS: brokenKv() });
    // A day on which nothing is kept yet.
    vi.useFakeTimers({ now: addDays(new Date(), 2), toFake: ['Date'] });
    for (const path of ['/offerte/never-was/locandina', '/bacheca/incudine']) {
      const page = await readPage(path, { bindings });
      expect([page.status, page.h1], path).toEqual([503, ['Il foglio non è pronto']]);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test('made of an older list carries the date of that list', async () => {
    await makeJob({ title: 'Di allora', location: 'Sonico' });
    await readPage('/bacheca/sonico');
    await forgetCopies();
    const today = new Date();
    vi.useFakeTimers({ now: addDays(today, 1), toFake: ['Date'] });
    const page = await readPage('/bacheca/sonico', { bindings: withBindings({ DB: brokenD1() }) });
    expect(page.status).toBe(200);
    for (const text of ['Di allora', `Foglio aggiornato: ${longDate(today)}.`]) expect(page.html).toContain(text);
  });
});
