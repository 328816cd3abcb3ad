import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { foldText } from '../../shared/text.ts';
import { AREAS } from '../../shared/valley/areas.ts';
import { type Facet, townFacet } from '../search/facets.ts';
import { withoutStopWords } from './stop-words.ts';
import { OFFICES, RETAIL } from './synonyms/commerce.ts';
import { BUILDING, INDUSTRY, LAND, TRANSPORT } from './synonyms/crafts.ts';
import { EVERYDAY } from './synonyms/everyday.ts';
import type { Group } from './synonyms/group.ts';
import { HOSPITALITY, MOUNTAIN } from './synonyms/hospitality.ts';
import { CARE, HOME, TEACHING, WELLNESS } from './synonyms/households.ts';
import { LANGUAGE_CELLS, LANGUAGES } from './synonyms/languages.ts';
import { NEIGHBOURS } from './synonyms/neighbours.ts';
import { SECTORS, WAYS } from './synonyms/ways.ts';

/** A word or phrase of the synonyms. */
export type Term = {
  /** Spelling in the data. */
  readonly text: string;
  /** Folded, without stop words. */
  readonly words: readonly string[];
};

/**
 * Group of synonyms: `terms` are searched for, all of `names` lead here when they are typed, `others` are other trades, and `strange` those
 * of them that have nothing to do with this one.
 */
export type Meaning = {
  readonly kind: 'trade' | 'way' | 'sector';
  readonly names: readonly Term[];
  readonly terms: readonly Term[];
  readonly others: readonly Term[];
  readonly strange: readonly Term[];
  readonly facets: readonly Facet[];
};

/** Groups of trades, of all fields. */
const TRADES: readonly Group[] = [
  ...HOSPITALITY,
  ...MOUNTAIN,
  ...WELLNESS,
  ...TEACHING,
  ...CARE,
  ...BUILDING,
  ...INDUSTRY,
  ...LAND,
  ...TRANSPORT,
  ...RETAIL,
  ...HOME,
  ...OFFICES,
];

/** Folded words of a term, without stop words. */
export const contentWords = (text: string): string[] => withoutStopWords(foldText(text).split(' '));

const GROUP = /^([^([]*)(?:\(([^)]*)\))?\s*(?:\[([^\]]*)\])?$/;

/** Before another work that is never meant. */
const STRANGE = '!';

const readTerms = (text: string): Term[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .map((term) => ({ text: term, words: contentWords(term) }));

function meaning(kind: Meaning['kind'], group: Group, facets: readonly Facet[] = []): Meaning {
  const [, searched = '', typed = '', others = ''] = GROUP.exec(group) ?? [];
  const terms = readTerms(searched);
  const strange = readTerms(others).filter(({ text }) => text.startsWith(STRANGE));
  return { kind, facets, terms, names: [...terms, ...readTerms(typed)], others: readTerms(others), strange };
}

/** All groups, as they are searched with. */
export const readMeanings = (): Meaning[] => [
  ...TRADES.map((terms) => meaning('trade', terms)),
  ...WAYS.map(({ terms, facets }) => meaning('way', terms, facets)),
  ...AREAS.map(({ terms, towns }) => meaning('way', terms, towns.split(' ').map(townFacet))),
  ...[...Map.groupBy(MUNICIPALITIES, ({ cap }) => cap)].map(([cap, places]) =>
    meaning(
      'way',
      `${cap}, cap ${cap}`,
      places.map(({ slug }) => townFacet(slug)),
    ),
  ),
  ...SECTORS.map(({ terms, facets }) => meaning('sector', terms, facets)),
];

/** The name that a trade is called by. */
export const titleOf = ({ names }: Meaning): string => names[0]?.text ?? '';

/** Something that leads to groups when it is typed: a name of one, an everyday phrase, or words of another language. */
export type Name = {
  readonly kind: 'title' | 'phrase' | 'foreign';
  readonly term: Term;
  /** Folded, as it is typed. */
  readonly key: string;
  /** The term that it stands for: itself, where it is one that is searched for. */
  readonly stands: string;
  /** The group of that term, then the others of its kind that the term leads to: "muncitor" finds what "operaio" does. */
  readonly meanings: readonly Meaning[];
};

/** All names, those of the groups first, then everyday phrases, then other languages. */
export function readNames(): Name[] {
  const groups = readMeanings();
  const titles = groups.flatMap((group) =>
    group.names.map((term): Name => {
      const stands = group.terms.includes(term) ? term.text : titleOf(group);
      return { kind: 'title', term, key: foldText(term.text), stands, meanings: [group] };
    }),
  );
  const byText = Map.groupBy(titles, ({ term }) => term.text);
  const led = (term: string): Meaning[] => {
    const found = byText.get(term)?.flatMap(({ meanings }) => meanings) ?? [];
    const first = found.find((group) => titleOf(group) === term) ?? found[0];
    return [...new Set([...(first ? [first] : []), ...found.filter(({ kind }) => kind === first?.kind)])];
  };
  const phrases = rowsOf(EVERYDAY).flatMap(([stands = '', cell = '']) =>
    readTerms(cell).map((term): Name => {
      return { kind: 'phrase', term, key: foldText(term.text), stands, meanings: led(stands) };
    }),
  );
  const foreign = rowsOf(LANGUAGES).flatMap(([stands = '', ...cells]) =>
    cells.flatMap((cell, index) =>
      cell
        .split(', ')
        .flatMap((name) => (LANGUAGE_CELLS[index] === 'uk' ? [name, ...inLatin(foldText(name))] : [name]))
        .map((name): Name => {
          const words = contentWords(name);
          const term = { text: stands, words };
          return { kind: 'foreign', term, key: words.join(' '), stands, meanings: led(stands) };
        }),
    ),
  );
  return [...titles, ...phrases, ...foreign].filter(({ kind, term }) => kind === 'title' || term.words.length > 0);
}

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

/** Ukrainian letters as the passports of Ukraine write them, and as people write them on a phone. */
const LETTERS: Readonly<Record<string, readonly [official: string, usual?: string]>> = {
  ...{ а: ['a'], б: ['b'], в: ['v'], г: ['h'], ґ: ['g'], д: ['d'], е: ['e'], є: ['ie', 'ye'], ж: ['zh'], з: ['z'] },
  ...{ и: ['y'], і: ['i'], ї: ['i', 'yi'], й: ['i', 'y'], к: ['k'], л: ['l'], м: ['m'], н: ['n'], о: ['o'], п: ['p'] },
  ...{ р: ['r'], с: ['s'], т: ['t'], у: ['u'], ф: ['f'], х: ['kh', 'h'], ц: ['ts'], ч: ['ch'], ш: ['sh'], щ: ['shch'] },
  ...{ ь: [''], ю: ['iu', 'yu'], я: ['ia', 'ya'] },
};

/** Ukrainian words in Latin letters: the spellings that differ. */
export function inLatin(text: string): string[] {
  const letters = [...text].map((letter) => LETTERS[letter] ?? [letter]);
  const official = letters.map(([first]) => first).join('');
  return [...new Set([official, letters.map(([first, usual = first]) => usual).join('')])];
}

const FAMILIES: readonly (readonly string[])[] = NEIGHBOURS.trim()
  .split('\n')
  .map((family) => family.split(', '));

/** The trades that people of one change to: first those of the families that it leads. */
export function neighboursOf(trade: string): string[] {
  const own = FAMILIES.filter((family) => family.includes(trade));
  const leading = own.filter(([first]) => first === trade);
  return [...new Set([...leading, ...own].flat())].filter((other) => other !== trade);
}
