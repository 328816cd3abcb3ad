import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Where the router keeps how far down each entry of the history was, over a reload. */
const POSITIONS = 'react-router-scroll-positions';

/** What shows that the person goes elsewhere by herself. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

type Growing = Pick<
  UseInfiniteQueryResult<{ readonly pages: readonly unknown[] }>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

const keptPages = (): number => {
  const { pages }: { pages?: unknown } = window.history.state ?? {};
  return typeof pages === 'number' ? pages : 1;
};

function keptPosition(key: string): number {
  try {
    const position: unknown = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}')[key];
    return typeof position === 'number' ? position : 0;
  } catch {
    return 0;
  }
}

/**
 * Keeps with each entry of the history how many pages of its list were shown. Within one document the list itself is still
 * there on the way back; after a reload, of it or of the page that was opened from it, its pages are read again and the
 * person stands where she stood.
 */
export function useKeptPages({
  data,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: Growing): void {
  const { key } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const shown = data?.pages.length ?? 0;
  const restoring = useRef<{ readonly key: string; readonly pages: number } | null>(null);

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
    if (wanted && wanted.pages > 1) {
      const position = keptPosition(wanted.key);
      if (position > window.scrollY) window.scrollTo(0, position);
    }
    restoring.current = null;
    if (shown !== keptPages()) window.history.replaceState({ ...window.history.state, pages: shown }, '');
  }, [shown, isIdle, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}
