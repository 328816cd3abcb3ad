/** `a Breno`, `ad Angolo Terme`. */
export const inTown = (name: string): string => `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;
