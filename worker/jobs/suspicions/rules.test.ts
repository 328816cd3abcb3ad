import { expect, test } from 'vitest';
import { GRADED_OFFERS } from '../../text-search/testing/relevance-corpus.ts';
import { suspicionsOf } from './rules.ts';
import freshAdverts from './testing/fresh-adverts.txt?raw';
import knownAdverts from './testing/known-adverts.txt?raw';

type Advert = { readonly kind: string; readonly text: string };

/** Reads invented adverts, one a line: kind | title | text. */
const readAdverts = (rows: string): readonly Advert[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [kind = '', title, text] = row.split(' | ');
      return { kind, text: `${title}\n${text}` };
    });

const HONEST = 'honest';
const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1).padStart(5)} % of ${all}`;

/** Prints how often the rules are wrong, kind by kind. @returns shares of dishonest adverts that are missed, and of honest ones that are marked */
function measure(name: string, adverts: readonly Advert[]): { missed: number; marked: number } {
  const isWrong = ({ kind, text }: Advert) => (suspicionsOf(text).length === 0) === (kind !== HONEST);
  const groups = Map.groupBy(adverts, ({ kind }) => kind);
  const lines = [...groups].map(([kind, all]) => {
    const wrong = kind === HONEST ? 'marked' : 'missed';
    return `${kind.padEnd(10)} ${wrong} ${percent(all.filter(isWrong).length, all.length)}`;
  });
  console.info([`${name} adverts`, ...lines, ...adverts.filter(isWrong).map(({ text }) => `- ${text}`)].join('\n'));
  const [honest, dishonest] = [groups.get(HONEST) ?? [], adverts.filter(({ kind }) => kind !== HONEST)];
  const share = (all: readonly Advert[]) => all.filter(isWrong).length / all.length;
  return { missed: share(dishonest), marked: share(honest) };
}

// Lower the limits with every rule that gets better. Nobody looked at the fresh adverts while the rules were written: one that a rule is made
// for moves to the known ones.
test.each([
  ['known', knownAdverts, { mayMiss: 0.01, mayMark: 0.01 }],
  ['fresh', freshAdverts, { mayMiss: 0.25, mayMark: 0.04 }],
])('rules find most dishonest adverts and leave honest ones alone: %s ones', (name, rows, { mayMiss, mayMark }) => {
  const { missed, marked } = measure(name, readAdverts(rows));
  expect(missed).toBeLessThanOrEqual(mayMiss);
  expect(marked).toBeLessThanOrEqual(mayMark);
});

test('no offer of the graded collection is marked', () => {
  const marked = GRADED_OFFERS.flatMap(({ title, description }) => suspicionsOf(`${title}\n${description}`));
  expect(marked).toEqual([]);
});

test.each([
  'Versare 50 euro su Postepay',
  'Versare 50 eu\u200Bro su Po\u00ADste\u200Dpay',
  'Ｖｅｒｓａｒｅ ５０ ｅｕｒｏ su 𝐏𝐨𝐬𝐭𝐞𝐩𝐚𝐲',
  'Vеrsаrе 50 еurо su Роstераy',
  'Vεrsαrε 50 εurο su Ροstεραy',
  'ΡΟSΤΕΡΑΥ: VΕRSΑRΕ 50 ΕURΟ',
  'ᴠᴇʀsᴀʀᴇ 50 euro su ᴘᴏsᴛᴇᴘᴀʏ',
  'Vérsàre 50 eurø su Pøstepay',
])('a rule sees through what hides its words: %s', (text) => {
  expect(suspicionsOf(text)).toMatchObject([{ rule: 'Chiede denaro' }]);
});

test.each([
  ['Telefonare al 178 ore di esperienza, chiamare lo 0364 899 123.'],
  ['Rifugio a 1.899 metri, 199 coperti, 166,50 euro.'],
  ['Chiamare il 339 1899123 oppure il +39 0364 199166.'],
])('a number of the usual kind costs nothing: %s', (text) => {
  expect(suspicionsOf(text)).toEqual([]);
});

test.each(['899 123 456', '899.12.34.56', '(892) 12 34', '+39 199 123456', 'otto nove nove 12 34 56'])(
  'a number that costs is found in %j',
  (number) => {
    expect(suspicionsOf(`Per informazioni chiamare il ${number}.`)).toMatchObject([{ rule: 'Numero a pagamento' }]);
  },
);
