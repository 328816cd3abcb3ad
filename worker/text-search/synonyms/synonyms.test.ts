import { expect, test } from 'vitest';
import { casesUnder } from '../../../shared/testing/cases.ts';
import { foldText } from '../../../shared/text.ts';
import { readAs, readSearch, readText } from '../read-text.ts';
import readings from '../testing/readings.txt?raw';
import { type Meaning, readMeanings, readNames, termAt } from '../thesaurus.ts';
import { isNoise } from '../words.ts';
import languages from './languages.txt?raw';
import { cellsOf } from './tables.ts';

const ACRONYMS = new Set(['it', 'hr']);

const MEANINGS = readMeanings();

/** Words that end like a trade that has two forms, and are none. */
const THINGS: ReadonlySet<string> = new Set(
  `acciaio battilamiera betoniera cantiere capocantiere corriera corriere distributore dottore escavatore lamiera miniescavatore
  motrice pastore store trattore vivaio`.split(/\s+/),
);

const sameTerms = (a: Meaning['terms'], b: Meaning['terms']): boolean => JSON.stringify(a) === JSON.stringify(b);
const nameOf = ({ names }: Meaning): string => names.map(({ text }) => text).join(', ');
const breaches = (find: (group: Meaning) => readonly string[]): string[] =>
  MEANINGS.flatMap((group) => find(group).map((term) => `${term} (in: ${nameOf(group)})`));

test('there are groups for the trades of the valley', () => {
  expect(MEANINGS.filter(({ kind }) => kind === 'trade').length).toBeGreaterThanOrEqual(150);
});

test('a group has at least two terms, none of them twice', () => {
  expect(MEANINGS.filter(({ names }) => names.length < 2).map(nameOf)).toEqual([]);
  expect(
    breaches(({ names }) => {
      const folded = names.map(({ text }) => foldText(text));
      return folded.filter((term, index) => folded.indexOf(term) !== index);
    }),
  ).toEqual([]);
});

test('every term means something: no stop words alone, nothing too short, nothing misplaced', () => {
  expect(breaches(({ names }) => names.filter(({ words }) => words.every(isNoise)).map(({ text }) => text))).toEqual(
    [],
  );
  const short = ({ words }: { words: readonly string[] }) =>
    words.length === 1 && (words[0] ?? '').length < 3 && !ACRONYMS.has(words[0] ?? '');
  expect(breaches(({ names }) => names.filter(short).map(({ text }) => text))).toEqual([]);
  expect(breaches(({ names }) => names.map(({ text }) => text).filter((text) => /[()"]|\s{2}/.test(text)))).toEqual([]);
});

/** Names of trades by their ending, and the ending of the other gender. */
const GENDERS: readonly (readonly [RegExp, string])[] = [
  [/iere$/, 'iera'],
  [/iera$/, 'iere'],
  [/tore$/, 'trice'],
  [/trice$/, 'tore'],
  [/(?<=[a-z]{2})aio$/, 'aia'],
  [/(?<=^addett|^impiegat|^operai|^commess|^maestr|^sart|^cuoc|^tecnic|^segretari|^ausiliari|^domestic)o$/, 'a'],
  [/(?<=^addett|^impiegat|^operai|^commess|^maestr|^sart|^cuoc|^tecnic|^segretari|^ausiliari|^domestic)a$/, 'o'],
];

test('a trade stands in both genders', () => {
  const missing = breaches(({ names, kind }) =>
    kind !== 'trade'
      ? []
      : names.flatMap(({ text }) => {
          const [first = ''] = foldText(text).split(' ');
          const found = GENDERS.find(([ending]) => ending.test(first));
          if (!found || THINGS.has(first)) return [];
          const other = first.replace(found[0], found[1]);
          const firsts = names.map((name) => foldText(name.text).split(' ')[0]);
          return firsts.includes(other) ? [] : [text];
        }),
  );
  expect(missing).toEqual([]);
});

test('every term leads to its group, whatever the group', () => {
  const lost = breaches(({ kind, names, terms }) =>
    names
      .filter(({ words }) => {
        const found = termAt(words, 0);
        return (
          found?.length !== words.length ||
          !found.meanings.some((each) => each.kind === kind && sameTerms(each.terms, terms))
        );
      })
      .map(({ text }) => text),
  );
  expect(lost).toEqual([]);
});

test('a term leads there in its other forms, too', () => {
  const groupsOf = (...words: string[]) => termAt(words, 0)?.meanings.map(({ names }) => names[0]?.text);
  expect(groupsOf('camerieri')).toEqual(['cameriere']);
  expect(groupsOf('addetti', 'vendite')).toEqual(['commesso']);
  expect(groupsOf('panettiere')).not.toContain('macellaio');
  expect(groupsOf('zampogna')).toBeUndefined();
});

const NAMES = readNames();
const [[, ...CODES] = [], ...ROWS] = cellsOf(languages);

test('each row of the languages has a cell for each, and no group stands twice', () => {
  expect(ROWS.filter((cells) => cells.length !== CODES.length + 1)).toEqual([]);
  const terms = ROWS.map(([term]) => term);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

test.each(CODES.map((language, index) => ({ language, index })))(
  'at least eighty trades have a name in $language',
  ({ index }) => {
    expect(ROWS.filter((cells) => cells[index + 1] !== '').length).toBeGreaterThanOrEqual(80);
  },
);

test('there are at least 250 everyday phrases', () => {
  expect(NAMES.filter(({ kind }) => kind === 'phrase').length).toBeGreaterThanOrEqual(250);
});

test('every row is of a group', () => {
  expect(NAMES.filter(({ meanings }) => meanings.length === 0).map(({ stands }) => stands)).toEqual([]);
});

test.each(casesUnder(readings, 'Italian of another language'))('%s is read as %s', (text, italian) => {
  expect(readAs(readSearch(text))).toBe(italian);
});

/** Names that are words of Italian titles, or of other groups, too: those say first what is meant. */
const SHARED: readonly string[] = ['vigile'];

test('every name of another language leads to its trade', () => {
  const foreign = NAMES.filter(({ kind }) => kind === 'foreign').map(({ term, meanings: [group] }) => ({
    term,
    group,
  }));
  const lost = foreign.filter(({ term, group }) => {
    const read = readText(term.words.join(' ')).flatMap((unit) => (unit.kind === 'term' ? unit.meanings : []));
    return !read.some(({ names }) => names[0]?.text === group?.names[0]?.text);
  });
  expect(lost.map(({ term }) => term.words.join(' '))).toEqual(SHARED);
});

test('an Italian word keeps its meaning, whatever it means elsewhere', () => {
  for (const text of ['cameriera', 'camera', 'mecanico', 'autista', 'operaio', 'cantina'])
    expect(readAs(readSearch(text)), text).not.toBe('');
  for (const text of ['cameriera', 'autista', 'cantina', 'vigile', 'segretaria'])
    expect(readAs(readSearch(text)), text).toBeNull();
});

test('words of other languages keep the letters that tell them apart', () => {
  expect(foldText('Водій')).toBe('водій');
  expect(foldText('ਪਿੰਡ')).toBe('ਪਿੰਡ'.normalize('NFC'));
  expect(foldText('مُعَلِّم')).toBe('معلم');
});

test('a verb that says little is passed over beside a trade that says more', () => {
  const terms = (text: string) => readText(text).map((unit) => (unit.kind === 'term' ? unit.words.join(' ') : ''));
  expect(terms('guidare muletto')).toEqual(['guidare muletto']);
  expect(terms('pulire hotel cameriera')).toEqual(['hotel', 'cameriera']);
  expect(terms('guidare')).toEqual(['guidare']);
});
