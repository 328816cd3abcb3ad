import { romeDay } from '../../../shared/dates.ts';
import { euro } from '../../../shared/pay.ts';
import { inAYear } from '../../../shared/pay-equivalents.ts';
import { DOMESTIC_LEVELS, DOMESTIC_MINIMUMS, type DomesticLevel } from '../../content/domestic-minimums.ts';
import { readNumber } from '../../forms/read-number.ts';
import { type CarerAnswers, chosenTasks } from './carer-answers.ts';

/** The level of the agreement of domestic work that fits the answers; null for mere presence at night, which has none of these. */
export function proposedLevel(answers: CarerAnswers) {
  const { need, arrangement, trained } = answers;
  if (need === 'autosufficiente') return DOMESTIC_LEVELS.selfSufficient;
  if (need === 'non autosufficiente') return trained ? DOMESTIC_LEVELS.dependentTrained : DOMESTIC_LEVELS.dependent;
  if (arrangement === 'notte') return null;
  return chosenTasks(answers).every((task) => task === 'cleaning')
    ? DOMESTIC_LEVELS.cleaning
    : DOMESTIC_LEVELS.household;
}

/** Living in for up to as many hours of a week has a table of its own. */
const REDUCED_HOURS = 30;

/** The least gross pay of a month for the level and the answers; undefined where the table has none. */
function monthly({ arrangement, hours }: CarerAnswers, level: DomesticLevel): number | undefined {
  const { month, reduced, night } = DOMESTIC_MINIMUMS;
  const of = (table: Partial<Record<DomesticLevel, number>>) => table[level];
  if (arrangement === 'notte') return of(night);
  const weekly = readNumber(hours) ?? 0;
  if (arrangement !== 'convivente' || !(weekly > 0)) return undefined;
  return of(weekly > REDUCED_HOURS ? month : reduced);
}

/** The least gross pay for the answers; null out of the year of the table, and where it has none. */
function minimumPay(answers: CarerAnswers, now: Date) {
  const { year, hour, allowance } = DOMESTIC_MINIMUMS;
  const level = proposedLevel(answers)?.level;
  if (!level || romeDay(now).slice(0, 4) !== String(year)) return null;
  if (answers.arrangement === 'ore')
    return { level, euro: hour[level], period: 'ora' as const, text: `${euro(hour[level])} € l’ora` };
  const least = monthly(answers, level);
  if (least === undefined) return null;
  const alternatives = level === 'DS' ? allowance.DS : 0;
  const base = `${euro(least)} € al mese${answers.arrangement === 'notte' ? ' di notti, dalle 20 alle 8,' : ''}`;
  return {
    level,
    euro: least + alternatives,
    period: 'mese' as const,
    text: alternatives ? `${base} più ${euro(alternatives)} € di indennità` : base,
  };
}

type Minimum = NonNullable<ReturnType<typeof minimumPay>>;

const MONTHS = 12;

/** The minimum in the period that pay is typed in, and the words for it; by the hours of the week where those are of an hour. */
function inPeriod({ euro: amount, period, text }: Minimum, answers: CarerAnswers) {
  const hours = readNumber(answers.hours) ?? 0;
  if (answers.period !== 'mese' || period === 'mese' || !(hours > 0)) return { euro: amount, text };
  const monthly = (amount * inAYear('ora', hours)) / MONTHS;
  return {
    euro: monthly,
    text: `${text}, circa ${euro(Math.round(monthly))} € al mese con ${hours} ore alla settimana`,
  };
}

/** The words beside the pay: the year's minimum, and whether the typed pay is below. Null where there is none to say. */
export function minimumHint(answers: CarerAnswers, now: Date) {
  const minimum = minimumPay(answers, now);
  if (!minimum) return null;
  const { euro: least, text } = inPeriod(minimum, answers);
  const pay = readNumber(answers.pay);
  // Half a cent for what is rounded.
  const isComparable = answers.period === 'mese' || answers.period === minimum.period;
  const below = pay !== undefined && isComparable && pay < least - 0.005 - (text === minimum.text ? 0 : 0.5);
  const year = DOMESTIC_MINIMUMS.year;
  return {
    below,
    text: below
      ? `È sotto il minimo del contratto per il livello ${minimum.level}: ${text} nel ${year}, lordi.`
      : `Il minimo del contratto per il livello ${minimum.level} è ${text} nel ${year}, lordi.`,
  };
}
