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
const AMOUNT = String.raw`(?:€ ?\d|\d[\d.,]* ?(?:€|euro))`;
const FEE = '(?:quota|cauzione|caparra|deposito|contributo|anticipo|acconto|tassa)';
const COST =
  '(?:quota|tassa|spes[ae]|contributo|cost[oi]|deposito|cauzione|caparra|diritti|iscrizione|kit|corso|divisa)';
const APPLICANT =
  '(?:tuo|tua|vostro|vostra|suo|proprio|propria|dipendente|lavorator[ei]|lavoratrice|candidat[oaie]|collaborat(?:ore|rice)|chi si candida)';
const GIFT = '(?:gift ?cards?|cart[ae] regalo|buon[oi] (?:amazon|regalo))';

/** Words of an honest sentence about money: somebody else pays, or nobody. */
const NOTHING_TO_PAY =
  /\b(?:non (?:chied|serv|si paga|si chied|si compra|e richiest|occorr|c['’]e|richied)\w*|nessun[oa]? (?:spes|cost|quot|cauz|antic|vers)\w*|senza (?:spes|cost|anticip)\w*|gratis|gratuit\w+|(?:nostro|nostre) (?:carico|spese)|(?:carico|spese) (?:nostro|nostre|dell['’](?:azienda|hotel|albergo|impresa)|della (?:ditta|cooperativa|societa)|del datore)|pagat[oai] (?:da noi|dal\w+)|l[oa] paga (?:la|l['’]|il)|(?:mett|pag)(?:iamo|hiamo) noi|paga (?:l['’]azienda|la ditta)|client[ei]|ospit[ei]|soci|alliev[ie]|iscritt[ie]|rimborsiamo)\b/;

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
const GOODS = '(?:merce|coll[oi]|pacch\\w+|telefoni|corrier\\w+|spedizion[ei])';

/** Rules for sentences without accents and capitals. They find and never refuse: a person decides. */
const RULES: readonly Rule[] = [
  {
    name: MONEY,
    pattern: oneOf(
      String.raw`(?:versa(?:re|ndo|te|to|ta)?|versamento|bonifico|ricaric(?:a|are|ando|hi)|deposit(?:are|ando)|anticip(?:are|ando|o|i)|invi(?:are|ando|a|i)|mand(?:are|ando|a|i)|paga(?:re|ndo)|paghi)\b.{0,60}(?:${AMOUNT}|postepay|carta prepagata)`,
      String.raw`corso (?:\S+ ){0,6}(?:a pagamento|a (?:tuo|vostro|proprio|suo) (?:carico|spese))`,
    ),
    unless: RegExp(
      String.raw`${NOTHING_TO_PAY.source}|\b(?:stipendi\w*|retribuzion\w*|compens\w*|mensil\w*|nett[io]|lord\w+|all['’]ora|al giorno|cass[ae]|trattenut\w+|superminimo|a parte)\b`,
    ),
  },
  {
    name: MONEY,
    pattern: oneOf(
      String.raw`${COST}(?: \S+){0,3} (?:di |d['’]|per (?:l['’]|la |il |le )?)(?:iscrizione|adesione|ingresso|registrazione|affiliazione|attivazione|pratic(?:a|he)|prenotazione|selezione|visto|candidatura|segreteria|tesseramento|accesso|inserimento)`,
      String.raw`(?:versare|pagare|anticipare)\b.{0,40}\b(?:quota|iscrizione|caparra|cauzione|pratica)\b`,
      String.raw`${AMOUNT}.{0,30}\b(?:da (?:anticipare|versare|pagare)|anticipat[io])\b`,
      String.raw`${COST}\b.{0,60}\b(?:a|da) (?:carico|spese)? ?(?:del(?:la|l['’])? |dei )?${APPLICANT}\b`,
      String.raw`${COST}\b.{0,60}\b(?:da (?:versare|pagare|comprare)|va pagat[oa]|vanno pagat[ei])\b`,
      String.raw`(?:chiediamo|richiediamo|si chiede|e richiest[oa]|serve|ci mand\w+|versi|paghi) (?:(?:solo|anche|un[ao]?|piccol[oa]|il|la|di|circa|€|euro|[\d.,]+) ){0,5}${FEE}\b`,
      String.raw`senza (?:caparra|cauzione|versamento|quota|la pratica pagata) (?:niente|non|nessun)`,
      String.raw`(?:acquist(?:o|are|a|ando|i)|compr(?:are|a|ando|i)|paga(?:re|ndo)|paghi) (?:\S+ ){0,4}(?:kit|campionario|pacchetto|starter|tesserino|tablet|${GIFT}|materiale (?:iniziale|formativo|didattico)|prodotti iniziali)\b`,
      String.raw`(?:compri|acquisti|paghi|versi|anticipi) (?:\S+ ){0,2}(?:tu|da noi|prima)\b`,
      String.raw`(?:chied|invi|mand)\w*\b.{0,40}\b${GIFT}\b|${GIFT}\b.{0,60}\b(?:invi|mand|codice)`,
      String.raw`(?:western union|money ?gram|money transfer|bitcoin|cripto\w*|crypto|usdt|ethereum)\b`,
      String.raw`(?:investimento|capitale|contributo|versamento) (?:iniziale|minimo|unico|di partenza|d['’]ingresso)`,
      String.raw`(?:serve|servono|occorr\w+|bisogna|richiest\w+|necessari\w+|deve|devono) (?:\S+ ){0,4}(?:versare|pagare|investire|acquistare|comprare)\b`,
    ),
    unless: NOTHING_TO_PAY,
  },
  {
    name: 'Solo messaggi fuori dal sito',
    pattern: oneOf(
      String.raw`${ONLY}\b.{0,60}\b${CHATS}\b`,
      String.raw`${CHATS}\b.{0,70}\b${ONLY}\b`,
      String.raw`(?:t\.me|chat\.whatsapp\.com|wa\.me|telegram)\b`,
      String.raw`(?:no|niente|non) (?:\S+ ){0,2}(?:mail|e-?mail|telefon\w*|chiam\w+|rispond\w+)\b.{0,50}\b${CHATS}\b`,
      String.raw`${CHATS}\b.{0,80}\b(?:no|niente|non) (?:\S+ ){0,2}(?:mail|e-?mail|telefonate|chiam\w+|curriculum|cv)\b`,
    ),
    unless: /\boppure\b|\banche (?:su|per|via)\b|\bo (?:per|via|al|allo|telefon\w*|chiam\w*|mail|e-?mail)\b/,
  },
  {
    name: 'Promette guadagni senza lavoro',
    pattern: oneOf(
      String.raw`guadagn\w*.{0,40}\b(?:facil\w*|immediat\w*|illimitat\w*|garantit\w*|sicur\w*|da casa|dal divano|senza|col telefono|(?:con|dal) (?:lo |tuo |solo )*(?:smartphone|cellulare|telefono))\b`,
      String.raw`(?:facil\w*|senza (?:esperienza|fatica|muovere|fare|lavorare|uscire)|davanti alla tv|dal (?:divano|telefono))\b.{0,60}\bguadagn\w*`,
      String.raw`(?:soldi|denaro|reddit[oi]|entrat[ae]|rendit[ae]|rendiment[oi]|profitt[oi]) (?:\S+ ){0,2}?(?:facil\w+|veloc\w+|passiv\w+|automatic\w+|garantit\w+|sicur\w+|da sol[aei]|assicurat\w+)`,
      String.raw`mentre dorm\w+|(?:liberta|indipendenza) (?:finanziaria|economica)\b|senza (?:lavorare|fare (?:\S+ )?(?:niente|nulla))\b|cambia(?:re)? vita\b`,
      String.raw`network ?marketing\b|multi ?level\b|mlm\b|diventa (?:il )?(?:capo|padrone|imprenditore) di te stess|invit\w+\b.{0,40}\binvit\w+`,
      String.raw`(?:imbust\w+|buste|penne|collanine|bigiotteria|candele|depliant|bustine)\b.{0,80}\b(?:(?:da|a|di) casa|domicilio|davanti alla tv)\b`,
      String.raw`(?:da casa|domicilio)\b.{0,40}\b(?:imbust|assembl|buste|penne|collanine)`,
      String.raw`(?:trading|forex|scalping)\b`,
      String.raw`(?:mett\w+|lasci\w+|scriv\w+|cliccar?e?|premi) (?:\S+ ){0,4}(?:like|mi piace|recension[ei]|stelline|stelle)\b`,
      String.raw`(?:[2-9]\d\d|\d[.]?\d{3}) ?(?:€|euro) (?:\S+ )?(?:al|a|ogni|in un) (?:giorno|giornata)\b|€ ?(?:[2-9]\d\d|\d[.]?\d{3}) (?:al|ogni) giorno\b`,
      String.raw`(?:poche|due|tre|un['’]?|\d) or[ae] (?:al giorno )?(?:dal|col|con il) (?:telefono|cellulare|telefonino)\b`,
    ),
    unless: /\bnon (?:e|siamo|facciamo|offriamo|si tratta di) (?:\S+ ){0,2}(?:network|multi|mlm|trading|vendita)/,
  },
  {
    name: 'Conto o pacchi per conto d’altri',
    pattern: oneOf(
      String.raw`(?:conto|iban|postepay|carta)\b.{0,80}\b(?:a disposizione|trasfer\w+|inoltr\w+|girare|giri|gira|rimand\w+|prest(?:a|are|i)|trattien\w+|trattenendo|affitto|affitt(?:a|are|i)|passano|passare|transit\w+)\b`,
      String.raw`(?:ricev\w+|accredit\w+|arriv\w+)\b.{0,50}\b(?:sul|nel) (?:tuo|proprio|vostro|suo) conto\b`,
      String.raw`(?:accredit\w+|bonific\w+|soldi|somm[ae])\b.{0,60}\b(?:prelev\w+|trattenendo|tratterr\w+|terzi)\b`,
      String.raw`(?:mett\w+ a disposizione|prest(?:a|are|i)|intest(?:a|are)|affitt(?:a|are)) (?:\S+ ){0,4}(?:conto|iban|carta|postepay)\b`,
      String.raw`${GOODS}\b.{0,80}\b(?:rispedi\w*|re-?inoltr\w*|inoltr\w*|rietichett\w*|ri-?spedi\w*|reimball\w*)`,
      String.raw`${GOODS}\b.{0,60}\b(?:a (?:tuo|vostro|suo) nome|a nome d\S*|(?:a nome|intestat\w+) (?:di|ad?) altr\w+)`,
      String.raw`(?:ricev\w+|ritir\w+|arriv\w+) (?:\S+ ){0,4}${GOODS} (?:\S+ ){0,5}(?:a casa (?:tua|propria|vostra)|al (?:tuo|proprio) (?:domicilio|indirizzo)|(?:tua|propria|vostra) (?:casa|abitazione))`,
    ),
    unless: /\b(?:contabil\w+|fattur\w+|f24|dei dipendenti)\b/,
  },
  {
    name: 'Chiede documenti o dati bancari',
    pattern: oneOf(
      String.raw`${ASKS}\w*\b.{0,80}\b(?:copia|foto|scansion\w+|fronte|davanti e dietro|numero)\b.{0,50}\b${PAPERS}`,
      String.raw`${ASKS}\w*\b.{0,120}\b${BANK}\b`,
      String.raw`(?:invi|mand|alleg|spedi|inoltr)\w*\b.{0,50}\b(?:carta d['’i]? ?identita|documento d['’i]? ?identita|codice fiscale|tessera sanitaria|passaporto)\b`,
      String.raw`(?:foto|selfie)\b.{0,40}\b(?:(?:con|tenendo) (?:\S+ ){0,3}(?:documento|carta)|del documento|della carta d|del bancomat)`,
    ),
    unless:
      /\b(?:non (?:chied|serv|invi|mand)\w*|client[ei]|ospit[ei]|registra\w* (?:gli|i|degli|dei|le) |contabil\w+|dei dipendenti|fornitori|check-? ?in|dopo (?:il|un) colloquio|alla firma)/,
  },
];

/** Prefixes of numbers whose calls cost extra. */
const PREMIUM = /^(?:89[24589]|199|16[46]|14[48]|178|709|455|48[23])\d{3,7}$/;
/** A number to call, with the signs that people put between the digits. */
const NUMBER = /(?<![\d€]|\d[.,])(?:\+39[ .-]?)?\(?\d(?:[ ./()-]{0,3}\d){5,12}(?!\d| ?€|,\d)/g;
const DIGITS = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];
const SPELT = RegExp(
  String.raw`\b(?:${DIGITS.join('|')})\b(?= (?:${DIGITS.join('|')}|\d))|(?<=\d )(?:${DIGITS.join('|')})\b`,
  'g',
);

/** Sentences without accents and capitals; a point between digits or in an abbreviation ends none. */
const sentencesOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[!?;\n]+|(?<!(?<!\p{L})\p{L})\.(?=\s|$)/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
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
