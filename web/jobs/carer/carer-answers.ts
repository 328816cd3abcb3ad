import { MOST_WEEKLY_HOURS } from '../../../shared/job-values.ts';
import { isOneOf, keysOf, pick, recordOf } from '../../../shared/records.ts';
import { readNumber } from '../../forms/read-number.ts';

export const NEEDS = ['autosufficiente', 'non autosufficiente', 'casa'] as const;
export const ARRANGEMENTS = ['ore', 'convivente', 'notte'] as const;
export const DURATIONS = ['Contratto indeterminato', 'Contratto determinato'] as const;
export const STARTS = ['subito', 'giorno'] as const;
type Arrangement = (typeof ARRANGEMENTS)[number];

/** Tasks, as the advert lists them; those of care are not asked where nobody is assisted. */
export const TASKS = {
  company: { text: 'Compagnia', care: true },
  dressing: { text: 'Aiuto a lavarsi e a vestirsi', care: true },
  moving: { text: 'Aiuto ad alzarsi e a muoversi', care: true },
  outings: { text: 'Accompagnare a visite e passeggiate', care: true },
  cooking: { text: 'Preparare i pasti', care: false },
  cleaning: { text: 'Pulizia della casa', care: false },
  laundry: { text: 'Lavare e stirare', care: false },
  shopping: { text: 'Spesa e commissioni', care: false },
} as const;
export type Task = keyof typeof TASKS;
export const TASK_NAMES = keysOf(TASKS);

export const DAY_PARTS = {
  morning: 'mattina',
  afternoon: 'pomeriggio',
  evening: 'sera',
  weekend: 'fine settimana',
} as const;
export const DAY_PART_NAMES = keysOf(DAY_PARTS);

/** Everything that is asked, with its empty value; nothing about the assisted person but whether they manage by themselves. */
export const EMPTY_ANSWERS = {
  need: '',
  arrangement: '',
  days: '',
  hours: '',
  ...recordOf([...DAY_PART_NAMES, ...TASK_NAMES], () => false),
  driving: false,
  trained: false,
  notes: '',
  room: false,
  housing: false,
  meals: false,
  start: '',
  startDate: '',
  duration: '',
  pay: '',
  period: '',
};
export type CarerAnswers = typeof EMPTY_ANSWERS;

export function completed(some: { readonly [Name in keyof CarerAnswers]?: unknown }): CarerAnswers {
  const fitting = keysOf(EMPTY_ANSWERS).filter((name) => typeof some[name] === typeof EMPTY_ANSWERS[name]);
  return Object.assign({ ...EMPTY_ANSWERS }, pick(some, fitting));
}

export const QUESTIONS = [
  'Per chi cerchi aiuto?',
  'Come dovrebbe venire?',
  'Quanti giorni e quante ore?',
  'Che cosa c’è da fare?',
  'Vitto e alloggio?',
  'Da quando, e per quanto?',
  'Quanto offri?',
] as const;
export const LAST = QUESTIONS.length;

export const chosenTasks = (answers: CarerAnswers): readonly Task[] =>
  TASK_NAMES.filter((task) => answers[task] && (answers.need !== 'casa' || !TASKS[task].care));

const PERIODS: Readonly<Record<Arrangement, Readonly<Record<string, string>>>> = {
  ore: { ora: 'all’ora', mese: 'al mese' },
  convivente: { mese: 'al mese' },
  notte: { servizio: 'a notte', mese: 'al mese' },
};

export const periodsOf = ({ arrangement }: CarerAnswers): Readonly<Record<string, string>> =>
  isOneOf(ARRANGEMENTS, arrangement) ? PERIODS[arrangement] : {};

export const MOST_NOTES = 500;

const isDay = (text: string): boolean => /^20[2-9]\d-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

type Problem = readonly [field: keyof CarerAnswers, message: string];
/** The problem of a field that is not right. */
const unless = (isRight: boolean, field: keyof CarerAnswers, message: string): Problem[] =>
  isRight ? [] : [[field, message]];
const oneOf = (values: readonly string[], field: keyof CarerAnswers, answers: CarerAnswers): Problem[] =>
  unless(values.includes(String(answers[field])), field, 'Scegli una risposta');

const PROBLEMS: Readonly<Record<number, (answers: CarerAnswers) => Problem[]>> = {
  1: (answers) => oneOf(NEEDS, 'need', answers),
  2: (answers) => oneOf(ARRANGEMENTS, 'arrangement', answers),
  3: ({ days, hours }) => {
    const number = readNumber(hours) ?? 0;
    const isRight = Number.isInteger(number) && number >= 1 && number <= MOST_WEEKLY_HOURS;
    return [
      ...unless(/^[1-7]$/.test(days), 'days', 'Scegli quanti giorni'),
      ...unless(isRight, 'hours', `Scrivi le ore, da 1 a ${MOST_WEEKLY_HOURS}`),
    ];
  },
  4: (answers) => [
    ...unless(
      chosenTasks(answers).length > 0,
      answers.need === 'casa' ? 'cooking' : 'company',
      'Scegli almeno un compito',
    ),
    ...unless(answers.notes.length <= MOST_NOTES, 'notes', `Massimo ${MOST_NOTES} caratteri`),
  ],
  6: (answers) => [
    ...oneOf(STARTS, 'start', answers),
    ...unless(answers.start !== 'giorno' || isDay(answers.startDate), 'startDate', 'Scegli il giorno'),
    ...oneOf(DURATIONS, 'duration', answers),
  ],
  7: (answers) => {
    const pay = readNumber(answers.pay);
    if (pay === undefined) return [];
    return [
      ...unless(pay > 0, 'pay', 'Scrivi un importo, per esempio 8,50'),
      ...unless(answers.period in periodsOf(answers), 'period', 'Seleziona il periodo della paga'),
    ];
  },
};

export const problemsOf = (question: number, answers: CarerAnswers): readonly Problem[] =>
  PROBLEMS[question]?.(answers) ?? [];

/** The first question whose answer is missing or wrong; null where all is said. */
export const openQuestion = (answers: CarerAnswers): number | null =>
  QUESTIONS.findIndex((_, index) => problemsOf(index + 1, answers).length > 0) + 1 || null;
