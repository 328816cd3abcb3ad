import type { Part } from './versions.ts';

export const OFFERS: Part = 'offers';
export const PROFILES: Part = 'profiles';

/** Requests that a document makes in process, with what each has said that it shows. */
const said = new WeakMap<Request, readonly Part[]>();

/** Says which parts an answer shows, for the document that it is part of; an answer that says nothing shows everything. */
export function sayShown(request: Request, parts: readonly Part[]): void {
  said.set(request, parts);
}

/** Parts that the answer to a request shows. */
export const shownBy = (request: Request): readonly Part[] => said.get(request) ?? [OFFERS, PROFILES];
