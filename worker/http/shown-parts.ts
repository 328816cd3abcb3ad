import { facet } from '../db/lists/words.ts';

/**
 * A part of what everybody is shown, with a version of its own: all offers, those of a category or of a municipality (by the
 * words that they are stored with), those that name none, and all profiles. Triggers raise the parts that an offer or a
 * profile belongs to, before and after it changes (migrations/0001_first_release.sql).
 */
export type Part = 'offers' | 'profiles' | `category${string}` | `town${string}`;

export const OFFERS: Part = 'offers';
export const PROFILES: Part = 'profiles';
/** Offers whose place names no municipality: they may be near any. */
export const ELSEWHERE: Part = 'town';

export const categoryPart = (category: string): Part => facet('category', category) as Part;
export const townPart = (slug: string): Part => facet('town', slug) as Part;

/** Requests that a document makes in process, with what each has said that it shows. */
const said = new WeakMap<Request, readonly Part[]>();

/** Says which parts an answer shows, for the document that it is part of; an answer that says nothing shows everything. */
export function sayShown(request: Request, parts: readonly Part[]): void {
  said.set(request, parts);
}

/** Parts that the answer to a request shows. */
export const shownBy = (request: Request): readonly Part[] => said.get(request) ?? [OFFERS, PROFILES];
