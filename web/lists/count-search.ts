import { useEffect } from 'react';
import type { CountSearchBody } from '../../shared/search-log.ts';
import { tell } from '../api/request.ts';
import type { Near } from './near.ts';

/** Time after which an unchanged search counts as meant. */
const SETTLED_MS = 3_000;

/** Searches that this document has counted. */
const told = new Set<string>();

function tellOnce(search: CountSearchBody): void {
  const text = JSON.stringify(search);
  if (told.has(text)) return;
  told.add(text);
  tell('POST /api/searches', { body: search });
}

export type CountedSearch = { readonly search: string; readonly location: string; readonly near: Near | null };

/**
 * Counts a search with a text or a place, once, when it has been unchanged for some seconds or one of its results is
 * opened. Nothing is stored about the person.
 * @param resultPath beginning of the addresses of its results
 */
export function useCountSearch(
  kind: CountSearchBody['kind'],
  { search, location, near }: CountedSearch,
  resultPath: string,
): void {
  const [text, place] = [search.trim(), location.trim()];
  const [lat, lon] = [near?.lat, near?.lon];
  useEffect(() => {
    if (text === '' && place === '' && lat === undefined) return;
    const asked: CountSearchBody = { kind, search: text, location: place, lat, lon };
    const timer = window.setTimeout(() => {
      if (document.visibilityState === 'visible') tellOnce(asked);
    }, SETTLED_MS);
    const open = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.pathname.startsWith(resultPath)) tellOnce(asked);
    };
    document.addEventListener('click', open, { capture: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('click', open, { capture: true });
    };
  }, [kind, text, place, lat, lon, resultPath]);
}
