import { NOISE as VALLEY_NOISE } from '../../shared/valley/valley.ts';

/** Endings that belong together, and those of the other forms; the first that fits counts. */
const ENDINGS: readonly (readonly [ending: RegExp, forms: readonly string[]])[] = [
  [/ier[eai]$/, ['iere', 'iera', 'ieri']],
  [/t(?:or[ei]|ric[ei])$/, ['tore', 'tori', 'trice', 'trici']],
  [/ist[aie]$/, ['ista', 'isti', 'iste']],
  [/ai[oae]?$/, ['aio', 'aia', 'ai', 'aie']],
  [/(?<=[cg])h?[ei]$|(?<=[cg])[oa]$/, ['o', 'a', 'hi', 'he', 'i', 'e', 'io']],
  [/(?<=[^aeiou])i[oae]$/, ['io', 'ia', 'i', 'ie']],
  [/(?<=[^aeiou])i$/, ['i', 'o', 'a', 'e', 'io']],
  [/[oae]$/, ['o', 'a', 'i', 'e']],
];

/** Shorter words have no endings to take off: "oss", "bar", "sci". */
const SHORTEST = 4;

/** Words whose other forms are other words: "sala" and "sale", "calce" and "calcio", "posta" and "posto", "banca" and "banco". */
const OF_ONE_FORM: ReadonlySet<string> = new Set(
  'sala calce calcio posta poste banca banche banco banchi cassa casse trattoria trattorie serva serve mestiere'.split(
    ' ',
  ),
);

/** A folded Italian word in both genders and numbers, itself first: "cameriere" is "cameriera" and "camerieri", too. */
export function formsOf(word: string): string[] {
  const found =
    word.length < SHORTEST || OF_ONE_FORM.has(word) ? undefined : ENDINGS.find(([ending]) => ending.test(word));
  if (!found) return [word];
  const [ending, forms] = found;
  const base = word.replace(ending, '');
  return base.length < 2 ? [word] : [...new Set([word, ...forms.map((form) => base + form)])];
}

/** Endings that are removed to get the stem that all forms share; at least four letters stay. */
const STEM_ENDINGS: readonly (readonly [ending: RegExp, rest: string])[] = [
  // "operai" stays: "opera" begins other words.
  [/ai[oae]?$/, 'ai'],
  [/(?<=[cg])h[ei]$/, ''],
  [/(?<=[^aeiou])i[oae]?$/, ''],
  [/[oaei]$/, ''],
];

export const stemsOf = (words: readonly string[]): string => words.map(stem).join(' ');

/** The beginning that the forms of a folded word share: "cameriere", "cameriera" and "camerieri" begin with "camerier". */
export function stem(word: string): string {
  if (word.length < 5 || OF_ONE_FORM.has(word)) return word;
  for (const [ending, rest] of STEM_ENDINGS) {
    const short = word.replace(ending, rest);
    if (ending.test(word) && short.length >= 4) return short;
  }
  return word;
}

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Words that join others and mean no work. */
const STOP_WORDS = setOf(`
  a ad al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall di d del dello della dei degli delle dell
  in nel nello nella nei negli nelle nell con col coi su sul sullo sulla sui sugli sulle sull per tra fra
  il lo la i gli le l un uno una e ed o od ma se che chi cui non come dove quando anche solo piu meno molto poco
  mi ti si ci vi ne me te io tu lui lei noi voi loro mio mia miei mie tuo tua suo sua nostro nostra
  sono sei siamo ho hai ha abbiamo hanno essere avere fare faccio questo questa quello quella
  de du des les el los las en dans chez the of and for at near pentru ka ki
  pressi presso qualche qualsiasi qualunque ogni tutto tutta tutti tutte altro altra altri altre
`);

/** Words that every search for work could have, and that say nothing about which. */
const NOISE = setOf(`
  cerco cerca cerchi cercano cercare cercasi cercansi cercando ricerca ricercasi ricerchiamo cerchiamo trovare trovo trova
  lavoro lavori lavorare lavorativo lavorativa offerta offerte offro offresi posto posti impiego impieghi
  annuncio annunci annunzi candidatura candidature assunzione assunzioni assume assumono assumere
  voglio vorrei desidero buongiorno salve ciao grazie favore
  ragazza ragazzo ragazze ragazzi donna donne uomo uomini signora signore persona persone
  valle ${VALLEY_NOISE.join(' ')} zona zone dintorni vicino vicinanze limitrofi attorno intorno provincia paese comune
  job jobs work working looking trabajo trabajar empleo busco travail travailler emploi cherche munca lucru caut pune kerkoj
  robota robotu shukaiu робота роботу работа работу шукаю ищу вакансія вакансії عمل شغل وظيفة وظايف ابحث عن kaam naukri chahiye labda
  urgente urgentemente urgenza subito disponibile disponibili disponibilita
  qualcosa qualcuno bisogno necessita interessato interessata cercherei piacerebbe vorremmo vogliamo preferirei preferibilmente
  possibilmente magari meglio almeno circa tipo genere serio seria onesto adatto adatta adatti occupazione mestiere
  posso potrei possa potere sarei disposto disposta faccia facciano dia diano offra offrono potermi prendono prendete serve servono
  fatto fare faccio aiutatemi sapete conoscete esiste esistono trovarmi aperto aperta adesso ora oggi domani
  anni anno mese mesi giorno giorni mia zona nuovo nuova qui la li dintorno sto abito vivo residente
  so ancora torno vivere preferisco dormo farlo mansione mansioni vanno parlo bene piace piacciono piacerebbe amo adoro appassionato appassionata passione vuole vuoi vogliono cosa cose fuori dentro stare appena finito
  ditta basta bastano due tre quattro cinque tanta tanto tanti tante voglia sempre detto devo deve dovrei va vado dopo prima perche trasferito trasferita studiato studiata
  lavorato portato portata tipo gente esco cambiare lasci libero libera liberi libere riesco guadagnare guadagna mantenere usare mamma papa nipote marito
  particolare semplice normale vero vera qualcos insomma boh spero provare cominciare iniziare partire riparto fatica pratica
  lunedi immediato immediata immediatamente presto possibile secondo doppio serio mio nostro figlio figlia marito moglie fratello sorella
  i am im as with to my we need want would like please some any is are can be there around hiring
  vreau vrea doresc sunt lucrez munci munca loc ca la cu si sa un o om
  quiero necesito busca buscando soy estoy como con y una para puesto empleos
  je suis veux voudrais besoin avec pour comme une au aux du et un
  dua jam punoj te ne per nje vend si kerko
  хочу треба потрібна потрібен працювати я як в у на з для по
  اريد انا في على مع ان محتاج وظائف
  main mainu mein hai chahida karna da di de vich lai ka ke naal labh reha rahi
  search searching find finding seeking seek wanted wants urgently urgent asap immediately something anything someone hi hello thanks thank you have has from an currently nearby could do get s m ve ll re live living vacancy vacancies opportunity opportunities italy kind kinds this
  cautam cauta vrem trebuie nevoie imi rog buna ziua salut multumesc ceva orice oricare undeva aici acum imediat angajare angajez angajeaza angajari oferta oferte anunt anunturi femeie barbat fata baiat gasesc gasi lucra lucram muncesc munceste muncim avem suntem pot putem sau din pe langa serios serioasa locuiesc
  quisiera queria necesitamos buscamos favor por hola buenos dias buenas gracias algo algun alguna cualquier ofertas vacante vacantes tengo anos mujer hombre chica chico aqui ahora inmediatamente gustaria puedo trabajos trabajando
  cherchons trouver aimerais souhaite bonjour merci svp stp plait vous nous moi mon mes boulot emplois offre offres annonce annonces quelque chose quelconque ici maintenant immediatement cet cette ce ou sur homme ans habite cherchant j n qu
  duam deshiroj punojme punen puna nevoje kam jemi urgjent urgjente urgjentisht ju lutem pershendetje faleminderit mua ndonje dicka cdo ketu tani menjehere dhe ose nga vjec vajze grua burre mund gjej gjeje ofertat shpallje banoj jetoj
  шукаємо пошук потрібно потрібні хотіла хотів хотіли би б працюю роботи роботі роботою вакансію терміново срочно будь ласка привіт добрий доброго дякую мене мені маю є ми жінка чоловік дівчина хлопець років щось якусь яку яка який тут зараз негайно можу готова готовий що чи або та і й за із зі до від біля ищем нужна нужен нужно хотела хотел бы работать работаю работы пожалуйста здравствуйте спасибо меня мне есть женщина мужчина лет или и с со любую любая живу
  potribna potribno hochu khochu pratsyuvaty pracuvaty shukayu shukaju rabota rabotu ishchu ischu ishu
  نبحث البحث نريد بدي عايز عاوز بغيت كنقلب نقلب خدمة الخدمة الوظيفة العمل الشغل للعمل اعمل نخدم بحاجة احتاج مطلوب مطلوبة عاجل عاجلا فورا فضلك شكرا السلام عليكم مرحبا لي لدي عندي اي شي شيء هنا الان قريب من ممكن رجل امراة سنة اسكن
  abhath ureed orid uridu khdma khedma khadma khidma bghit baghi baghya kan9leb kan9elleb kanqelleb kanqleb nkhdem nkhdam nkhdm 3la f fi ana mohtaj mehtaj me7taj 3afak afak choukran chokran shukran wahed kayn kayna daba dyal 3amal shi kan9allab salam italie
  kamm nokri noukri chahidi karda kardi krna hun sakda sakdi koi wich ch jee ji lorh lor labhda labhna labna ethe itthe punjabi chahunda chahundi kripa karke
  ਕੰਮ ਨੌਕਰੀ ਦਾ ਦੇ ਦੀ ਵਿੱਚ ਵਿਚ ਚ ਮੈਂ ਮੈਨੂੰ ਚਾਹੀਦਾ ਚਾਹੀਦੀ ਹੈ ਹਾਂ ਲੱਭ ਲਭ ਰਿਹਾ ਰਹੀ ਕਰਨਾ ਕਰਨ ਲਈ ਨਾਲ ਤੇ ਕੋਈ ਵੀ ਜੀ ਲੋੜ ਕਿਰਪਾ ਕਰਕੇ ਨੂੰ ਤੁਰੰਤ ਇੱਥੇ ਹੁਣ ਚਾਹੁੰਦਾ ਚਾਹੁੰਦੀ ਕਰਦਾ ਕਰਦੀ ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ
  laura laora laurare laur serche sirche sirca serca so dre ghe ergot vergot vergota
`);

/** A text that says that it asks for work, or in which somebody speaks of themselves. */
export const ASKING =
  /(?<!\p{L})(?:(?:sono|siamo|ho|abbiamo|vorrei|voglio|posso|devo|abito|vivo|sto|so|amo|mi)(?!\p{L})|lavor|cerc|impieg|assum|occupa|job|work|trabaj|emple|travail|emploi|munc|lucr|pun[eë]|robot|робот|работ|عمل|شغل|kaam|kamm|laur)/iu;

/** Folded words without those that join others; the class of a driving licence is none. */
export const withoutStopWords = (words: readonly string[]): string[] =>
  words.filter(
    (word, index) => word !== '' && (!STOP_WORDS.has(word) || (word === 'd' && words[index - 1] === 'patente')),
  );

/** True for a folded word that says nothing about the trade. */
export const isNoise = (word: string): boolean => STOP_WORDS.has(word) || NOISE.has(word);
