/** A rule of the wording check (docs/change-paths.md). */
export type Rule = {
  /** Matches a piece of the text: its group `found`, or all of it. */
  readonly pattern: RegExp;
  readonly propose: (found: string) => string;
  readonly about: 'sex' | 'age' | 'look' | 'origin' | 'family' | 'pay' | 'photo' | 'assisted';
  /** In the whole offer, it makes the rule void. */
  readonly unless?: RegExp;
};

export const rule = (source: string): RegExp => new RegExp(source, 'giu');
export const BEGIN = String.raw`(?<![\p{L}\d/’'])`;
export const END = String.raw`(?![\p{L}\d])`;

type Row = readonly [pattern: string | RegExp, proposal: string | Rule['propose'], unless?: RegExp];

/** Rules about one matter; a pattern that is a text begins and ends with a word. */
export const rulesAbout = (about: Rule['about'], rows: readonly Row[]): readonly Rule[] =>
  rows.map(([pattern, proposal, unless]) => ({
    pattern: typeof pattern === 'string' ? rule(BEGIN + pattern + END) : pattern,
    propose: typeof proposal === 'string' ? () => proposal : proposal,
    about,
    ...(unless && { unless }),
  }));

/** Verbs that ask for something in an application, with at most a few words of the same sentence after them. */
const ASK = String.raw`${BEGIN}(?:(?:indic|specific|comunic|segnal|alleg|invi|mand)(?:are|arci|a|ate|aci|ateci|ando)|scriv(?:ere|i|ici|ete)|dichiarare|riportare|dicci|dirci|richiest[aoe]|si richiede|present(?:are|a)|fornire)`;
const asksFor = (words: string): RegExp => rule(String.raw`${ASK}\s[^.;!?\n]{0,40}?(?<found>${words})${END}`);

const PAY = '(?:RAL|retribuzione|stipendio|paga|compenso|reddito)';
const ARTICLE = `(?:(?:(?:del)?l[’'])|(?:la|lo|il|della|dello|del|tua|propria)\\s)?`;
const NOT_LETTER = String.raw`(?<![\p{L}\d])`;
/** The pay that somebody would like may be asked for; with the article, where one was found. */
const wished = (found: string): string => {
  const what = /RAL$|^(?:\S+[\s’'])?RAL/u.test(found) ? 'RAL desiderata' : 'paga desiderata';
  if (/^del/iu.test(found)) return `della ${what}`;
  return /^(?:l[’']|la |lo |il )/iu.test(found) ? `la ${what}` : what;
};

/** Earlier pay is private (Directive 2023/970, article 5). */
const PAST_PAY = rulesAbout('pay', [
  [
    asksFor(
      `${NOT_LETTER}${ARTICLE}(?:${PAY} (?:attual[ei]|precedent[ei]|percepit[oa]|in corso)|(?:ultim[ao]|attuale|precedente) ${PAY}(?: percepit[oa])?)`,
    ),
    wished,
  ],
  [rule(`${NOT_LETTER}${ARTICLE}(?:RAL (?:attuale|precedente)|(?:ultima|attuale|precedente) RAL)${END}`), wished],
  [
    'quanto (?:guadagn(?:i|a|ate|avi|ava)|prend(?:i|e|evi)|percepis(?:ci|ce))(?: (?:ora|adesso|oggi|attualmente|prima))',
    'quanto vorresti guadagnare',
  ],
  [
    rule(
      `${NOT_LETTER}(?:l[’']|le |la |una |tua )?(?:ultim[ae] (?:due |tre )?bust[ae] paga|busta paga (?:recente|precedente))${END}`,
    ),
    (found) => (/^l/iu.test(found) ? 'le referenze' : 'referenze'),
  ],
  ['(?<=allegare )(?:la |una )?busta paga', 'referenze'],
]);

const ONLY = '(?:solo|soltanto|solamente|esclusivamente|unicamente|preferibilmente)';
const PEOPLE = 'persone|personale|candidat[ie]|lavoratori|lavoratrici|operai|ragazz[ie]';
/** Said of people, not of goods: the beginning of a sentence or a line, or after a verb of seeking or a name of the people who are sought. */
const OF_PEOPLE = String.raw`(?:^|[\n.;:!(]\s{0,3}|${BEGIN}(?:cerc|selezion|assum)(?:o|a|asi|hiamo|iamo|ano)\s|(?:${PEOPLE})\s)`;
const ANY_ORIGIN = 'persone di ogni origine';

const ORIGIN = rulesAbout('origin', [
  [
    rule(
      `${OF_PEOPLE}(?<found>${ONLY} (?:(?:${PEOPLE}) )?(?:italian[ie]|europe[ie]|comunitari|stranier[ie]|extracomunitari|dell’est|dell'est)(?:\\s?/\\s?[eai])?)${END}`,
    ),
    ANY_ORIGIN,
  ],
  [
    '(?:no|niente|esclus[ie]|si escludono|astenersi) (?:stranier[ie]|extracomunitari|immigrat[ie])',
    `aperto a ${ANY_ORIGIN}`,
  ],
  [
    '(?:di )?nazionalità (?:italiana|europea|comunitaria|rumena|ucraina)',
    (found) => (/^di/iu.test(found) ? 'di ogni nazionalità' : 'ogni nazionalità'),
  ],
  // A language is a skill; to be born into it is none.
  ['(?:di )?madrelingua italian[oa]', (found) => (/^di/iu.test(found) ? 'con ottimo italiano' : 'ottimo italiano')],
  [rule(`${BEGIN}${ONLY} madrelingua${END}(?! italian)`), 'ottima conoscenza della lingua'],
]);

/** Not of the family that seeks: famiglia senza figli cerca colf. */
const NOT_EMPLOYER = String.raw`(?<!(?:famigli[ae]|coppi[ae]|coniugi|signor[aie]|anzian[aoie]|nucleo|nuclei)\s)`;
const HOURS = 'con disponibilità agli orari indicati';

const FAMILY = rulesAbout('family', [
  [
    `${NOT_EMPLOYER}(?:senza (?:figli|bambini|famiglia(?: a carico)?|(?:impegni|carichi) (?:familiari|famigliari|di famiglia))|non (?:in gravidanza|incint[ae]|sposat[oaie]))`,
    HOURS,
  ],
  [`${NOT_EMPLOYER}(?:nubil[ei]|celib[ei])(?:\\s?/\\s?(?:celib[ei]|nubil[ei]))?`, HOURS],
  [
    asksFor(String.raw`${NOT_LETTER}(?:lo |il )?(?:stato civile|stato di famiglia|numero (?:di|dei) figli)`),
    'la propria disponibilità',
  ],
]);

/** A picture of the person, not of what they made or of a house. */
const PHOTO = String.raw`foto(?:grafia)?(?:\s(?:tessera|recente|personale|a figura intera|del volto|in primo piano|di sé)){0,3}${END}(?!\s(?:de[lgi]|dell|delle|ai|alle|di)(?:[’'\s]|gli|i|l))`;
const PHOTOS = rulesAbout('photo', [
  [
    rule(
      String.raw`${BEGIN}(?:CV|curriculum(?: vitae)?)(?:,? (?:con|e|più|\+)| completo di|,) (?:la |una |tua |propria ){0,2}${PHOTO}`,
    ),
    (found) => /^(?:CV|curriculum(?: vitae)?)/iu.exec(found)?.[0] ?? '',
  ],
  [
    rule(
      String.raw`${BEGIN}(?:invi|mand|alleg)(?:are|a|ate|aci|ateci|ando) (?:anche )?(?:la |una |tua |propria ){0,2}${PHOTO}`,
    ),
    (found) => found.replace(/ .*/su, ' una presentazione'),
  ],
]);

export const PRIVATE_MATTERS: readonly Rule[] = [...PAST_PAY, ...ORIGIN, ...FAMILY, ...PHOTOS];

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
  ...rulesAbout('sex', [
    ['donn[ae] (?:delle|di|per le|x le|per) pulizi[ae]', 'addetto/a alle pulizie'],
    ['donna (?:di servizio|tuttofare)', 'collaboratore/trice domestico/a'],
    ['uomo (?:di fatica|tuttofare)', 'persona tuttofare'],
    [
      '(?:badante|colf|oss|assistente|babysitter|baby-sitter|baby sitter),? (?:donna|uomo|femmina|maschio)',
      (found) => found.replace(/,? \p{L}+$/u, ''),
    ],
    [
      'collaboratrice (?:domestica|familiare)',
      (found) => `collaboratore/trice ${found.endsWith('e') ? 'familiare' : 'domestico/a'}`,
      /collaboratore/iu,
    ],
    ['hostess', 'hostess/steward', /steward/iu],
    ['(?:personale|candidat[ie]|figur[ae]) (?:femminil[ei]|maschil[ei])', (found) => found.split(' ')[0] ?? ''],
    ['(?:di )?sesso (?:femminile|maschile)', 'di ogni genere'],
    [sought('(?:una? )?(?:donna|signora|uomo|femmina|maschio)', `${END}(?!\\s?/)`), person],
    [sought('donne|signore|uomini|femmine|maschi', `${END}(?!\\s?/)`), 'persone'],
  ]),
  ...rulesAbout('age', [
    [sought('(?:una? )?ragazz[oa](?:\\s?/\\s?(?:a|o|ragazz[oa])| (?:o|e) (?:una? )?ragazz[oa])?'), person],
    [sought('ragazz[ie](?:\\s?/\\s?(?:e|i|ragazz[ie])| (?:o|e) ragazz[ie])?'), 'persone'],
    [
      sought(`(?:una? )?giovan[ei]${PLACE} (?!(?:per|da|con|in|a|ad|e|o|che|al|alla|di|si)\\s)\\p{L}{1,30}`),
      (found) => found.replace(/giovan[ei] /iu, ''),
    ],
    [sought('(?:una? )?giovane', END + PLACE), person],
    [sought('giovani', END + PLACE), 'persone'],
    ['(?:persona|personale|candidat[oaie]|figura) giovan[ei]', (found) => found.split(' ')[0] ?? ''],
    [
      rule(
        `(?:${SEEKS}|${BEGIN}(?:ideale|adatt[oa]|ottim[oa]|perfett[oa]) (?:per|a) (?:un |una )?)(?<found>pensionat[oaie](?:\\s?/\\s?[ae])?)${END}`,
      ),
      'chi ha qualche ora libera',
    ],
  ]),
];

const AGE = String.raw`(?:1[89]|[2-5]\d|6[0-5])`;
/** Exclude years that are no age (30 anni di esperienza, di attività, di garanzia), and the age groups of a sport. */
const NOT_AGE = String.raw`(?!\s{0,3}(?:di|d’|d'|nel|nella|come)\s{0,3}(?:esperienz|attività|settor|lavor|mansion|garanzi|contribut|storia))`;
const NOT_SPORT = String.raw`(?<!(?:squadr[ae]|categori[ae]|campionat[oi]|calcio|allenator[ei]|formazion[ei])\s(?:di\s|giovanil[ei]\s)?)`;
const OPEN = 'anche alla prima esperienza';

const AGES: readonly Rule[] = [
  ...rulesAbout('age', [
    [
      rule(
        `${BEGIN}(?:età (?:massima|max\\.?)(?: di)?:?|max\\.?|massimo|al massimo|non più di|fino ai?|non oltre i?|sotto i|meno di|entro i) ${AGE} anni(?: di età)?${END}${NOT_AGE}`,
      ),
      OPEN,
    ],
    [
      `(?:limite (?:massimo )?(?:di |d[’'])età:?(?: di| a)?|età (?:inferiore|non superiore) a(?:i|gli)?) ${AGE}(?: anni)?`,
      OPEN,
    ],
    [`(?:no|niente|esclusi) over ${AGE}`, OPEN],
    [
      rule(`${BEGIN}(?:indicare|specificare|scrivere) (?:anche )?(?:l[’']età|età|(?:la )?data di nascita)${END}(?! d)`),
      'indicare la propria disponibilità',
    ],
    [rule(`${BEGIN}età (?:massima|max\\.?)(?: di)?:? ${AGE}${END}(?!\\s{1,3}anni)`), OPEN],
    [`${NOT_SPORT}under[\\s-]?${AGE}`, OPEN],
    [
      rule(
        `${BEGIN}(?:(?:di )?età )?(?:compres[aoi] )?(?:tra|fra|dai|da) (?:i |gli )?${AGE} (?:e|ai|a) (?:i |gli )?${AGE} anni(?: di età)?${END}${NOT_AGE}`,
      ),
      OPEN,
    ],
    [`età:? (?:compresa )?(?:tra |fra |dai )?(?:i )?${AGE}\\s?(?:-|–|/|e|ai)\\s?(?:i )?${AGE}(?: anni)?`, OPEN],
  ]),
  ...rulesAbout('look', [
    [
      `(?:di )?(?:bella presenza|bell[’']aspetto|(?:presenza|aspetto) gradevole|gradevole (?:presenza|aspetto))`,
      (found) => (/^di /iu.test(found) ? 'con cura della persona' : 'cura della persona'),
    ],
  ]),
];

export const RULES: readonly Rule[] = [...WHO, ...trades, ...plurals, ...agents, ...AGES, ...PRIVATE_MATTERS];
