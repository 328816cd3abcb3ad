/**
 * Words and phrases that people use for the same work, with commas between. The forms of a word follow by themselves
 * (`worker/text-search/inflect.ts`), and so do the words inside a phrase ("addetta alle vendite"); both genders are written
 * out all the same, for readers. In brackets: terms that lead here when typed, but are in too many other offers to be
 * searched for. In square brackets, at the end: another work whose name contains a word of the group ("aiuto cuoco" is no
 * "cuoco"); it is listed after, and after an exclamation mark never ("!sala pesi" for those who wait at table).
 */
export type Group = string;

/** A group that is also something an offer says of itself, as words of its facets. */
export type FacetGroup = { readonly terms: Group; readonly facets: readonly string[] };
