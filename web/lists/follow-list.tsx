import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { CountSearchBody } from '../../shared/search-log.ts';
import { type CountedSearch, useCountSearch } from './count-search.ts';

/** Prefix of the item that holds how far down a list was, by the key of its entry in the history. */
const POSITION = 'lavoro-in-valle.position.';

/** Events that show that the person scrolls, and not the browser. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

type KeptList = Pick<
  UseInfiniteQueryResult<{ readonly pages: readonly unknown[] }>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** None for an entry whose list was not shown yet. */
const keptPages = (): number => {
  const { pages }: { pages?: unknown } = window.history.state ?? {};
  return typeof pages === 'number' ? pages : 0;
};

function keptPosition(key: string): number {
  try {
    return Number(sessionStorage.getItem(POSITION + key));
  } catch {
    return 0;
  }
}

function keepPosition(key: string, position: number): void {
  try {
    if (position > 0) sessionStorage.setItem(POSITION + key, String(position));
  } catch {
    // Without storage the list begins at its top again.
  }
}

/**
 * Stores with each history entry how many pages of its list were shown. Within one document the list itself is still there
 * on the way back; in another its pages are fetched again, and only then is the page long enough to return to its place.
 */
function useKeptPages({ data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: KeptList): void {
  const { key } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const shown = data?.pages.length ?? 0;
  const restoring = useRef<{ readonly key: string; readonly pages: number } | null>(null);

  // A layout effect, as its cleanup runs before the router scrolls to the top of the next page.
  useLayoutEffect(() => {
    let position = window.scrollY;
    const note = () => {
      position = window.scrollY;
    };
    const keep = () => keepPosition(key, position);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);

  useEffect(() => {
    restoring.current = { key, pages: keptPages() };
    const giveUp = () => {
      restoring.current = null;
    };
    for (const move of MOVES) window.addEventListener(move, giveUp, { once: true, passive: true });
    return () => {
      for (const move of MOVES) window.removeEventListener(move, giveUp);
    };
  }, [key]);

  useEffect(() => {
    if (shown === 0 || !isIdle || isFetchingNextPage) return;
    const wanted = restoring.current;
    if (wanted && shown < wanted.pages && hasNextPage && !isFetchNextPageError) {
      void fetchNextPage();
      return;
    }
    if (wanted && wanted.pages > 0) {
      const position = keptPosition(wanted.key);
      if (position > window.scrollY) window.scrollTo(0, position);
    }
    restoring.current = null;
    if (shown !== keptPages()) window.history.replaceState({ ...window.history.state, pages: shown }, '');
  }, [shown, isIdle, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}

type FollowListProps = {
  readonly list: KeptList;
  readonly kind: CountSearchBody['kind'];
  readonly search: CountedSearch;
  /** Beginning of the addresses of its results. */
  readonly resultPath: string;
};

/** A list's share in the history, and in the counts of searches. */
export function FollowList({ list, kind, search, resultPath }: FollowListProps) {
  useKeptPages(list);
  useCountSearch(kind, search, resultPath);
  return null;
}
