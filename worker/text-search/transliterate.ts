/** Ukrainian letters as the passports of Ukraine write them, and as people write them on a phone. */
const LETTERS: Readonly<Record<string, readonly [official: string, usual?: string]>> = {
  ...{ а: ['a'], б: ['b'], в: ['v'], г: ['h'], ґ: ['g'], д: ['d'], е: ['e'], є: ['ie', 'ye'], ж: ['zh'], з: ['z'] },
  ...{ и: ['y'], і: ['i'], ї: ['i', 'yi'], й: ['i', 'y'], к: ['k'], л: ['l'], м: ['m'], н: ['n'], о: ['o'], п: ['p'] },
  ...{ р: ['r'], с: ['s'], т: ['t'], у: ['u'], ф: ['f'], х: ['kh', 'h'], ц: ['ts'], ч: ['ch'], ш: ['sh'], щ: ['shch'] },
  ...{ ь: [''], ю: ['iu', 'yu'], я: ['ia', 'ya'] },
};

/** Ukrainian words in Latin letters: the spellings that differ. */
export function inLatin(text: string): string[] {
  const letters = [...text].map((letter) => LETTERS[letter] ?? [letter]);
  return [
    ...new Set(
      [letters.map(([official]) => official), letters.map(([official, usual = official]) => usual)].map((all) =>
        all.join(''),
      ),
    ),
  ];
}
