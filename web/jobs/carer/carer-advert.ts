import { longDate } from '../../../shared/dates.ts';
import type { Shift } from '../../../shared/job-values.ts';
import { IN_FAMILIES } from '../../../shared/pay-needed.ts';
import { isKeyOf } from '../../../shared/records.ts';
import { AGREEMENTS } from '../../content/agreements.ts';
import { readNumber } from '../../forms/read-number.ts';
import { preparedDraft, writtenDraft } from '../form/duplicate-job.ts';
import { BOXES, EMPTY_JOB, type PublishJobValues } from '../form/publish-job-values.ts';
import { type CarerAnswers, chosenTasks, DAY_PART_NAMES, DAY_PARTS, TASKS } from './carer-answers.ts';
import { proposedLevel } from './domestic-level.ts';

const DOMESTIC_WORK = AGREEMENTS.find((agreement) => agreement.startsWith('Lavoro domestico')) ?? '';

/** From so many hours of a week on it is full time, as adverts say it. */
const FULL_TIME = { ore: 36, convivente: 31 };

function titleOf({ need, arrangement }: CarerAnswers): string {
  if (arrangement === 'notte')
    return need === 'casa' ? 'Presenza notturna in famiglia' : 'Assistente familiare per le notti';
  const name = need === 'casa' ? 'Aiuto domestico' : 'Assistente familiare';
  return `${name} ${arrangement === 'convivente' ? 'convivente' : 'a ore'}`;
}

function leadOf({ need, arrangement }: CarerAnswers): string {
  const how = { ore: 'a ore', convivente: 'vivendo in casa', notte: 'durante la notte' }[arrangement] ?? '';
  if (need === 'casa')
    return arrangement === 'notte'
      ? 'Cerchiamo una persona che sia presente in casa durante la notte.'
      : `Cerchiamo una persona per i lavori di casa, ${how}.`;
  return `Cerchiamo chi assista in casa una persona ${need}, ${how}.`;
}

const joined = (words: readonly string[]): string => new Intl.ListFormat('it').format(words);

const shiftsOf = (answers: CarerAnswers): readonly Shift[] => {
  if (answers.arrangement === 'notte') return ['notte'];
  return answers.arrangement === 'ore'
    ? DAY_PART_NAMES.filter((part) => answers[part]).map((part) => DAY_PARTS[part])
    : [];
};

function hoursOf(answers: CarerAnswers): string {
  const hours = readNumber(answers.hours) ?? 0;
  const days = answers.days === '1' ? '1 giorno' : `${answers.days} giorni`;
  const shifts = answers.arrangement === 'ore' ? shiftsOf(answers) : [];
  const when = shifts.length > 0 ? `, orari: ${joined(shifts)}` : '';
  return `Impegno: ${days} alla settimana, ${hours} ${hours === 1 ? 'ora' : 'ore'} in tutto${when}.`;
}

/** Lodging and meals: a carer who lives in has both. */
const offered = ({ arrangement, housing, meals }: CarerAnswers): { housing: boolean; meals: boolean } =>
  arrangement === 'convivente' ? { housing: true, meals: true } : { housing, meals };

function offerOf(answers: CarerAnswers): string {
  const { housing, meals } = offered(answers);
  if (!housing && !meals) return '';
  const words = joined([...(meals ? ['vitto'] : []), ...(housing ? ['alloggio'] : [])]);
  const room = housing && answers.room ? ', con una camera riservata' : '';
  return `Offriamo ${words}${room}.`;
}

function startOf({ start, startDate, duration }: CarerAnswers): string {
  const when = start === 'giorno' ? longDate(new Date(startDate)) : 'appena possibile';
  return `Inizio: ${when}. ${duration}.`;
}

/** Title and text, neutral, without a word about the assisted person but whether they manage by themselves. */
function textOf(answers: CarerAnswers): string {
  const tasks = chosenTasks(answers).map((task) => `- ${TASKS[task].text}`);
  const level = proposedLevel(answers)?.level;
  const wishes = [
    ...(answers.trained && answers.need === 'non autosufficiente'
      ? ['Chiediamo una formazione: attestato OSS o ASA, o un corso di assistente familiare.']
      : []),
    ...(answers.driving ? ['Serve la patente B.'] : []),
  ];
  return [
    leadOf(answers),
    ['Compiti:', ...tasks].join('\n'),
    hoursOf(answers),
    offerOf(answers),
    startOf(answers),
    wishes.join('\n'),
    answers.notes.trim(),
    `Contratto collettivo del lavoro domestico${level ? `, livello ${level}` : ''}.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const fullTime = ({ arrangement, hours }: CarerAnswers): boolean =>
  (readNumber(hours) ?? 0) >= (arrangement === 'convivente' ? FULL_TIME.convivente : FULL_TIME.ore);

/** The form of an offer, as far as answers fill it in; the name and the place are asked there. */
export function toAdvert(answers: CarerAnswers) {
  const isPaid = readNumber(answers.pay) !== undefined;
  const shifts = shiftsOf(answers);
  return {
    title: titleOf(answers),
    employerKind: 'famiglia',
    category: IN_FAMILIES,
    type: fullTime(answers) ? 'Full-time' : 'Part-time',
    experience: 'Esperienza preferita',
    contract: answers.duration,
    description: textOf(answers),
    salaryMin: isPaid ? answers.pay.trim() : '',
    salaryPeriod: isPaid ? answers.period : '',
    weeklyHours: answers.hours.trim(),
    agreement: DOMESTIC_WORK,
    agreementLevel: proposedLevel(answers)?.level ?? '',
    ...offered(answers),
    startDate: answers.start === 'giorno' ? answers.startDate : '',
    licence: answers.driving ? 'B' : '',
    ...Object.fromEntries(BOXES.shifts.map(({ name, value }) => [name, shifts.includes(value)])),
  } satisfies Partial<PublishJobValues>;
}

type Values = Partial<PublishJobValues>;

/** The advert of new answers, where what was changed by hand in the form stays. */
export const mergeAdvert = (form: Values, written: Values, advert: Values): Values => {
  const changed = Object.entries(form).filter(
    ([name, value]) => isKeyOf(EMPTY_JOB, name) && value !== (written[name] ?? EMPTY_JOB[name]),
  );
  return { ...form, ...advert, ...Object.fromEntries(changed) };
};

export function prepareOffer(answers: CarerAnswers): void {
  const advert = toAdvert(answers);
  const form = preparedDraft.read();
  preparedDraft.write(mergeAdvert(form, writtenDraft.read(), advert));
  writtenDraft.write(advert);
}
