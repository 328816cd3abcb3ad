/** `a Roma`, `ad Ancona`. */
export const inTown = (name: string): string => `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;
