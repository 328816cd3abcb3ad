/** Abbreviations of offers and searches, and the words that they stand for. */
const WORDS: Readonly<Record<string, string>> = {
  add: 'addetto',
  amm: 'amministrativo',
  appr: 'apprendista',
  ass: 'assistente',
  aut: 'autista',
  avv: 'avvocato',
  coll: 'collaboratore',
  det: 'determinato',
  dip: 'dipendente',
  dott: 'dottore',
  geom: 'geometra',
  imp: 'impiegato',
  indet: 'indeterminato',
  inf: 'infermiere',
  ing: 'ingegnere',
  mag: 'magazziniere',
  manut: 'manutentore',
  mecc: 'meccanico',
  op: 'operaio',
  oper: 'operatore',
  pat: 'patente',
  prod: 'produzione',
  prof: 'professore',
  rag: 'ragioniere',
  recep: 'receptionist',
  resp: 'responsabile',
  seg: 'segretario',
  segr: 'segretario',
  stag: 'stagionale',
  tec: 'tecnico',
};

/** Letters with a dot after each: "O.S.S." */
const DOTTED = /(?<!\p{L})(?:\p{L}\.){2,}\p{L}?(?!\p{L})/gu;
/** Names that are written with dots and without; "S.r.l." stays as it is. */
const LETTERS: ReadonlySet<string> = new Set('adr asa aso ata cnc cqc ft ncc osa oss plc pt rsa'.split(' '));
/** One word, the first or one with a dot or another word after it: what is still being typed is no abbreviation. */
const SHORT = new RegExp(
  `(?<!\\p{L})(${Object.keys(WORDS).join('|')})(?:\\.(?:v?[oaei])?(?!\\p{L})|(?=[^\\p{L}\\p{N}]+\\p{L}))`,
  'giu',
);

/** How far something may be, in km or minutes. */
const DISTANCE = String.raw`(?<!\p{L})(?:(?:entro|a|al|nel|raggio|di|massimo|max|meno|non piu|non più|fino|circa)\s+){1,4}(?:\d{1,3}|mezz['’]?|un['’]?|pochi|dieci|venti|trenta)\s*(?:km|chilometri|minuti|min|ora)(?!\p{L})`;

/** A text with its abbreviations written out. */
export const writtenOut = (text: string): string =>
  text
    .replace(DOTTED, (letters) =>
      LETTERS.has(letters.replaceAll('.', '').toLowerCase()) ? letters.replaceAll('.', '') : letters,
    )
    .replace(/(?<!\p{L})p(?:\s?\/\s?)?t(?!\p{L})/giu, 'part time')
    .replace(/(?<!\p{L})f\s?\/\s?t(?!\p{L})/giu, 'full time')
    .replace(/(?<!\p{L})t\.\s?(?=(?:in)?det\b|ind\b)/giu, 'tempo ')
    .replace(/(?<=(?<!\p{L})tempo\s)ind(?:\.|(?!\p{L}))/giu, 'indeterminato')
    .replace(/(?<!\p{L})op(?:er)?\.?\s?(?=cnc(?!\p{L})|ecolog|soci[oa]|sanit)/giu, 'operatore ')
    .replace(/(?<=(?<!\p{L})soci[oa][\s-]+)san(?:\.|(?!\p{L}))/giu, 'sanitario')
    .replace(/(?<!\p{L})app\.\s?(?=\p{L})/giu, 'apprendista ')
    // After a trade, and not before a subject.
    .replace(/(?<=\p{L}[\s.]+)prof(?!\p{L})\.?(?!\.?\s+di(?!\p{L}))/giu, 'professionale ')
    .replace(/(?<!\p{L})cam\.?\s?(?=(?:ai\s+|di\s+)?(?:piani|sala)(?!\p{L}))/giu, 'cameriera ')
    // A distance that is said is around the place.
    .replace(
      new RegExp(String.raw`${DISTANCE}(?: (?:d[i'’] ?)?(?:auto|macchina|strada))?\s+(?=d[ai](?!\p{L}))`, 'giu'),
      'vicino ',
    )
    .replace(new RegExp(DISTANCE, 'giu'), 'dintorni')
    // Classes of licences that are written in two.
    .replace(/(?<=\bpat(?:ente|\.)?\s?)([cd])\s?[/+-]\s?e(?!\p{L})/giu, '$1e')
    .replace(/(?<!\p{L})amm\.?\s?(?:v[oaei]|n[ei])(?!\p{L})/giu, 'amministrativo')
    .replace(SHORT, (_, short: string) => `${WORDS[short.toLowerCase()]} `);

const SHORT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([short, word]) => [
    [word, short],
    [word.replace(/o$/, 'a').replace(/iere$/, 'iera').replace(/tore$/, 'trice'), short],
  ]),
);

/** A term as offers abbreviate it, as the words that the index has of it; empty where nobody does. */
export function abbreviated(words: readonly string[]): readonly (readonly string[])[] {
  const short = words.map((word) => SHORT_OF.get(word) ?? word);
  const isShorter = short.some((word, index) => word !== words[index]);
  const [first = ''] = words;
  const letters = words.length === 1 && LETTERS.has(first) ? [[...first]] : [];
  return [...(words.length > 1 && isShorter ? [short] : []), ...letters];
}
