import { MUNICIPALITIES } from '../shared/places/municipalities.ts';
import { foldText } from '../shared/text.ts';
import { ALIASES, COMMON_WORD_PLACES, PROVINCES } from '../shared/valley/aliases.ts';
import { NOISE, SPELLINGS, VALLEY } from '../shared/valley/valley.ts';

const COMMON = new Set(Object.values(COMMON_WORD_PLACES).flat().map(foldText));
const isCode = (name: string): boolean => /^[A-Z]{2}$/.test(name);

/** Names of the valley, of its parts, towns and hamlets, and of its provinces; not those that are common words too. */
const NAMES = [
  VALLEY.name,
  VALLEY.slug,
  ...SPELLINGS,
  ...NOISE,
  ...MUNICIPALITIES.flatMap(({ name, slug, area }) => [name, slug, area]),
  ...Object.values(ALIASES).flat(),
  ...PROVINCES.filter((name) => !isCode(name)),
].filter((name) => !COMMON.has(foldText(name)));

const whole = (names: readonly string[], flags: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?![\\p{L}\\p{N}])`,
    flags,
  );
const NAME = whole(NAMES, 'iu');
// Case counts: two letters in capitals are hardly anything else.
const CODE = whole(PROVINCES.filter(isCode), 'u');

/** The first name of this valley, or code of a province, that is a whole word of a text; null without one. */
export const valleyWord = (text: string): string | null => (NAME.exec(text) ?? CODE.exec(text))?.[0] ?? null;
