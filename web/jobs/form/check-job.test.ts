import { expect, test } from 'vitest';
import { QUESTION_IDS } from '../../../shared/application-questions.ts';
import { statedValues } from '../../../shared/fields.ts';
import { JOB_FIELDS } from '../../../shared/job-fields.ts';
import { SHIFTS } from '../../../shared/job-values.ts';
import { keysOf } from '../../../shared/records.ts';
import { publishJobForm } from './check-job.ts';
import { DETAILS, EMPTY_JOB, type PublishJobValues, valuesOf } from './publish-job-values.ts';

const SENT = {
  title: 'Cuoca/o stagionale',
  companyName: 'Rifugio di prova',
  location: 'Edolo (BS)',
  category: 'Ristorazione',
  type: 'Stagionale',
  experience: 'Esperienza preferita',
  contract: 'Contratto stagionale',
  description: 'Cucina di montagna.\n\nAlloggio compreso.',
};
const TYPED: PublishJobValues = {
  ...EMPTY_JOB,
  ...SENT,
  title: ' Cuoca/o  stagionale ',
  description: 'Cucina di montagna.\r\n\r\n\r\nAlloggio compreso.',
};

function messages(values: PublishJobValues): Record<string, string> {
  const result = publishJobForm.safeParse(values);
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

test('the eight fields alone are an offer; nothing that was left empty is sent', () => {
  expect(JSON.parse(JSON.stringify(publishJobForm.parse(TYPED)))).toEqual(SENT);
});

test('a period and a mark without an amount are no pay', () => {
  const body = publishJobForm.parse({ ...TYPED, salaryPeriod: 'mese', salaryNet: true });
  expect(body.salaryPeriod).toBeUndefined();
  expect(body.salaryNet).toBeUndefined();
});

test('an agency gives its authorisation, which nobody else has', () => {
  expect(messages({ ...TYPED, employerKind: 'agenzia' })).toEqual({
    authorisation: 'Un’agenzia per il lavoro scrive la sua autorizzazione ministeriale',
  });
  const body = publishJobForm.parse({ ...TYPED, employerKind: 'impresa', authorisation: 'Aut. Min. 1' });
  expect(body.authorisation).toBeUndefined();
});

test('an urgent offer says its times, its pay and a telephone; without the tick it is none', () => {
  const urgent = { ...TYPED, urgent: true };
  expect(messages(urgent)).toEqual({
    neededFrom: 'Scegli giorno e ora',
    neededUntil: 'Scegli giorno e ora',
    salaryMin: 'Scrivi la paga: chi viene subito la sa prima',
    description: 'Scrivi nella descrizione un telefono: chi può venire ti chiama',
  });
  const times = { neededFrom: '2027-06-04T18:00', neededUntil: '2027-06-05T02:00' };
  const pay = { salaryMin: '12', salaryPeriod: 'ora' };
  const whole = { ...urgent, ...times, ...pay, description: 'Chiama lo 0364 123456.' };
  expect(publishJobForm.parse(whole)).toMatchObject(times);
  expect(messages({ ...whole, neededUntil: '2027-06-04T18:00' })).toEqual({
    neededUntil: 'La fine è prima dell’inizio',
  });
  expect(publishJobForm.parse({ ...whole, urgent: false }).neededFrom).toBeUndefined();
});

test('says what is wrong with the optional fields, each at its own', () => {
  expect(messages({ ...TYPED, salaryMin: 'da concordare', salaryPeriod: 'mese' })).toEqual({
    salaryMin: 'Scrivi un importo in euro',
  });
  for (const salaryMin of ['1,500', '1500.500', '1.500.00'])
    expect(messages({ ...TYPED, salaryMin, salaryPeriod: 'mese' })).toEqual({
      salaryMin: 'Importo non chiaro: scrivi per esempio 1.500, oppure 8,50 con i centesimi',
    });
  expect(messages({ ...TYPED, openings: 'due', weeklyHours: '4 0' })).toEqual({
    openings: 'Scrivi un numero intero',
    weeklyHours: 'Scrivi un numero intero',
  });
  expect(messages({ ...TYPED, salaryMin: '1400' })).toEqual({ salaryPeriod: 'Seleziona il periodo della paga' });
  expect(messages({ ...TYPED, salaryMax: '1400', salaryPeriod: 'mese' })).toEqual({
    salaryMin: 'Scrivi anche da quanto: un massimo da solo non dice la paga.',
  });
  expect(messages({ ...TYPED, weeklyHours: '61' })).toEqual({ weeklyHours: 'Al massimo 60 ore' });
  expect(messages({ ...TYPED, salaryMin: '1.600', salaryMax: '1.400', salaryPeriod: 'mese' })).toEqual({
    salaryMax: 'Il massimo è minore del minimo',
  });
  expect(messages({ ...TYPED, openings: '1,5' })).toEqual({ openings: 'Scrivi un numero intero' });
});

test('an offer goes into the form and comes out as it was', () => {
  const body = publishJobForm.parse({
    ...TYPED,
    salaryMin: '8,5',
    salaryMax: '1.400,50',
    salaryPeriod: 'ora',
    salaryNet: true,
    weeklyHours: '24',
    employerKind: 'agenzia',
    authorisation: 'Aut. Min. 1100-SG',
    agreement: 'Turismo (CNEL H052)',
    agreementLevel: '4',
    housing: true,
    housingRoom: 'condivisa',
    housingCost: '0',
    housingMinutes: '12',
    meals: true,
    shifts3: true,
    shifts5: true,
    openings: '2',
    licence: 'CE',
    requirements: 'Auto propria\t\tturni di notte\t\nTedesco\tB1\t\tgradito\n\t\t\t',
    applyBy: '2027-01-31',
    closeAfter: '20',
    onlyHere: true,
  });
  expect(body).toMatchObject({
    salaryMin: 8.5,
    salaryMax: 1400.5,
    salaryNet: true,
    weeklyHours: 24,
    housingRoom: 'condivisa',
    housingCost: 0,
    housingMinutes: 12,
    shifts: ['sera', 'fine settimana'],
    openings: 2,
    licence: 'CE',
    requirements: [
      { what: 'Auto propria', level: null, reason: 'turni di notte', preferred: false },
      { what: 'Tedesco', level: 'B1', reason: null, preferred: true },
    ],
  });
  expect(publishJobForm.parse(valuesOf(statedValues(JOB_FIELDS, body)))).toEqual(body);
});

test('words about a room go with the lodging, and its cost is whole euro', () => {
  const room = { housingRoom: 'singola', housingCost: '150', housingMinutes: '3' };
  const body = publishJobForm.parse({ ...TYPED, ...room });
  expect([body.housingRoom, body.housingCost, body.housingMinutes]).toEqual([undefined, undefined, undefined]);
  expect(messages({ ...TYPED, housing: true, ...room, housingCost: '12,50', housingMinutes: 'vicino' })).toEqual({
    housingCost: 'Scrivi quanti euro al mese, senza centesimi: 0 se è gratis',
    housingMinutes: 'Scrivi quanti minuti a piedi: 0 se è nello stesso posto',
  });
});

test('the folded details open for an error or a value in all the fields that are in them', () => {
  const inside = keysOf(EMPTY_JOB).slice(keysOf(EMPTY_JOB).indexOf('housing'));
  expect(inside).toHaveLength(13 + SHIFTS.length + QUESTION_IDS.length);
  expect(DETAILS).toEqual(inside);
});
