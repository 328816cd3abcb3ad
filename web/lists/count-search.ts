import { useEffect } from 'react';
import { apiPath } from '../../shared/paths.ts';
import type { CountSearchBody } from '../../shared/searches.ts';
import type { Near } from './near.ts';

/** A search that stands still for so long is what somebody looks for. */
const SETTLED_MS = 3_000;

/** Searches that this document has told of. */
const told = new Set<string>();

/** Nobody waits for it, and a search that is not counted is no error. */
function tell(body: string): void {
  if (told.has(body)) return;
  told.add(body);
  const headers = { 'Content-Type': 'application/json' };
  fetch(apiPath.searches(), { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

type Counted = { readonly search: string; readonly location: string; readonly near: Near | null };

/**
 * Counts a search with a text or a place, once, when it has stood still or one of its results is opened. What of it is kept
 * says nothing about who searched.
 * @param resultPath what the addresses of its results begin with
 */
export function useCountSearch(
  kind: CountSearchBody['kind'],
  { search, location, near }: Counted,
  resultPath: string,
): void {
  const [text, place] = [search.trim(), location.trim()];
  const [lat, lon] = [near?.lat, near?.lon];
  useEffect(() => {
    if (text === '' && place === '' && lat === undefined) return;
    const asked: CountSearchBody = { kind, search: text, location: place, lat, lon };
    const body = JSON.stringify(asked);
    const timer = window.setTimeout(() => {
      if (document.visibilityState === 'visible') tell(body);
    }, SETTLED_MS);
    const open = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.pathname.startsWith(resultPath)) tell(body);
    };
    document.addEventListener('click', open, { capture: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('click', open, { capture: true });
    };
  }, [kind, text, place, lat, lon, resultPath]);
}
