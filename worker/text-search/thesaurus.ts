import { MUNICIPALITIES, type Municipality } from '../../shared/places/municipalities.ts';
import { foldText } from '../../shared/text.ts';
import { AREAS } from '../../shared/valley/areas.ts';
import type { NumberRange } from '../search/expression.ts';
import { type Facet, facet, townFacet } from '../search/facets.ts';
import brands from './synonyms/brands.txt?raw';
import everyday from './synonyms/everyday.txt?raw';
import hintWords from './synonyms/hints.txt?raw';
import languages from './synonyms/languages.txt?raw';
import lifeWays from './synonyms/life-ways.txt?raw';
import members from './synonyms/members.txt?raw';
import nearWays from './synonyms/near-ways.txt?raw';
import neighbours from './synonyms/neighbours.txt?raw';
import sectors from './synonyms/sectors.txt?raw';
import { cellsOf, linesOf } from './synonyms/tables.ts';
import trades from './synonyms/trades.txt?raw';
import ways from './synonyms/ways.txt?raw';
import { contentWords, editDistance, formsOf, isNoise, stem, stemsOf } from './words.ts';

type Term = {
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
  readonly range?: NumberRange;
  /** Of a trade: its unit group of ISCO-08, where it is in one. */
  readonly occupation?: string | undefined;
};

const GROUP = /^([^([]*)(?:\(([^)]*)\))?\s*(?:\[([^\]]*)\])?$/;

/** Before another work that is never meant. */
const STRANGE = '!';

const readTerms = (text: string): Term[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .map((term) => ({ text: term, words: contentWords(term) }));

function meaning(kind: Meaning['kind'], group: string, facets: readonly Facet[] = []): Meaning {
  const [, searched = '', typed = '', others = ''] = GROUP.exec(group) ?? [];
  const terms = readTerms(searched);
  const strange = readTerms(others).filter(({ text }) => text.startsWith(STRANGE));
  return { kind, facets, terms, names: [...terms, ...readTerms(typed)], others: readTerms(others), strange };
}

/** The facets of a cell, `filter=value`: of `start` the months with these numbers, of this year and the next. */
function facetsIn(cell: string): Facet[] {
  const [filter = '', value = ''] = cell.split('=');
  if (filter !== 'start') return [facet(filter, value)];
  const year = new Date().getFullYear();
  return [year, year + 1].flatMap((each) => value.split(' ').map((month) => facet('start', `${each}-${month}`)));
}

const meaningsIn = (kind: Meaning['kind'], table: string): Meaning[] =>
  cellsOf(table).map(([terms = '', ...stated]) => meaning(kind, terms, stated.flatMap(facetsIn)));

/** Offers that say a number. */
export const numberMeaning = (range: NumberRange): Meaning => ({ ...meaning('way', ''), range });

/** Municipalities as a part of the valley, with the names that it has. */
export const townsMeaning = (towns: readonly Municipality[], names = ''): Meaning => {
  const facets = towns.map(({ slug }) => townFacet(slug));
  return meaning('way', names, facets);
};

export const readMeanings = (): Meaning[] => [
  ...cellsOf(trades).map(([terms = '', occupation]) => ({ ...meaning('trade', terms), occupation })),
  ...meaningsIn('way', ways),
  ...AREAS.map(({ terms, towns }) => meaning('way', terms, towns.split(' ').map(townFacet))),
  ...[...Map.groupBy(MUNICIPALITIES, ({ cap }) => cap)].map(([cap, towns]) =>
    townsMeaning(towns, `${cap}, cap ${cap}`),
  ),
  ...meaningsIn('sector', sectors),
];

export const titleOf = ({ names }: Meaning): string => names[0]?.text ?? '';

/** Something that leads to groups when it is typed: a name of one, an everyday phrase, words of another language, or a hint. */
export type Name = {
  readonly kind: 'title' | 'phrase' | 'foreign' | 'hint';
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
  const titles = readMeanings().flatMap((group) =>
    group.names.map((term): Name => {
      const stands = group.terms.includes(term) ? term.text : titleOf(group);
      return { kind: 'title', term, key: foldText(term.text), stands, meanings: [group] };
    }),
  );
  const byText = Map.groupBy(titles, ({ term }) => term.text);
  const led = (term: string): Meaning[] => {
    const found = byText.get(term)?.flatMap(({ meanings }) => meanings) ?? [];
    const first = found.find((group) => titleOf(group) === term) ?? found[0];
    return [...new Set(first ? [first, ...found] : [])].filter(({ kind }) => kind === first?.kind);
  };
  const phrases = cellsOf(everyday).flatMap(([stands = '', cell = '']) => {
    const meanings = led(stands);
    return readTerms(cell).map((term): Name => ({ kind: 'phrase', term, key: foldText(term.text), stands, meanings }));
  });
  const hints = cellsOf(hintWords).flatMap(([stands = '', cell = '']) => {
    const meanings = led(stands);
    return cell.split(' ').map((word): Name => {
      const key = foldText(word);
      return { kind: 'hint', term: { text: word, words: [key] }, key, stands, meanings };
    });
  });
  const [[, ...codes] = [], ...named] = cellsOf(languages);
  const foreign = [...named, ...cellsOf(brands)].flatMap(([stands = '', ...cells]) => {
    const meanings = led(stands);
    const typed = cells.flatMap((cell, index) =>
      cell.split(', ').flatMap((name) => (codes[index] === 'uk' ? [name, ...inLatin(foldText(name))] : [name])),
    );
    return typed.map(contentWords).map((words): Name => {
      const term = { text: stands, words };
      return { kind: 'foreign', term, key: words.join(' '), stands, meanings };
    });
  });
  return [...titles, ...phrases, ...foreign, ...hints].filter(
    ({ kind, term }) => kind === 'title' || term.words.length > 0,
  );
}

/** Letters of Ukrainian and Russian: as passports write each, as people do on a phone, and shortest, where these differ. */
const LETTERS = new Map(
  'а a,б b,в v,г h h g,ґ g,д d,е e,є ie ye e,ж zh,з z,и y y i,і i,ї i yi i,й i y j,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh h,ц ts ts c,ч ch,ш sh,щ shch shch sh,ь ,ъ ,э e,ы y y i,ю iu yu ju,я ia ya ja'
    .split(',')
    .map((row) => row.split(' '))
    .map(([letter = '', ...spellings]) => [letter, spellings] as const),
);

/** Ukrainian words in Latin letters: the spellings that differ. */
export function inLatin(text: string): string[] {
  const ways = [text, text, text.replace(/ця$/, 'ца')].map((word, way) =>
    [...word].map((letter) => {
      const spellings = LETTERS.get(letter) ?? [letter];
      return spellings[way] ?? spellings.at(-1);
    }),
  );
  return [...new Set(ways.map((letters) => letters.join('')))];
}

const familiesIn = (table: string): string[][] => linesOf(table).map((family) => family.split(', '));
const FAMILIES = familiesIn(neighbours);
const KINDS = familiesIn(members);
const WAYS = familiesIn(nearWays);

/** The others of the families that have a name: first those of the families that name it early. */
function othersIn(name: string, ...tables: readonly (readonly string[][])[]): string[] {
  const near = tables.flatMap((families) =>
    families
      .filter((family) => family.includes(name))
      .toSorted((a, b) => a.indexOf(name) - b.indexOf(name))
      .flat(),
  );
  return [...new Set(near)].filter((other) => other !== name);
}

/** The trades that people of one change to. */
export const neighboursOf = (trade: string): string[] => othersIn(trade, FAMILIES, KINDS);

/** The ways of working that are nearest to one. */
export const waysNear = (way: string): string[] => othersIn(way, WAYS);

/** A phrase in whatever forms its words stand. */
const phraseKey = ([first = '', ...more]: readonly string[]): string => [verbStem(first), ...more.map(stem)].join(' ');

/** Endings of a verb as people say what they do, did or are doing. */
const VERB_ENDING = /(?:(?:ar|ir|(?<!i)er)(?:e|[lc][aeio])|[aei]v[aio]|(?:an|en)do|ato|ito|uto|isc[oe])$/;

/** Stem of the first word of a phrase, which may be a verb: "tagliare", "tagliavo", "tagliando" and "taglia" have one. */
const verbStem = (word: string): string => stem(word.length < 6 ? word : word.replace(VERB_ENDING, 'o'));

/** A word in its forms, and a verb in those of `VERB_ENDING`. */
function formsAndTenses(word: string): string[] {
  const [, base = '', vowel = ''] = /^(.{3,})([aei])re$/.exec(word) ?? [];
  const tenses =
    base === '' ? [] : [`${vowel}vo`, `${vowel}va`, vowel === 'a' ? 'ando' : 'endo', vowel === 'i' ? 'isco' : 'o'];
  return [...formsOf(word), ...tenses.map((ending) => base + ending)];
}

/** Names under each form of what is typed of them: each form of a word, and each phrase. */
type Names = Map<string, readonly Name[]>;

const keysOf = ([word = '', ...more]: readonly string[]): string[] =>
  more.length > 0 ? [phraseKey([word, ...more])] : formsAndTenses(word);

function add(names: Names, keys: readonly string[], name: Name): void {
  for (const key of keys) names.set(key, [...(names.get(key) ?? []), name]);
}

/** Endings that Ukrainian and Russian nouns and adjectives change. */
const CASE_ENDING =
  /(?<=[а-яіїєґ]{4})(?:ниц[яеюі]ю?|ник(?:ом|а|у|и|ів)?|к[аоуи]ю?|ці|[оеє]ю|[оеє]м|ами|ями|ів|ах|ях|ам|ого|ому|ий|ій|[аяуюиіїоеєь])$/;

/** A folded foreign word without the parts that spellings disagree on: plural s, and the Arabic article and endings. */
const plain = (word: string): string =>
  word
    .replace(/^ال(?=.{3})/, '')
    .replace(/(?<=.{3})[ةه]$/, 'ه')
    .replace(/(?<=.{3})ى$/, 'ي')
    .replace(/(?<=.{2}[a-z])s$/, '')
    .replace(CASE_ENDING, '');

const foreignKey = (words: readonly string[]): string => words.map(plain).join(' ');

const wordsIn = (names: readonly Name[]): readonly string[] => [...new Set(names.flatMap(({ term }) => term.words))];

/** Shorter words are part of too many phrases. */
const SHORTEST_HINT = 5;
const isHint = (word: string): boolean => word.length >= SHORTEST_HINT && !isNoise(word);

/** Endings of an activity, and of people with that trade: "noleggiare" and "noleggiatore" are of the words of "noleggio". */
const ACTIVITY = /(?:[aei]r|[aei]v|isc|[ai]t|at(?:or|ric|ur)|amento|azion|[ae]nd)$/;
const hintKey = (word: string): string => stem(word).replace(ACTIVITY, '');

function readThesaurus() {
  const names = readNames();
  const of = (wanted: Name['kind']) => names.filter(({ kind }) => kind === wanted);
  const [titles, phrases, others, hinting] = [of('title'), of('phrase'), of('foreign'), of('hint')];
  const [italian, foreign]: [Names, Names] = [new Map(), new Map()];
  for (const name of titles) add(italian, keysOf(name.term.words), name);
  const begun = [...italian.keys()].filter((title) => !title.includes(' ')).sort();
  // Phrases are also written as one word: "addettovendite", "camerieraaipiani".
  for (const name of titles) {
    const key = name.key.replaceAll(' ', '');
    if (name.term.words.length > 1 && !italian.has(key)) add(italian, [key], { ...name, stands: name.term.text });
  }
  // The title of a trade keeps what it means.
  const taken = new Set(italian.keys());
  for (const name of phrases) {
    const free = keysOf(name.term.words).filter((key) => !taken.has(key));
    add(italian, free, name);
  }
  for (const name of others) add(foreign, [foreignKey(name.term.words)], name);
  const hints = new Map<string, Set<Meaning>>();
  for (const { kind, term, meanings } of [...titles, ...phrases, ...hinting]) {
    const [trade] = meanings;
    if (trade?.kind !== 'trade' || (kind === 'title' && term.words.length < 2)) continue;
    const words = kind === 'hint' ? term.words : term.words.filter(isHint);
    for (const key of words.map(hintKey)) hints.set(key, (hints.get(key) ?? new Set()).add(trade));
  }
  const words = wordsIn(titles).flatMap(formsOf);
  const longer = Map.groupBy(
    titles.flatMap(({ term: { text, words }, meanings: [group] }) =>
      group?.kind === 'trade' && group.terms.some((term) => term.text === text)
        ? words
            .slice(1)
            .map((_, index) => ({ group, begin: stemsOf(words.slice(0, index + 1)), words, after: index + 1 }))
        : [],
    ),
    ({ begin }) => begin,
  );
  const alone = others.filter(({ term }) => term.words.length === 1);
  const trades = new Map(
    titles.flatMap(({ meanings: [group] }) => (group?.kind === 'trade' ? [[titleOf(group), group] as const] : [])),
  );
  // A trade in the table of ways stands for all that it is searched for by.
  const life = meaningsIn('way', lifeWays).map((way) => ({
    ...way,
    terms: way.terms.flatMap((term) => [term, ...((term.words.length === 1 && trades.get(term.text)?.terms) || [])]),
  }));
  return {
    names,
    /** Ways of speaking of one's life, by their name in the table. */
    life: Map.groupBy(life, (way) => way.names.at(-1)?.text ?? ''),
    italian,
    foreign,
    /** Titles of several words that are searched for, under each of their beginnings. */
    longer,
    /** Under each stem of a word of a phrase, the groups that the phrases lead to first. */
    hints,
    known: new Set([...words, ...wordsIn([...phrases, ...hinting]).flatMap(formsAndTenses), ...wordsIn(alone)]),
    /** Words of Italian titles that somebody may misspell, the shortest first. */
    misspelt: [...new Set(words)]
      .filter((word) => /^[a-z]+$/.test(word) && !isNoise(word))
      .sort((a, b) => a.length - b.length),
    /** Titles of one word, in their order, to find how they go on. */
    begun,
    longest: Math.max(...names.map(({ term }) => term.words.length)),
  };
}

let read: ReturnType<typeof readThesaurus> | undefined;

/** Read when it is first asked for: most requests search for no text, and a Worker must start fast. */
function thesaurus() {
  read ??= readThesaurus();
  return read;
}

/** Words with which titles of trades, none of them asked for, go on after a term of some meanings: "educatore" with "asilo nido". */
export function goingOn(meanings: readonly Meaning[], wanted: readonly Meaning[]): readonly (readonly string[])[] {
  const known = [...meanings, ...wanted];
  const found = meanings.flatMap(({ terms }) =>
    terms.flatMap(({ words }) => thesaurus().longer.get(stemsOf(words)) ?? []),
  );
  const isOwn = (title: string) => meanings.some(({ names }) => names.some(({ words }) => stemsOf(words) === title));
  const others = found.filter(({ group, words }) => !known.includes(group) && !isOwn(stemsOf(words)));
  const endings = others.map(({ words, after }) => words.slice(after));
  return [...new Map(endings.map((words) => [stemsOf(words), words])).values()];
}

/** Meaning of a way of speaking of one's life, by its name in the table. */
export const lifeMeaning = (name: string): readonly Meaning[] | undefined => thesaurus().life.get(name);

export const allNames = (): readonly Name[] => thesaurus().names;

/** True for a folded word that the synonyms contain in this spelling. */
export const isKnownWord = (word: string): boolean => thesaurus().known.has(word);

/** True for a word of a phrase that stands for a trade. */
export const isHintWord = (word: string): boolean => thesaurus().hints.has(hintKey(word));

/** A trade that words hint at: how many of them do, and how much they say together. */
export type Hint = { readonly trade: Meaning; readonly words: number; readonly weight: number };

/** Trades that are named at most: of more that are as likely, none. */
const MOST_HINTED = 5;
/** Part of the weight of the likeliest trade that others are as likely with. */
const AS_LIKELY = 0.8;

/** The trades whose phrases some words are part of, the likeliest first: a word of many trades counts less. */
export function hintedBy(words: readonly string[], asLikely = AS_LIKELY): readonly Hint[] {
  const { hints } = thesaurus();
  const hinted = new Map<Meaning, Hint>();
  for (const key of new Set(words.map(hintKey))) {
    const trades = hints.get(key) ?? new Set();
    for (const trade of trades) {
      const before = hinted.get(trade) ?? { words: 0, weight: 0 };
      const weight = before.weight + Math.log(hints.size / trades.size);
      hinted.set(trade, { trade, words: before.words + 1, weight });
    }
  }
  const sorted = [...hinted.values()].sort((a, b) => b.weight - a.weight);
  const likely = sorted.filter(({ weight }) => weight >= asLikely * (sorted[0]?.weight ?? 0));
  return likely.length > MOST_HINTED ? [] : likely;
}

const begunWith = (word: string): readonly string[] => thesaurus().begun.filter((title) => title.startsWith(word));

export const begins = (word: string): boolean => begunWith(word).length > 0;

/** Groups that a word may stand for where more of them begin like it. */
const MOST_BEGUN = 2;

/** The trades whose titles go on from an unfinished word; none where there are many. */
export function begunBy(word: string): readonly Meaning[] {
  const names = begunWith(word).flatMap((title) => thesaurus().italian.get(title) ?? []);
  const trades = new Set(names.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === 'trade')));
  return trades.size > MOST_BEGUN ? [] : [...trades];
}

/** A term as it is found in a text. */
export type Entry = {
  /** Number of its words. */
  readonly length: number;
  readonly term: Term;
  readonly meanings: readonly Meaning[];
  /** The title that it stands for, as everyday phrases do and other languages; null for a title, and for several. */
  readonly stands: string | null;
  readonly isForeign: boolean;
};

/** The longest term at `start` of folded words without stop words; an Italian one before any other. */
export function termAt(words: readonly string[], start: number): Entry | undefined {
  const { italian, foreign, longest } = thesaurus();
  for (let length = Math.min(longest, words.length - start); length > 0; length--) {
    const part = words.slice(start, start + length);
    const names = italian.get(length > 1 ? phraseKey(part) : (part[0] ?? '')) ?? foreign.get(foreignKey(part));
    const [first] = names ?? [];
    if (!names || !first) continue;
    const meanings = [...new Set(names.flatMap((name) => name.meanings))];
    const isForeign = first.kind === 'foreign';
    const others = new Set(
      names.map(({ kind, term, stands }) => (kind === 'title' && term.text === stands ? null : stands)),
    );
    const [stands = null] = isForeign || others.size === 1 ? others : [];
    return { length, term: first.term, meanings, stands, isForeign };
  }
  return undefined;
}

/** The first term of a text that names a trade. */
export function tradeIn(text: string): Entry | undefined {
  const words = contentWords(text);
  for (let index = 0; index < words.length; ) {
    const found = termAt(words, index);
    if (found?.meanings.some(({ kind }) => kind === 'trade')) return found;
    index += found?.length ?? 1;
  }
  return undefined;
}

/** Words shorter than this are too near to others. */
const SHORTEST_SLIP = 6;

/** Length from which a wrong vowel counts as a slip: in a shorter word it makes another one ("domatore", "doratore"). */
const WRONG_LETTER = 10;
const VOWELS = 'aeiou';

/** Spellings of a word with a slip, as offers have them: a letter left out after the first; in a long one also a wrong vowel. */
export function slips(word: string): string[] {
  if (word.length < SHORTEST_SLIP) return [];
  const spelt = [...word].flatMap((letter, at) => {
    const isVowel = word.length >= WRONG_LETTER && VOWELS.includes(letter);
    const others = at === 0 ? [] : ['', ...(isVowel ? VOWELS : '')];
    return others.map((other) => word.slice(0, at) + other + word.slice(at + 1));
  });
  return [...new Set(spelt)].filter((each) => each !== word && !isKnownWord(each));
}

const lettersOf = (word: string): string => [...word].sort().join('');

/** The known word that an unknown one is a slip of, with the same first letter; null where none is near. */
export function knownNear(word: string): string | null {
  if (word.length < SHORTEST_SLIP || !/^[a-z]+$/.test(word)) return null;
  const mayBeWrong = (each: string) =>
    word.length >= WRONG_LETTER || each.length !== word.length || lettersOf(each) === lettersOf(word);
  const near = thesaurus().misspelt.filter(
    (each) => each[0] === word[0] && editDistance(word, each, 1) === 1 && mayBeWrong(each),
  );
  return near.find((each) => each.endsWith(word.slice(-1))) ?? near[0] ?? null;
}
