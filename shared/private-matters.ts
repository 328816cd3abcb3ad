import { BEGIN, END, type Rule, rule } from './wording-pattern.ts';

/** Verbs that ask for something in an application, with at most a few words of the same sentence after them. */
const ASK = String.raw`${BEGIN}(?:(?:indic|specific|comunic|segnal|alleg|invi|mand)(?:are|arci|a|ate|aci|ateci|ando)|scriv(?:ere|i|ici|ete)|dichiarare|riportare|dicci|dirci|richiest[aoe]|si richiede|present(?:are|a)|fornire)`;
const asked = (words: string): RegExp => rule(String.raw`${ASK}\s[^.;!?\n]{0,40}?(?<found>${words})${END}`);

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
const PAST_PAY: readonly Rule[] = [
  {
    pattern: asked(
      `${NOT_LETTER}${ARTICLE}(?:${PAY} (?:attual[ei]|precedent[ei]|percepit[oa]|in corso)|(?:ultim[ao]|attuale|precedente) ${PAY}(?: percepit[oa])?)`,
    ),
    propose: wished,
    about: 'pay',
  },
  {
    pattern: rule(`${NOT_LETTER}${ARTICLE}(?:RAL (?:attuale|precedente)|(?:ultima|attuale|precedente) RAL)${END}`),
    propose: wished,
    about: 'pay',
  },
  {
    pattern: rule(
      `${BEGIN}quanto (?:guadagn(?:i|a|ate|avi|ava)|prend(?:i|e|evi)|percepis(?:ci|ce))(?: (?:ora|adesso|oggi|attualmente|prima))${END}`,
    ),
    propose: () => 'quanto vorresti guadagnare',
    about: 'pay',
  },
  {
    pattern: rule(
      `${NOT_LETTER}(?:l[’']|le |la |una |tua )?(?:ultim[ae] (?:due |tre )?bust[ae] paga|busta paga (?:recente|precedente))${END}`,
    ),
    propose: (found) => (/^l/iu.test(found) ? 'le referenze' : 'referenze'),
    about: 'pay',
  },
  { pattern: rule(`${BEGIN}(?<=allegare )(?:la |una )?busta paga${END}`), propose: () => 'referenze', about: 'pay' },
];

const ONLY = '(?:solo|soltanto|solamente|esclusivamente|unicamente|preferibilmente)';
const PEOPLE = 'persone|personale|candidat[ie]|lavoratori|lavoratrici|operai|ragazz[ie]';
/** Said of people, not of goods: the beginning of a sentence or a line, or after a verb of seeking or a name of the people who are sought. */
const OF_PEOPLE = String.raw`(?:^|[\n.;:!(]\s{0,3}|${BEGIN}(?:cerc|selezion|assum)(?:o|a|asi|hiamo|iamo|ano)\s|(?:${PEOPLE})\s)`;
const ANY_ORIGIN = 'persone di ogni origine';

const ORIGIN: readonly Rule[] = [
  {
    pattern: rule(
      `${OF_PEOPLE}(?<found>${ONLY} (?:(?:${PEOPLE}) )?(?:italian[ie]|europe[ie]|comunitari|stranier[ie]|extracomunitari|dell’est|dell'est)(?:\\s?/\\s?[eai])?)${END}`,
    ),
    propose: () => ANY_ORIGIN,
    about: 'origin',
  },
  {
    pattern: rule(
      `${BEGIN}(?:no|niente|esclus[ie]|si escludono|astenersi) (?:stranier[ie]|extracomunitari|immigrat[ie])${END}`,
    ),
    propose: () => `aperto a ${ANY_ORIGIN}`,
    about: 'origin',
  },
  {
    pattern: rule(`${BEGIN}(?:di )?nazionalità (?:italiana|europea|comunitaria|rumena|ucraina)${END}`),
    propose: (found) => (/^di/iu.test(found) ? 'di ogni nazionalità' : 'ogni nazionalità'),
    about: 'origin',
  },
  {
    // A language is a skill; to be born into it is none.
    pattern: rule(`${BEGIN}(?:di )?madrelingua italian[oa]${END}`),
    propose: (found) => (/^di/iu.test(found) ? 'con ottimo italiano' : 'ottimo italiano'),
    about: 'origin',
  },
  {
    pattern: rule(`${BEGIN}${ONLY} madrelingua${END}(?! italian)`),
    propose: () => 'ottima conoscenza della lingua',
    about: 'origin',
  },
];

/** Not of the family that seeks: famiglia senza figli cerca colf. */
const NOT_EMPLOYER = String.raw`(?<!(?:famigli[ae]|coppi[ae]|coniugi|signor[aie]|anzian[aoie]|nucleo|nuclei)\s)`;
const HOURS = 'con disponibilità agli orari indicati';

const FAMILY: readonly Rule[] = [
  {
    pattern: rule(
      `${BEGIN}${NOT_EMPLOYER}(?:senza (?:figli|bambini|famiglia(?: a carico)?|(?:impegni|carichi) (?:familiari|famigliari|di famiglia))|non (?:in gravidanza|incint[ae]|sposat[oaie]))${END}`,
    ),
    propose: () => HOURS,
    about: 'family',
  },
  {
    pattern: rule(`${BEGIN}${NOT_EMPLOYER}(?:nubil[ei]|celib[ei])(?:\\s?/\\s?(?:celib[ei]|nubil[ei]))?${END}`),
    propose: () => HOURS,
    about: 'family',
  },
  {
    pattern: asked(String.raw`${NOT_LETTER}(?:lo |il )?(?:stato civile|stato di famiglia|numero (?:di|dei) figli)`),
    propose: () => 'la propria disponibilità',
    about: 'family',
  },
];

/** A picture of the person, not of what they made or of a house. */
const PHOTO = String.raw`foto(?:grafia)?(?:\s(?:tessera|recente|personale|a figura intera|del volto|in primo piano|di sé)){0,3}${END}(?!\s(?:de[lgi]|dell|delle|ai|alle|di)(?:[’'\s]|gli|i|l))`;
const PHOTOS: readonly Rule[] = [
  {
    pattern: rule(
      String.raw`${BEGIN}(?:CV|curriculum(?: vitae)?)(?:,? (?:con|e|più|\+)| completo di|,) (?:la |una |tua |propria ){0,2}${PHOTO}`,
    ),
    propose: (found) => /^(?:CV|curriculum(?: vitae)?)/iu.exec(found)?.[0] ?? '',
    about: 'photo',
  },
  {
    pattern: rule(
      String.raw`${BEGIN}(?:invi|mand|alleg)(?:are|a|ate|aci|ateci|ando) (?:anche )?(?:la |una |tua |propria ){0,2}${PHOTO}`,
    ),
    propose: (found) => found.replace(/ .*/su, ' una presentazione'),
    about: 'photo',
  },
];

/** Matters that no application needs: earlier pay, origin, family, a picture. */
export const PRIVATE_MATTERS: readonly Rule[] = [...PAST_PAY, ...ORIGIN, ...FAMILY, ...PHOTOS];
