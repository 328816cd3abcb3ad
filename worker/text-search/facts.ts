import type { SalaryPeriod } from '../../shared/job-values.ts';
import { euro } from '../../shared/pay.ts';
import { inAYear } from '../../shared/pay-equivalents.ts';
import { foldText, plainText } from '../../shared/text.ts';
import type { NumberRange } from '../search/expression.ts';
import life from './synonyms/life.txt?raw';
import { rewriter, rowsOf } from './synonyms/tables.ts';

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

/** A pattern of plain text, and the facts that what it finds says; empty where it says none, and stays in the text. */
type Reader = readonly [
  pattern: RegExp,
  read: (groups: Readonly<Record<string, string | undefined>>) => readonly Found[],
];

const alone = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'gu');

const wanted = (term: string): Found => ({ mode: 'with', term });

const TAXED = '(?: ?(?:nett[ioe]|lord[ioe]|puliti|net|gross|in busta))*';
const PERIODS: readonly (readonly [words: RegExp, period: SalaryPeriod])[] = [
  [/or[ae]|h|heure|hora/, 'ora'],
  [/giorn|day|zi/, 'giorno'],
  [/mes|month|lun|moi|muaj/, 'mese'],
  [/ann|ral|year/, 'anno'],
];
const AMOUNT = alone(
  String.raw`(?<least>almeno|minimo|oltre|(?:paga|stipendio)(?: (?:orari[ao]|mensile|nett[oa]|lord[oa]|minim[oa]|tra|fra|sopra i?|da))+|sopra i?|piu di|at least|more than|paga|pagat[oa]|stipendio|guadagno|guadagnare)?(?: (?:di|da|i|almeno))* ?(?<before>€ ?)?` +
    String.raw`(?<amount>\d{1,2}[. ]\d{3}|\d{1,5}(?:[.,]\d{1,2})?)(?<after> ?(?:€|euro|eur|lei))?(?<taxed>${TAXED})` +
    String.raw`(?: ?(?<period>(?:al|all['’]|l['’]|per|a|an|pe|por|par|/) ?(?:ora|h|hour|heure|hora|giorno|giornata|day|zi|mese|month|luna|mes|mois|muaj|anno|year)|mensili|mese|ora|orari|annui|ral))?${TAXED}`,
);
/** An amount without a period is one of a month, or a small one of an hour. */
const LEAST_OF_A_MONTH = 400;
const MOST_OF_AN_HOUR = 60;
const LEAST_OF_AN_HOUR = 6;

const PERIOD_NAMES = { ora: 'l’ora', giorno: 'al giorno', mese: 'al mese', anno: 'all’anno', servizio: '' };

/** The least pay that an amount asks for; nothing for a number that is none. */
function payIn({ least, before, amount = '', after, taxed, period }: Parameters<Reader[1]>[0]): Found[] {
  if (!(least || before || after || taxed || period)) return [];
  const number = Number(amount.replace(/[. ](?=\d{3}$)/, '').replace(',', '.'));
  const stated = PERIODS.find(([words]) => words.test(period ?? ''))?.[1];
  const per = stated ?? (number >= LEAST_OF_A_MONTH ? 'mese' : 'ora');
  if (per === 'ora' && (number < LEAST_OF_AN_HOUR || number > MOST_OF_AN_HOUR)) return [];
  const range: NumberRange =
    per === 'ora'
      ? { number: 'hourlyPay', from: number, to: Number.MAX_VALUE }
      : { number: 'yearlyPay', from: number * inAYear(per, null), to: Number.MAX_VALUE };
  return [{ ...wanted(`almeno ${euro(number)} € ${PERIOD_NAMES[per]}`), range }];
}

const inDigits = rewriter('amounts');

const HOUR = (name: string): string => String.raw`(?:le |l['’] ?|ore )*(?<${name}>\d{1,2})(?:[.:,]\d{2})?`;
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
function hoursIn({ most, hours = '' }: Parameters<Reader[1]>[0]): Found[] {
  const number = Number(hours);
  if (!most && number >= FULL_WEEK) return [wanted('full time')];
  const range: NumberRange = {
    number: 'weeklyHours',
    from: most ? 1 : number - NEAR_HOURS,
    to: most ? number : number + NEAR_HOURS,
  };
  return [{ ...wanted(`${most ? 'al massimo' : 'circa'} ${number} ore a settimana`), range }];
}

/** Says nothing that offers are compared by. */
const IDLE: Found = { mode: 'first', term: '' };

const HOURS: readonly Reader[] = [
  [
    alone(`(?:dalle?|from|de la|tra|between) ${HOUR('from')} (?:fino )?(?:alle?|all['’]|to|e|la|and) ?${HOUR('to')}`),
    ({ from, to }) => shiftOf(Number(from), Number(to)),
  ],
  [
    alone(`(?:dopo|dalle|after|dupa|despues de) ${HOUR('from')}(?: in poi| di sera| di pomeriggio)?`),
    ({ from }) => shiftOf(Number(from), 24),
  ],
  [
    alone(`alle ${HOUR('to')} (?:(?:voglio|devo|vorrei|posso) )?(?:essere|tornare|stare|finire)(?: gia)?(?: a casa)?`),
    ({ to }) => (Number(to) <= AFTER_LUNCH ? [wanted('mattina')] : [IDLE]),
  ],
  [
    alone(`(?:prima del?|entro|fino al|until|before|pana la) ?${HOUR('to')}`),
    ({ to }) => (Number(to) <= AFTER_LUNCH ? [wanted('mattina')] : []),
  ],
  [
    alone(String.raw`(?:\d|due|tre|quattro|cinque)(?: o (?:\d|due|tre|quattro|cinque))? or[ae] (?:al|a) giorno`),
    () => [wanted('part time')],
  ],
  [
    alone(
      '(?:uno?|due|tre|[123]) (?:giorn[oi]|volt[ae]|mattin[ae]|ser[ae]|pomeriggi) (?:(?:a|alla|la|per) )?settimana',
    ),
    () => [wanted('part time')],
  ],
  [
    alone(
      String.raw`(?<most>max|massimo|al massimo|fino a|non piu di|meno di)? ?(?<hours>\d{1,2})(?:\s?[-/o]\s?\d{1,2})? ?(?:ore|hours|h) (?:(?:a|alla|per|la) )?(?:settimana|settimanali|week)`,
    ),
    hoursIn,
  ],
  [alone(String.raw`(?<hours>[1-4]\d) ?(?:ore|hours)`), hoursIn],
];

const MODES: Readonly<Record<string, FactMode>> = { '-': 'without', '^': 'first' };

const WINTER = 'novembre|dicembre|gennaio|febbraio';
const SUMMER = 'maggio|giugno|luglio|agosto';
const MONTH = `${WINTER}|${SUMMER}|marzo|aprile|settembre|ottobre`;
const UNTIL = `(?:,? ?(?:a|ad|al|e|o|fino a|fino ad) (?:${MONTH}|pasqua|carnevale|natale))`;

/** Months as seasons, and those until which something lasts, which no offer is compared by. */
const MONTHS: readonly Reader[] = [
  [alone(`(?:(?:da|dal|tra|per|mesi di) )?(?:${WINTER})${UNTIL}+`), () => [wanted('stagione invernale')]],
  [alone(`(?:(?:da|dal|tra|per|mesi di) )?(?:${SUMMER})${UNTIL}+`), () => [wanted('stagione estiva')]],
  [alone(`(?:fino ad?|entro) (?:fine )?(?:${MONTH})`), () => [IDLE]],
];

/** Ways of life, in folded words. */
const LIVED: readonly Reader[] = rowsOf(life).map((row) => {
  const [terms = '', ...patterns] = row.split(' ; ');
  const found = terms.split(', ').map((term): Found => {
    const mode = MODES[term.charAt(0)];
    return mode ? { mode, term: term.slice(1) } : wanted(term);
  });
  return [alone(patterns.join('|')), () => found];
});

/** Begins a word that stands for the facts of a part of the text, before their number. */
export const FACT = 'xfactx';

/** Puts a word in the place of each part of a text that says facts. */
const take = (text: string, readers: readonly Reader[], facts: (readonly Fact[])[]): string =>
  readers.reduce(
    (rest, [pattern, read]) =>
      rest.replace(pattern, (typed: string, ...more) => {
        const found = read(more.at(-1) ?? {});
        return found.length === 0
          ? typed
          : ` ${FACT}${facts.push(found.map((each) => ({ ...each, typed: foldText(typed) }))) - 1} `;
      }),
    text,
  );

/** The facts that a text states in numbers, hours and ways of life, and its folded words, in which `FACT` stands for them. */
export function readFacts(text: string): {
  readonly facts: readonly (readonly Fact[])[];
  readonly words: readonly string[];
} {
  const facts: (readonly Fact[])[] = [];
  const numbers = take(inDigits(plainText(text)), [...MONTHS, ...HOURS, [AMOUNT, payIn]], facts);
  const rest = take(foldText(numbers), LIVED, facts);
  return { facts, words: rest.split(/\s+/).filter((word) => word !== '') };
}
