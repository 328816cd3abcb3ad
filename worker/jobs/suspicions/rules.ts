import { plainText } from '../../../shared/text.ts';

/** A sign that an offer may be a fraud: the rule's name as moderators read it, and the words that it found. */
export type Suspicion = { readonly rule: string; readonly found: string };

type Rule = {
  readonly name: string;
  readonly pattern: RegExp;
  /** In the same sentence, it makes the rule void. */
  readonly unless?: RegExp;
};

/** Any of several patterns, each from the beginning of a word on. */
const oneOf = (...patterns: readonly string[]): RegExp =>
  RegExp(String.raw`(?<![\p{L}\d])(?:${patterns.join('|')})`, 'u');

const MONEY = 'Chiede denaro';
const AMOUNT = String.raw`(?:€ ?\d|\d[\d.,]{0,12} ?(?:€|euro))`;
const FEE = '(?:quota|cauzione|caparra|deposito|contributo|anticipo|acconto|tassa)';
const COST =
  '(?:quota|tassa|spes[ae]|contributo|cost[oi]|deposito|cauzione|caparra|diritti|iscrizione|kit|corso|divisa)';
const APPLICANT =
  '(?:tuo|tua|vostro|vostra|suo|proprio|propria|dipendente|lavorator[ei]|lavoratrice|candidat[oaie]|collaborat(?:ore|rice)|chi si candida)';
const GIFT = '(?:gift ?cards?|cart[ae] regalo|buon[oi] (?:amazon|regalo))';

/** Words of an honest sentence about money: somebody else pays, or nobody. */
const NOTHING_TO_PAY =
  /\b(?:non (?:chied|serv|si paga|si chied|si compra|e richiest|occorr|c['’]e|richied)\w{0,20}|nessun[oa]? (?:spes|cost|quot|cauz|antic|vers)\w{0,20}|senza (?:spes|cost|anticip)\w{0,20}|gratis|gratuit\w{1,20}|(?:nostro|nostre) (?:carico|spese)|(?:carico|spese) (?:nostro|nostre|dell['’](?:azienda|hotel|albergo|impresa)|della (?:ditta|cooperativa|societa)|del datore)|pagat[oai] (?:da noi|dal\w{1,20})|l[oa] paga (?:la|l['’]|il)|(?:mett|pag)(?:iamo|hiamo) noi|paga (?:l['’]azienda|la ditta)|client[ei]|ospit[ei]|soci|alliev[ie]|iscritt[ie]|rimborsiamo)\b/;

const CHATS =
  '(?:whats ?app|wapp|w[ua]zz?[ua]pp?|telegram|signal|messenger|instagram|insta|direct|dm|viber|wechat|facebook)';
const ONLY =
  '(?:solo|soltanto|solamente|esclusivamente|unicamente|unic[oa] (?:modo|canale|via|contatto)|altr[ei] (?:contatti|modi|vie|canali))';
const ASKS =
  '(?:invi|mand|alleg|spedi|carica|forni|comunic|trasmett|inoltr|scriv|lasci|dacci|serv|occorr|chied|richied|compil|anticip|vogli|vorr)';
const PAPERS =
  "(?:carta d['’i]? ?identita|c\\.? ?i\\.?|document[oi]|passaporto|codice fiscale|tessera sanitaria|bancomat|carta di credito|permesso di soggiorno)";
const BANK =
  '(?:iban|pin|spid|otp|dati (?:bancari|della carta|della tua carta|del conto)|coordinate bancarie|numero (?:di|della) carta|credenziali|estratto conto)';
const GOODS = '(?:merce|coll[oi]|pacch\\w{1,20}|telefoni|corrier\\w{1,20}|spedizion[ei])';

/**
 * Rules for sentences without accents and capitals. They find and never refuse: a person decides. Every repetition in them has an
 * end, so that a text costs as much as it is long.
 */
export const RULES: readonly Rule[] = [
  {
    name: MONEY,
    pattern: oneOf(
      String.raw`(?:versa(?:re|ndo|te|to|ta)?|versamento|bonifico|ricaric(?:a|are|ando|hi)|deposit(?:are|ando)|anticip(?:are|ando|o|i)|invi(?:are|ando|a|i)|mand(?:are|ando|a|i)|paga(?:re|ndo)|paghi)\b.{0,60}(?:${AMOUNT}|postepay|carta prepagata)`,
      String.raw`corso (?:\S{1,30} ){0,6}(?:a pagamento|a (?:tuo|vostro|proprio|suo) (?:carico|spese))`,
    ),
    unless: RegExp(
      String.raw`${NOTHING_TO_PAY.source}|\b(?:stipendi\w{0,20}|retribuzion\w{0,20}|compens\w{0,20}|mensil\w{0,20}|nett[io]|lord\w{1,20}|all['’]ora|al giorno|cass[ae]|trattenut\w{1,20}|superminimo|a parte)\b`,
    ),
  },
  {
    name: MONEY,
    pattern: oneOf(
      String.raw`${COST}(?: \S{1,30}){0,3} (?:di |d['’]|per (?:l['’]|la |il |le )?)(?:iscrizione|adesione|ingresso|registrazione|affiliazione|attivazione|pratic(?:a|he)|prenotazione|selezione|visto|candidatura|segreteria|tesseramento|accesso|inserimento)`,
      String.raw`(?:versare|pagare|anticipare)\b.{0,40}\b(?:quota|iscrizione|caparra|cauzione|pratica)\b`,
      String.raw`${AMOUNT}.{0,30}\b(?:da (?:anticipare|versare|pagare)|anticipat[io])\b`,
      String.raw`${COST}\b.{0,60}\b(?:a|da) (?:carico|spese)? ?(?:del(?:la|l['’])? |dei )?${APPLICANT}\b`,
      String.raw`${COST}\b.{0,60}\b(?:da (?:versare|pagare|comprare)|va pagat[oa]|vanno pagat[ei])\b`,
      String.raw`(?:chiediamo|richiediamo|si chiede|e richiest[oa]|serve|ci mand\w{1,20}|versi|paghi) (?:(?:solo|anche|un[ao]?|piccol[oa]|il|la|di|circa|€|euro|[\d.,]{1,12}) ){0,5}${FEE}\b`,
      String.raw`senza (?:caparra|cauzione|versamento|quota|la pratica pagata) (?:niente|non|nessun)`,
      String.raw`(?:acquist(?:o|are|a|ando|i)|compr(?:are|a|ando|i)|paga(?:re|ndo)|paghi) (?:\S{1,30} ){0,4}(?:kit|campionario|pacchetto|starter|tesserino|tablet|${GIFT}|materiale (?:iniziale|formativo|didattico)|prodotti iniziali)\b`,
      String.raw`(?:compri|acquisti|paghi|versi|anticipi) (?:\S{1,30} ){0,2}(?:tu|da noi|prima)\b`,
      String.raw`(?:chied|invi|mand)\w{0,20}\b.{0,40}\b${GIFT}\b|${GIFT}\b.{0,60}\b(?:invi|mand|codice)`,
      String.raw`(?:western union|money ?gram|money transfer|bitcoin|cripto\w{0,20}|crypto|usdt|ethereum)\b`,
      String.raw`(?:investimento|capitale|contributo|versamento) (?:iniziale|minimo|unico|di partenza|d['’]ingresso)`,
      String.raw`(?:serve|servono|occorr\w{1,20}|bisogna|richiest\w{1,20}|necessari\w{1,20}|deve|devono) (?:\S{1,30} ){0,4}(?:versare|pagare|investire|acquistare|comprare)\b`,
    ),
    unless: NOTHING_TO_PAY,
  },
  {
    name: 'Solo messaggi fuori dal sito',
    pattern: oneOf(
      String.raw`${ONLY}\b.{0,60}\b${CHATS}\b`,
      String.raw`${CHATS}\b.{0,70}\b${ONLY}\b`,
      String.raw`(?:t\.me|chat\.whatsapp\.com|wa\.me|telegram)\b`,
      String.raw`(?:no|niente|non) (?:\S{1,30} ){0,2}(?:mail|e-?mail|telefon\w{0,20}|chiam\w{1,20}|rispond\w{1,20})\b.{0,50}\b${CHATS}\b`,
      String.raw`${CHATS}\b.{0,80}\b(?:no|niente|non) (?:\S{1,30} ){0,2}(?:mail|e-?mail|telefonate|chiam\w{1,20}|curriculum|cv)\b`,
    ),
    unless: /\boppure\b|\banche (?:su|per|via)\b|\bo (?:per|via|al|allo|telefon\w{0,20}|chiam\w{0,20}|mail|e-?mail)\b/,
  },
  {
    name: 'Promette guadagni senza lavoro',
    pattern: oneOf(
      String.raw`guadagn\w{0,20}.{0,40}\b(?:facil\w{0,20}|immediat\w{0,20}|illimitat\w{0,20}|garantit\w{0,20}|sicur\w{0,20}|da casa|dal divano|senza|col telefono|(?:con|dal) (?:lo |tuo |solo ){0,3}(?:smartphone|cellulare|telefono))\b`,
      String.raw`(?:facil\w{0,20}|senza (?:esperienza|fatica|muovere|fare|lavorare|uscire)|davanti alla tv|dal (?:divano|telefono))\b.{0,60}\bguadagn\w{0,20}`,
      String.raw`(?:soldi|denaro|reddit[oi]|entrat[ae]|rendit[ae]|rendiment[oi]|profitt[oi]) (?:\S{1,30} ){0,2}?(?:facil\w{1,20}|veloc\w{1,20}|passiv\w{1,20}|automatic\w{1,20}|garantit\w{1,20}|sicur\w{1,20}|da sol[aei]|assicurat\w{1,20})`,
      String.raw`mentre dorm\w{1,20}|(?:liberta|indipendenza) (?:finanziaria|economica)\b|senza (?:lavorare|fare (?:\S{1,30} )?(?:niente|nulla))\b|cambia(?:re)? vita\b`,
      String.raw`network ?marketing\b|multi ?level\b|mlm\b|diventa (?:il )?(?:capo|padrone|imprenditore) di te stess|invit\w{1,20}\b.{0,40}\binvit\w{1,20}`,
      String.raw`(?:imbust\w{1,20}|buste|penne|collanine|bigiotteria|candele|depliant|bustine)\b.{0,80}\b(?:(?:da|a|di) casa|domicilio|davanti alla tv)\b`,
      String.raw`(?:da casa|domicilio)\b.{0,40}\b(?:imbust|assembl|buste|penne|collanine)`,
      String.raw`(?:trading|forex|scalping)\b`,
      String.raw`(?:mett\w{1,20}|lasci\w{1,20}|scriv\w{1,20}|cliccar?e?|premi) (?:\S{1,30} ){0,4}(?:like|mi piace|recension[ei]|stelline|stelle)\b`,
      String.raw`(?:[2-9]\d\d|\d[.]?\d{3}) ?(?:€|euro) (?:\S{1,30} )?(?:al|a|ogni|in un) (?:giorno|giornata)\b|€ ?(?:[2-9]\d\d|\d[.]?\d{3}) (?:al|ogni) giorno\b`,
      String.raw`(?:poche|due|tre|un['’]?|\d) or[ae] (?:al giorno )?(?:dal|col|con il) (?:telefono|cellulare|telefonino)\b`,
    ),
    unless: /\bnon (?:e|siamo|facciamo|offriamo|si tratta di) (?:\S{1,30} ){0,2}(?:network|multi|mlm|trading|vendita)/,
  },
  {
    name: 'Conto o pacchi per conto d’altri',
    pattern: oneOf(
      String.raw`(?:conto|iban|postepay|carta)\b.{0,80}\b(?:a disposizione|trasfer\w{1,20}|inoltr\w{1,20}|girare|giri|gira|rimand\w{1,20}|prest(?:a|are|i)|trattien\w{1,20}|trattenendo|affitto|affitt(?:a|are|i)|passano|passare|transit\w{1,20})\b`,
      String.raw`(?:ricev\w{1,20}|accredit\w{1,20}|arriv\w{1,20})\b.{0,50}\b(?:sul|nel) (?:tuo|proprio|vostro|suo) conto\b`,
      String.raw`(?:accredit\w{1,20}|bonific\w{1,20}|soldi|somm[ae])\b.{0,60}\b(?:prelev\w{1,20}|trattenendo|tratterr\w{1,20}|terzi)\b`,
      String.raw`(?:mett\w{1,20} a disposizione|prest(?:a|are|i)|intest(?:a|are)|affitt(?:a|are)) (?:\S{1,30} ){0,4}(?:conto|iban|carta|postepay)\b`,
      String.raw`${GOODS}\b.{0,80}\b(?:rispedi\w{0,20}|re-?inoltr\w{0,20}|inoltr\w{0,20}|rietichett\w{0,20}|ri-?spedi\w{0,20}|reimball\w{0,20})`,
      String.raw`${GOODS}\b.{0,60}\b(?:a (?:tuo|vostro|suo) nome|a nome d\S{0,30}|(?:a nome|intestat\w{1,20}) (?:di|ad?) altr\w{1,20})`,
      String.raw`(?:ricev\w{1,20}|ritir\w{1,20}|arriv\w{1,20}) (?:\S{1,30} ){0,4}${GOODS} (?:\S{1,30} ){0,5}(?:a casa (?:tua|propria|vostra)|al (?:tuo|proprio) (?:domicilio|indirizzo)|(?:tua|propria|vostra) (?:casa|abitazione))`,
    ),
    unless: /\b(?:contabil\w{1,20}|fattur\w{1,20}|f24|dei dipendenti)\b/,
  },
  {
    name: 'Chiede documenti o dati bancari',
    pattern: oneOf(
      String.raw`${ASKS}\w{0,20}\b.{0,80}\b(?:copia|foto|scansion\w{1,20}|fronte|davanti e dietro|numero)\b.{0,50}\b${PAPERS}`,
      String.raw`${ASKS}\w{0,20}\b.{0,120}\b${BANK}\b`,
      String.raw`(?:invi|mand|alleg|spedi|inoltr)\w{0,20}\b.{0,50}\b(?:carta d['’i]? ?identita|documento d['’i]? ?identita|codice fiscale|tessera sanitaria|passaporto)\b`,
      String.raw`(?:foto|selfie)\b.{0,40}\b(?:(?:con|tenendo) (?:\S{1,30} ){0,3}(?:documento|carta)|del documento|della carta d|del bancomat)`,
    ),
    unless:
      /\b(?:non (?:chied|serv|invi|mand)\w{0,20}|client[ei]|ospit[ei]|registra\w{0,20} (?:gli|i|degli|dei|le) |contabil\w{1,20}|dei dipendenti|fornitori|check-? ?in|dopo (?:il|un) colloquio|alla firma)/,
  },
];

/** Letters of other alphabets and small capitals, each with the Latin letter that it is taken for. */
const PAIRS = [
  'аa вb сc ԁd еe ѐe ёe һh іi їi јj кk ӏl мm нh пn оo рp ԛq гr ѕs тt уy ѵv ԝw хx ьb',
  'αa βb ϲc ϵe εe ηn ιi ϳj κk μm νv οo ρp σo ςs τt υu ωw χx γy ΗH ΝN ΥY ΖZ',
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ɑa ɡg ɩi օo ոn սu հh',
];
const LATIN: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap((pairs) => pairs.split(' ')).map(([other = '', latin = '']) => [other, latin] as const),
);
const OTHERS = new RegExp(`[${[...LATIN.keys()].join('')}]`, 'giu');
const inLatin = (text: string): string =>
  text.replace(OTHERS, (letter) => LATIN.get(letter) ?? LATIN.get(letter.toLowerCase()) ?? letter);

/**
 * A text as the eye reads it, in Latin letters: for what is hidden from rules, not for what people search. Twice, as a letter with
 * an accent is known without it only.
 */
export const latinLetters = (text: string): string => inLatin(inLatin(text).normalize('NFKD'));

/** Prefixes of numbers whose calls cost extra. */
const PREMIUM = /^(?:89[24589]|199|16[46]|14[48]|178|709|455|48[23])\d{3,7}$/;
const NUMBER = /(?<![\d€]|\d[.,])(?:\+39[ .-]?)?\(?\d(?:[ ./()-]{0,3}\d){5,12}(?!\d| ?€|,\d)/g;
const DIGITS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];
const SPELT = RegExp(
  String.raw`\b(?:${DIGITS.join('|')})\b(?= (?:${DIGITS.join('|')}|\d))|(?<=\d )(?:${DIGITS.join('|')})\b`,
  'g',
);

/** Sentences in Latin letters without accents and capitals; a point between digits or in an abbreviation ends none. */
const sentencesOf = (text: string): string[] =>
  plainText(latinLetters(text))
    .split(/[!?;\n]+|(?<!(?<!\p{L})\p{L})\.(?=\s|$)/u)
    .map((sentence) => sentence.replace(/[\s_]+/g, ' ').trim())
    .filter((sentence) => sentence !== '');

const callsOf = (sentence: string): Suspicion[] =>
  (sentence.replace(SPELT, (word) => String(DIGITS.indexOf(word))).match(NUMBER) ?? [])
    .filter((number) => PREMIUM.test(number.replace(/^\+39/, '').replace(/\D/g, '')))
    .map((found) => ({ rule: 'Numero a pagamento', found }));

/** The signs of fraud in a text, each rule once. Takes any text; rules may be wrong in both directions. */
export function suspicionsOf(text: string): Suspicion[] {
  const found = sentencesOf(text).flatMap((sentence) => [
    ...RULES.filter(({ unless }) => !unless?.test(sentence)).flatMap(({ name, pattern }) => {
      const match = pattern.exec(sentence);
      return match ? [{ rule: name, found: match[0].trim() }] : [];
    }),
    ...callsOf(sentence),
  ]);
  return found.filter(({ rule }, index) => found.findIndex((other) => other.rule === rule) === index);
}
