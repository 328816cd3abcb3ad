import type { SalaryPeriod } from '../../shared/job-values.ts';
import { euro } from '../../shared/pay.ts';
import { inAYear } from '../../shared/pay-equivalents.ts';
import { foldText, plainText } from '../../shared/text.ts';
import type { NumberRange } from '../search/expression.ts';
import life from './synonyms/life.txt?raw';
import numbers from './synonyms/numbers.txt?raw';
import { linesOf, rewriter } from './synonyms/tables.ts';

/** How a fact counts: asked for, kept out, or only first in the order. */
type FactMode = 'with' | 'without' | 'first';

/** Part of a text that says something otherwise than by a name: the term of a way of working, or a range of pay or hours. */
export type Fact = {
  readonly mode: FactMode;
  readonly term: string;
  readonly range?: NumberRange;
  /** Folded words that say it. */
  readonly typed: string;
};
type Found = Omit<Fact, 'typed'>;

type Groups = Readonly<Record<string, string | undefined>>;
/** A pattern, and the facts that what it finds says; null where it stays in the text. */
type Reader = readonly [pattern: RegExp, read: (groups: Groups) => readonly Found[] | null];

const wanted = (term: string): Found => ({ mode: 'with', term });

const PERIODS: readonly (readonly [words: RegExp, period: SalaryPeriod])[] = [
  [/or[ae]|h|heure|hora/, 'ora'],
  [/giorn|day|zi/, 'giorno'],
  [/mes|month|lun|moi|muaj/, 'mese'],
  [/ann|ral|year/, 'anno'],
];
/** An amount without a period is one of a month, or a small one of an hour, or a large one of a year. */
const LEAST_OF_A_MONTH = 400;
const LEAST_OF_A_YEAR = 12_000;
const MOST_OF_AN_HOUR = 60;
const LEAST_OF_AN_HOUR = 6;

const PERIOD_NAMES = { ora: 'l’ora', giorno: 'al giorno', mese: 'al mese', anno: 'all’anno', servizio: '' };

/** The least pay that an amount asks for; null for a number that is none. */
function payIn({ least, before, amount = '', after, taxed, period }: Groups): Found[] | null {
  if (!(least || before || after || taxed || period)) return null;
  const number = Number(amount.replace(/[. ](?=\d{3}$)/, '').replace(',', '.'));
  const stated = PERIODS.find(([words]) => words.test(period ?? ''))?.[1];
  const per = stated ?? (number >= LEAST_OF_A_YEAR ? 'anno' : number >= LEAST_OF_A_MONTH ? 'mese' : 'ora');
  if (per === 'ora' && (number < LEAST_OF_AN_HOUR || number > MOST_OF_AN_HOUR)) return null;
  const range: NumberRange =
    per === 'ora'
      ? { number: 'hourlyPay', from: number, to: Number.MAX_VALUE }
      : { number: 'yearlyPay', from: number * inAYear(per, null), to: Number.MAX_VALUE };
  return [{ ...wanted(`almeno ${euro(number)} € ${PERIOD_NAMES[per]}`), range }];
}

const inDigits = rewriter('amounts');

const NIGHT = 22;
const EVENING = 17;
const NOON = 12;
const AFTER_LUNCH = 15;
const FULL_WEEK = 36;
const NEAR_HOURS = 5;

function shiftOf(from: number, to: number): Found[] {
  if (from >= NIGHT || from < 4) return from < 4 && to > 8 ? [wanted('mattina')] : [wanted('notte')];
  if (from >= EVENING) return [wanted('serale')];
  if (to <= AFTER_LUNCH) return [wanted('mattina')];
  return [wanted(from >= NOON ? 'pomeriggio' : 'full time')];
}

/** Weekly hours near to those that are asked for. */
function hoursIn({ most, hours = '' }: Groups): Found[] {
  const number = Number(hours);
  if (!most && number >= FULL_WEEK) return [wanted('full time')];
  const [from, to] = most ? [1, number] : [number - NEAR_HOURS, number + NEAR_HOURS];
  const term = `${most ? 'al massimo' : 'circa'} ${number} ore a settimana`;
  return [{ ...wanted(term), range: { number: 'weeklyHours', from, to } }];
}

/** Readers of numbers, by their names in the table. */
const COUNTED: Readonly<Record<string, Reader[1]>> = {
  pay: payIn,
  hours: hoursIn,
  // From a time of the morning on, any shift will do.
  shift: ({ from, to }) =>
    !to && Number(from) >= 4 && Number(from) < NOON ? [] : shiftOf(Number(from), Number(to ?? 24)),
  end: ({ to }) => (Number(to) <= AFTER_LUNCH ? [wanted('mattina')] : null),
  home: ({ to }) => (Number(to) <= AFTER_LUNCH ? [wanted('mattina')] : []),
};

const MODES: Readonly<Record<string, FactMode>> = { '-': 'without', '^': 'first' };

const readersOf = (table: string): Reader[] =>
  linesOf(table).map((row) => {
    const [stated = '', ...patterns] = row.split(' ; ');
    const found = stated
      .split(', ')
      .map((term): Found => ({ mode: MODES[term.charAt(0)] ?? 'with', term: term.replace(/^[-^]/, '') }))
      .filter(({ term }) => term !== '');
    const alone = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'gu');
    return [alone, COUNTED[stated] ?? (() => found)];
  });

const NUMBERS = readersOf(numbers);
const LIVED = readersOf(life);

/** A word that stands for the facts of a part of the text, with their number. */
export const FACT = / ?xfactx(\d+) ?/;

/** Puts a word in the place of each part of a text that says facts. */
const take = (text: string, readers: readonly Reader[], facts: (readonly Fact[])[]): string =>
  readers.reduce(
    (rest, [pattern, read]) =>
      rest.replace(pattern, (typed: string, ...more) => {
        const found = read(more.at(-1) ?? {});
        return found === null
          ? typed
          : ` xfactx${facts.push(found.map((each) => ({ ...each, typed: foldText(typed) }))) - 1} `;
      }),
    text,
  );

/** The facts that a text states in numbers, hours and ways of life, and its folded words, in which `FACT` stands for them. */
export function readFacts(text: string) {
  const facts: (readonly Fact[])[] = [];
  const rest = take(foldText(take(inDigits(plainText(text)), NUMBERS, facts)), LIVED, facts);
  return { facts, words: rest.split(/\s+/).filter((word) => word !== '') };
}
