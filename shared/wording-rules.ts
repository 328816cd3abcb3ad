import { PRIVATE_MATTERS } from './private-matters.ts';
import { BEGIN, END, type Rule, rule } from './wording-pattern.ts';

/** Phrases that open the whole offer to women and men, wherever they are in it. */
export const INCLUSIVE = new RegExp(
  [
    String.raw`${BEGIN}[mf]\s{0,3}[/-]\s{0,3}[mf]${END}`,
    String.raw`ambo\s?sess|(?:ambo|ambedue|entrambi|tutti) i (?:sessi|generi)`,
    'uomini (?:e|o) donne|donne (?:e|o) uomini|uomo (?:e|o) donna|donna (?:e|o) uomo',
    String.raw`903\s{0,3}/\s{0,3}(?:19)?77|198\s{0,3}/\s{0,3}(?:20)?06|125\s{0,3}/\s{0,3}(?:19)?91`,
    '(?:senza distinzione di|di ogni|di qualsiasi) (?:sesso|genere)|parità di genere',
  ].join('|'),
  'iu',
);

/** Work that the law itself opens to one age only. */
export const YOUNG_BY_LAW = /apprendist|servizio civile|garanzia giovani/iu;

/** Feminine names of trades, with the ending that the masculine has in the place of the last letter. */
const TRADES: Readonly<Record<string, readonly string[]>> = {
  e: ['cameriera', 'infermiera', 'cassiera', 'parrucchiera', 'pasticciera', 'panettiera', 'ragioniera', 'banconiera'],
  o: [
    ...['segretaria', 'cuoca', 'operaia', 'impiegata', 'maestra', 'sarta', 'addetta', 'bidella', 'fioraia', 'gelataia'],
    ...['pizzaiola', 'ostetrica', 'commessa', 'magazziniera', 'aiutocuoca', 'macellaia', 'fornaia'],
  ],
};

/** Plurals that are not also the masculine singular. */
const PLURALS: Readonly<Record<string, string>> = {
  segretarie: 'segretari/e',
  cuoche: 'cuochi/e',
  operaie: 'operai/e',
  impiegate: 'impiegati/e',
  maestre: 'maestri/e',
  addette: 'addetti/e',
  commesse: 'commessi/e',
};

/** Trades in -trice; a washing machine (lavatrice) is none. */
const AGENTS = [
  'educa',
  'vendi',
  'opera',
  'istrut',
  'anima',
  'collabora',
  'accompagna',
  'puericul',
  'amministra',
  'diret',
];

/** Former and present colleagues are not the person who is sought; an order (commessa) is nobody. */
const NOT_SOUGHT = String.raw`(?<!(?<!\p{L})(?:nostr[ae]|su[ae]|vostr[ae]|propri[ae]|capo|gestione|di|della|delle|sulla|a|per|ogni|singola)\s)`;
/** A form beside it: cameriera/e, cameriera (o), camerier*. */
const NOT_BOTH = (masculine: string) => String.raw`(?!\s?/\s?(?:[oei]|${masculine})(?!\p{L})|\s?\([oei]\)|[*@ə])`;

const both = (feminine: string, masculine: string, proposal: string): Rule => ({
  pattern: rule(BEGIN + NOT_SOUGHT + feminine + END + NOT_BOTH(masculine)),
  propose: () => proposal,
  about: 'sex',
  unless: new RegExp(BEGIN + masculine + END, 'iu'),
});

/** Adjectives of a trade, which change with it. */
const ADJECTIVE = '(?: (?:amministrativ|specializzat|qualificat|espert|generic|tecnic|scolastic|domestic|turistic)a)?';

const trades = Object.entries(TRADES).flatMap(([ending, names]) =>
  names.map((name): Rule => {
    const stem = name.slice(0, -1);
    return {
      ...both(name + ADJECTIVE, stem + ending, ''),
      propose: (found) => `${stem}${ending}/a${found.slice(name.length).replace(/a$/u, 'o/a')}`,
    };
  }),
);
const plurals = Object.entries(PLURALS).map(([name, proposal]) => both(name, proposal.split('/')[0] ?? '', proposal));
const agents = AGENTS.map((stem) => both(`${stem}trice`, `${stem}tore`, `${stem}tore/${stem}trice`));

/** Words before the sought person: the beginning of a title or line, or a verb. */
const SEEKS = String.raw`(?:^|\n|(?<!\p{L})(?:(?:ri)?cerc(?:o|a|asi|hiamo|ano)|selezion(?:o|a|iamo|asi)|assum(?:o|e|iamo)|serve|servono|preferibilmente|possibilmente|esclusivamente|solo|sole|soli|meglio se))\s{0,3}(?:(?:una?\s)?(?:brav|seri)[oaie]\s|(?:due|tre|\d{1,2}|solo|urgentemente|subito)\s)?`;
const sought = (words: string, after = END): RegExp => rule(`${SEEKS}(?<found>${words})${after}`);

/** Excludes words that describe a workplace named after them: un giovane team, una giovane e dinamica azienda. */
const PLACE = String.raw`(?!(?:[,\s]{1,2}(?!(?:per|da|in|nel|a|presso)\s)\p{L}{1,30}){0,2}\s{1,3}(?:aziend|team|squadr|grupp|realtà|impres|società|ambient|staff|attività|clientel|pubblic|coppi|start|studi|local|cooperativ|famigli))`;

/** With the article, where one was found. */
const person = (found: string): string => (/^un/iu.test(found) ? 'una persona' : 'persona');

const WHO: readonly Rule[] = [
  {
    pattern: rule(`${BEGIN}donn[ae] (?:delle|di|per le|x le|per) pulizi[ae]${END}`),
    propose: () => 'addetto/a alle pulizie',
    about: 'sex',
  },
  {
    pattern: rule(`${BEGIN}donna (?:di servizio|tuttofare)${END}`),
    propose: () => 'collaboratore/trice domestico/a',
    about: 'sex',
  },
  { pattern: rule(`${BEGIN}uomo (?:di fatica|tuttofare)${END}`), propose: () => 'persona tuttofare', about: 'sex' },
  {
    pattern: rule(
      `${BEGIN}(?:badante|colf|oss|assistente|babysitter|baby-sitter|baby sitter),? (?:donna|uomo|femmina|maschio)${END}`,
    ),
    propose: (found) => found.replace(/,? \p{L}+$/u, ''),
    about: 'sex',
  },
  {
    pattern: rule(`${BEGIN}collaboratrice (?:domestica|familiare)${END}`),
    propose: (found) => `collaboratore/trice ${found.endsWith('e') ? 'familiare' : 'domestico/a'}`,
    about: 'sex',
    unless: /collaboratore/iu,
  },
  { pattern: rule(`${BEGIN}hostess${END}`), propose: () => 'hostess/steward', about: 'sex', unless: /steward/iu },
  {
    pattern: rule(`${BEGIN}(?:personale|candidat[ie]|figur[ae]) (?:femminil[ei]|maschil[ei])${END}`),
    propose: (found) => found.split(' ')[0] ?? '',
    about: 'sex',
  },
  {
    pattern: rule(`${BEGIN}(?:di )?sesso (?:femminile|maschile)${END}`),
    propose: () => 'di ogni genere',
    about: 'sex',
  },
  {
    pattern: sought('(?:una? )?(?:donna|signora|uomo|femmina|maschio)', `${END}(?!\\s?/)`),
    propose: person,
    about: 'sex',
  },
  { pattern: sought('donne|signore|uomini|femmine|maschi', `${END}(?!\\s?/)`), propose: () => 'persone', about: 'sex' },
  {
    pattern: sought('(?:una? )?ragazz[oa](?:\\s?/\\s?(?:a|o|ragazz[oa])| (?:o|e) (?:una? )?ragazz[oa])?'),
    propose: person,
    about: 'age',
  },
  {
    pattern: sought('ragazz[ie](?:\\s?/\\s?(?:e|i|ragazz[ie])| (?:o|e) ragazz[ie])?'),
    propose: () => 'persone',
    about: 'age',
  },
  {
    pattern: sought(`(?:una? )?giovan[ei]${PLACE} (?!(?:per|da|con|in|a|ad|e|o|che|al|alla|di|si)\\s)\\p{L}{1,30}`),
    propose: (found) => found.replace(/giovan[ei] /iu, ''),
    about: 'age',
  },
  { pattern: sought('(?:una? )?giovane', END + PLACE), propose: person, about: 'age' },
  { pattern: sought('giovani', END + PLACE), propose: () => 'persone', about: 'age' },
  {
    pattern: rule(`${BEGIN}(?:persona|personale|candidat[oaie]|figura) giovan[ei]${END}`),
    propose: (found) => found.split(' ')[0] ?? '',
    about: 'age',
  },
  {
    pattern: rule(
      `(?:${SEEKS}|${BEGIN}(?:ideale|adatt[oa]|ottim[oa]|perfett[oa]) (?:per|a) (?:un |una )?)(?<found>pensionat[oaie](?:\\s?/\\s?[ae])?)${END}`,
    ),
    propose: () => 'chi ha qualche ora libera',
    about: 'age',
  },
];

const AGE = String.raw`(?:1[89]|[2-5]\d|6[0-5])`;
/** Exclude years that are no age (30 anni di esperienza, di attività, di garanzia), and the age groups of a sport. */
const NOT_AGE = String.raw`(?!\s{0,3}(?:di|d’|d'|nel|nella|come)\s{0,3}(?:esperienz|attività|settor|lavor|mansion|garanzi|contribut|storia))`;
const NOT_SPORT = String.raw`(?<!(?:squadr[ae]|categori[ae]|campionat[oi]|calcio|allenator[ei]|formazion[ei])\s(?:di\s|giovanil[ei]\s)?)`;
const OPEN = 'anche alla prima esperienza';

const AGES: readonly Rule[] = [
  {
    pattern: rule(
      `${BEGIN}(?:età (?:massima|max\\.?)(?: di)?:?|max\\.?|massimo|al massimo|non più di|fino ai?|non oltre i?|sotto i|meno di|entro i) ${AGE} anni(?: di età)?${END}${NOT_AGE}`,
    ),
    propose: () => OPEN,
    about: 'age',
  },
  {
    pattern: rule(
      `${BEGIN}(?:limite (?:massimo )?(?:di |d[’'])età:?(?: di| a)?|età (?:inferiore|non superiore) a(?:i|gli)?) ${AGE}(?: anni)?${END}`,
    ),
    propose: () => OPEN,
    about: 'age',
  },
  { pattern: rule(`${BEGIN}(?:no|niente|esclusi) over ${AGE}${END}`), propose: () => OPEN, about: 'age' },
  {
    pattern: rule(
      `${BEGIN}(?:indicare|specificare|scrivere) (?:anche )?(?:l[’']età|età|(?:la )?data di nascita)${END}(?! d)`,
    ),
    propose: () => 'indicare la propria disponibilità',
    about: 'age',
  },
  {
    pattern: rule(`${BEGIN}età (?:massima|max\\.?)(?: di)?:? ${AGE}${END}(?!\\s{1,3}anni)`),
    propose: () => OPEN,
    about: 'age',
  },
  { pattern: rule(`${BEGIN}${NOT_SPORT}under[\\s-]?${AGE}${END}`), propose: () => OPEN, about: 'age' },
  {
    pattern: rule(
      `${BEGIN}(?:(?:di )?età )?(?:compres[aoi] )?(?:tra|fra|dai|da) (?:i |gli )?${AGE} (?:e|ai|a) (?:i |gli )?${AGE} anni(?: di età)?${END}${NOT_AGE}`,
    ),
    propose: () => OPEN,
    about: 'age',
  },
  {
    pattern: rule(
      `${BEGIN}età:? (?:compresa )?(?:tra |fra |dai )?(?:i )?${AGE}\\s?(?:-|–|/|e|ai)\\s?(?:i )?${AGE}(?: anni)?${END}`,
    ),
    propose: () => OPEN,
    about: 'age',
  },
  {
    pattern: rule(
      `${BEGIN}(?:di )?(?:bella presenza|bell[’']aspetto|(?:presenza|aspetto) gradevole|gradevole (?:presenza|aspetto))${END}`,
    ),
    propose: (found) => (/^di /iu.test(found) ? 'con cura della persona' : 'cura della persona'),
    about: 'look',
  },
];

/** All rules, the most special first. */
export const RULES: readonly Rule[] = [...WHO, ...trades, ...plurals, ...agents, ...AGES, ...PRIVATE_MATTERS];
