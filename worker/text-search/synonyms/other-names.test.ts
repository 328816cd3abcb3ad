import { expect, test } from 'vitest';
import { foldText } from '../../../shared/text.ts';
import { readAs, readText } from '../read-text.ts';
import { readNames } from '../thesaurus.ts';
import { LANGUAGE_CELLS, LANGUAGES } from './languages.ts';

const NAMES = readNames();
const ROWS = LANGUAGES.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

test('each row of the languages has a cell for each, and no group stands twice', () => {
  expect(ROWS.filter((cells) => cells.length !== LANGUAGE_CELLS.length + 1)).toEqual([]);
  const terms = ROWS.map(([term]) => term);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

test.each(LANGUAGE_CELLS.map((language, index) => ({ language, index })))(
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

test.each([
  ['waiter', 'cameriere'],
  ['waiters part time', 'cameriere part time'],
  ['camarera de pisos', 'cameriera ai piani'],
  ['femme de ménage', 'pulizie'],
  ['șofer camion edolo', 'camionista edolo'],
  ['caut de lucru zidar', 'muratore'],
  ['kuzhinier', 'cuoco'],
  ['прибиральниця', 'pulizie'],
  ['водій', 'autista'],
  ['prybyralnytsia', 'pulizie'],
  ['vodiy', 'autista'],
  ['الطباخ', 'cuoco'],
  ['ممرضة', 'infermiere'],
  ['tabbakh', 'cuoco'],
  ['rasoi da kaam', 'aiuto cuoco'],
])('%s is read as %s', (text, italian) => {
  expect(readAs(text)).toBe(italian);
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
    expect(readAs(text), text).not.toBe('');
  for (const text of ['cameriera', 'autista', 'cantina', 'vigile', 'segretaria']) expect(readAs(text), text).toBeNull();
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
