/**
 * Words and phrases that people use for the same work, with commas between. The forms of a word follow by themselves
 * (`worker/search/inflect.ts`) and so does what stands between the words of a phrase ("addetta alle vendite"); both
 * genders are written out all the same, so that who reads sees them. In brackets: what leads here when it is typed, and
 * stands in too many other offers to be looked for. In square brackets, at the end: another work, although a word of
 * the group stands in its name ("aiuto cuoco" is no "cuoco"); it comes after.
 */
export type Group = string;

/** A group that is also something an offer says of itself, as words of its facets. */
export type FacetGroup = { readonly terms: Group; readonly facets: readonly string[] };
