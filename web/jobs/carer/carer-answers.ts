import { MOST_WEEKLY_HOURS } from '../../../shared/job-values.ts';
import { keysOf, pick, recordOf } from '../../../shared/records.ts';
import { readNumber } from '../../forms/read-number.ts';

export const CHOICES = {
  need: [
    {
      value: 'autosufficiente',
      label: 'Una persona che se la cava da sola',
      meaning: 'Autosufficiente: si alza, si lava e mangia senza aiuto.',
    },
    {
      value: 'non autosufficiente',
      label: 'Una persona che ha bisogno di aiuto',
      meaning: 'Non autosufficiente: per alzarsi, lavarsi, mangiare o uscire le serve qualcuno.',
    },
    { value: 'casa', label: 'Solo la casa', meaning: 'Pulizie, cucina, spesa: nessuno va assistito.' },
  ],
  arrangement: [
    { value: 'ore', label: 'A ore', meaning: 'Viene nelle ore concordate e abita a casa sua.' },
    { value: 'convivente', label: 'Convivente', meaning: 'Vive in casa, con vitto e alloggio.' },
    { value: 'notte', label: 'Di notte', meaning: 'Viene la sera e resta fino al mattino.' },
  ],
  start: [
    { value: 'subito', label: 'Appena possibile', meaning: 'Il giorno lo decidete insieme.' },
    { value: 'giorno', label: 'Da un giorno preciso', meaning: 'Lo scrivi qui sotto.' },
  ],
  duration: [
    {
      value: 'Contratto indeterminato',
      label: 'Senza una fine',
      meaning: 'A tempo indeterminato: il caso più comune.',
    },
    {
      value: 'Contratto determinato',
      label: 'Per un periodo',
      meaning: 'A termine, per esempio per una sostituzione.',
    },
  ],
} as const;

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

export const chosenTasks = (answers: CarerAnswers): readonly Task[] =>
  TASK_NAMES.filter((task) => answers[task] && (answers.need !== 'casa' || !TASKS[task].care));

const PERIODS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ore: { ora: 'all’ora', mese: 'al mese' },
  convivente: { mese: 'al mese' },
  notte: { servizio: 'a notte', mese: 'al mese' },
};

export const periodsOf = ({ arrangement }: CarerAnswers): Readonly<Record<string, string>> =>
  PERIODS[arrangement] ?? {};

export const MOST_NOTES = 500;

const isDay = (text: string): boolean => /^20[2-9]\d-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

type Problem = readonly [field: keyof CarerAnswers, message: string];
const unless = (isRight: boolean, field: keyof CarerAnswers, message: string): Problem[] =>
  isRight ? [] : [[field, message]];
const oneOf = (field: keyof typeof CHOICES, answers: CarerAnswers): Problem[] => {
  const isChosen = CHOICES[field].some(({ value }) => value === answers[field]);
  return unless(isChosen, field, 'Scegli una risposta');
};

type Question = { readonly title: string; readonly problems: (answers: CarerAnswers) => readonly Problem[] };

export const QUESTIONS: readonly Question[] = [
  { title: 'Per chi cerchi aiuto?', problems: (answers) => oneOf('need', answers) },
  { title: 'Come dovrebbe venire?', problems: (answers) => oneOf('arrangement', answers) },
  {
    title: 'Quanti giorni e quante ore?',
    problems: ({ days, hours }) => {
      const number = readNumber(hours) ?? 0;
      const isRight = Number.isInteger(number) && number >= 1 && number <= MOST_WEEKLY_HOURS;
      return [
        ...unless(/^[1-7]$/.test(days), 'days', 'Scegli quanti giorni'),
        ...unless(isRight, 'hours', `Scrivi le ore, da 1 a ${MOST_WEEKLY_HOURS}`),
      ];
    },
  },
  {
    title: 'Che cosa c’è da fare?',
    problems: (answers) => {
      const first = answers.need === 'casa' ? 'cooking' : 'company';
      return [
        ...unless(chosenTasks(answers).length > 0, first, 'Scegli almeno un compito'),
        ...unless(answers.notes.length <= MOST_NOTES, 'notes', `Massimo ${MOST_NOTES} caratteri`),
      ];
    },
  },
  { title: 'Vitto e alloggio?', problems: () => [] },
  {
    title: 'Da quando, e per quanto?',
    problems: (answers) => [
      ...oneOf('start', answers),
      ...unless(answers.start !== 'giorno' || isDay(answers.startDate), 'startDate', 'Scegli il giorno'),
      ...oneOf('duration', answers),
    ],
  },
  {
    title: 'Quanto offri?',
    problems: (answers) => {
      const pay = readNumber(answers.pay);
      if (pay === undefined) return [];
      return [
        ...unless(pay > 0, 'pay', 'Scrivi un importo, per esempio 8,50'),
        ...unless(answers.period in periodsOf(answers), 'period', 'Seleziona il periodo della paga'),
      ];
    },
  },
];

/** The first question whose answer is missing or wrong; null where all is said. */
export const openQuestion = (answers: CarerAnswers): number | null =>
  QUESTIONS.findIndex(({ problems }) => problems(answers).length > 0) + 1 || null;
