import type { Facet } from '../../search/facets.ts';
/**
 * Words and phrases for the same work, with commas between; their forms follow by themselves (`inflect.ts`). In
 * brackets: terms that lead here when typed, but are too common to search for. In square brackets, last: other work
 * whose name contains a word of the group, listed after it, or with `!` never.
 */
export type Group = string;

/** A group that is also something an offer says of itself, as values of filters. */
export type FacetGroup = { readonly terms: Group; readonly facets: readonly Facet[] };
