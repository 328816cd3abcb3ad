import { NOISE as VALLEY_NOISE } from '../../shared/valley/valley.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Words that join others and mean no work. */
const STOP_WORDS = setOf(`
  a ad al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall di d del dello della dei degli delle dell
  in nel nello nella nei negli nelle nell con col coi su sul sullo sulla sui sugli sulle sull per tra fra
  il lo la i gli le l un uno una e ed o od ma se che chi cui non come dove quando anche solo piu meno molto poco
  mi ti si ci vi ne me te io tu lui lei noi voi loro mio mia miei mie tuo tua suo sua nostro nostra
  sono sei siamo ho hai ha abbiamo hanno essere avere fare faccio questo questa quello quella
  de du des les el los las en dans chez the of and for at near pentru ka ki
  pressi qualche qualsiasi qualunque ogni tutto tutta tutti tutte altro altra altri altre
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
`);

/** Folded words without those that join others; the class of a driving licence is none. */
export const withoutStopWords = (words: readonly string[]): string[] =>
  words.filter(
    (word, index) => word !== '' && (!STOP_WORDS.has(word) || (word === 'd' && words[index - 1] === 'patente')),
  );

/** True for a folded word that says nothing about the trade. */
export const isNoise = (word: string): boolean => STOP_WORDS.has(word) || NOISE.has(word);
