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
