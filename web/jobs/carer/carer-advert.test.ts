import { describe, expect, test } from 'vitest';
import { publishJobBody } from '../../../shared/jobs.ts';
import { wordingHints } from '../../../shared/wording.ts';
import { publishJobForm } from '../form/check-job.ts';
import { EMPTY_JOB } from '../form/publish-job-values.ts';
import { mergeAdvert, toAdvert } from './carer-advert.ts';
import { type CarerAnswers, CHOICES, EMPTY_ANSWERS, openQuestion, TASK_NAMES } from './carer-answers.ts';

const BASE: CarerAnswers = {
  ...EMPTY_ANSWERS,
  need: 'non autosufficiente',
  arrangement: 'ore',
  days: '5',
  hours: '25',
  cooking: true,
  company: true,
  start: 'subito',
  duration: 'Contratto indeterminato',
};

const BOTH = [false, true];
const TASK_CHOICES = [
  ...TASK_NAMES.map((task) => ({ [task]: true })),
  ...TASK_NAMES.map((task) => ({ ...Object.fromEntries(TASK_NAMES.map((other) => [other, true])), [task]: false })),
  Object.fromEntries(TASK_NAMES.map((task) => [task, true])),
];

/** Every combination of the answers that make the text; of the tasks, each alone, all but each, and all. */
function* combinations(): Generator<CarerAnswers> {
  for (const { value: need } of CHOICES.need)
    for (const { value: arrangement } of CHOICES.arrangement)
      for (const { value: duration } of CHOICES.duration)
        for (const trained of BOTH)
          for (const housing of BOTH)
            for (const meals of BOTH)
              for (const tasks of TASK_CHOICES)
                yield {
                  ...BASE,
                  ...{ company: false, cooking: false, cleaning: true },
                  ...{ need, arrangement, duration, trained, housing, meals, room: housing, driving: meals },
                  ...(meals ? { start: 'giorno', startDate: '2027-01-11' } : {}),
                  ...(trained ? { morning: true, evening: true, weekend: true, days: '1', hours: '1' } : {}),
                  ...tasks,
                };
}

test('every combination of answers is complete, an offer that can be published, and neutral', () => {
  for (const answers of combinations()) {
    if (openQuestion(answers) !== null) continue;
    const advert = toAdvert(answers);
    for (const text of [advert.title, advert.description])
      expect(wordingHints(text, `${advert.title}\n${advert.description}`, 'famiglia')).toEqual([]);
    const form = { ...EMPTY_JOB, ...advert, companyName: 'Famiglia Pedretti', location: 'Breno' };
    const { success, data } = publishJobForm.safeParse(form);
    expect([success, answers]).toEqual([true, answers]);
    expect(publishJobBody.safeParse(data).success).toBe(true);
    expect(advert.description).not.toMatch(/undefined|NaN|Invalid|\n\n\n/);
  }
});

describe('the advert', () => {
  test('of a carer by the hour says tasks, hours, start, level', () => {
    const advert = toAdvert({
      ...BASE,
      morning: true,
      evening: true,
      notes: ' Due gatti in casa. ',
      pay: '9,50',
      period: 'ora',
    });
    expect(advert).toMatchObject({
      title: 'Assistente familiare a ore',
      employerKind: 'famiglia',
      category: 'Assistenza in famiglia',
      type: 'Part-time',
      agreementLevel: 'CS',
      weeklyHours: '25',
      ...{ salaryMin: '9,50', salaryPeriod: 'ora' },
      ...{ shifts1: true, shifts2: false, shifts3: true, shifts4: false, housing: false, meals: false },
    });
    expect(advert.description).toBe(
      [
        'Cerchiamo chi assista in casa una persona non autosufficiente, a ore.',
        'Compiti:\n- Compagnia\n- Preparare i pasti',
        'Impegno: 5 giorni alla settimana, 25 ore in tutto, orari: mattina e sera.',
        'Inizio: appena possibile. Contratto indeterminato.',
        'Due gatti in casa.',
        'Contratto collettivo del lavoro domestico, livello CS.',
      ].join('\n\n'),
    );
  });

  test('of somebody who lives in has lodging and meals, whatever was ticked before', () => {
    const advert = toAdvert({
      ...BASE,
      arrangement: 'convivente',
      hours: '54',
      room: true,
      morning: true,
      trained: true,
    });
    expect(advert).toMatchObject({
      title: 'Assistente familiare convivente',
      type: 'Full-time',
      agreementLevel: 'DS',
      housing: true,
      meals: true,
      shifts1: false,
    });
    expect(advert.description).toContain('Offriamo vitto e alloggio, con una camera riservata.');
    expect(advert.description).toContain('Chiediamo una formazione');
  });

  test('of nights has the shift, and of mere presence no level', () => {
    expect(toAdvert({ ...BASE, arrangement: 'notte' })).toMatchObject({
      title: 'Assistente familiare per le notti',
      shifts4: true,
      agreementLevel: 'CS',
    });
    expect(toAdvert({ ...BASE, need: 'casa', arrangement: 'notte' })).toMatchObject({
      title: 'Presenza notturna in famiglia',
      agreementLevel: '',
    });
  });
});

describe('answers', () => {
  test.each([
    [{ need: '' }, 1],
    [{ arrangement: 'sempre' }, 2],
    [{ days: '8' }, 3],
    [{ hours: '0' }, 3],
    [{ hours: '12,5' }, 3],
    [{ hours: '61' }, 3],
    [{ cooking: false, company: false }, 4],
    [{ need: 'casa', cooking: false }, 4],
    [{ notes: 'n'.repeat(501) }, 4],
    [{ start: 'giorno', startDate: '2027-13-01' }, 6],
    [{ duration: '' }, 6],
    [{ pay: 'tanto' }, 7],
    [{ pay: '9' }, 7],
    [{ pay: '9', period: 'servizio' }, 7],
    [{ pay: '9', period: 'ora' }, null],
    [{ pay: '' }, null],
  ] satisfies [Partial<CarerAnswers>, number | null][])('%j: the first open question is %j', (part, open) => {
    expect(openQuestion({ ...BASE, ...part })).toBe(open);
  });
});

test('new answers change the form but for what was changed by hand', () => {
  const before = toAdvert(BASE);
  const after = toAdvert({ ...BASE, arrangement: 'convivente', hours: '54' });
  const form = { ...EMPTY_JOB, ...before, title: 'Cerco assistente familiare', location: 'Edolo' };
  expect(mergeAdvert(form, before, after)).toEqual({ ...EMPTY_JOB, ...after, title: form.title, location: 'Edolo' });
  expect(mergeAdvert({}, {}, before)).toEqual(before);
});
