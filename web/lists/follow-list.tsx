import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { CountSearchBody } from '../../shared/search-log.ts';
import { notify } from '../api/request.ts';
import { withStorage } from '../api/with-storage.ts';
import type { Near } from './search-address.ts';

/** Time after which an unchanged search counts as meant. */
const SETTLED_MS = 3_000;

const counted = new Set<string>();

function notifyOnce(search: CountSearchBody): void {
  const text = JSON.stringify(search);
  if (counted.has(text)) return;
  counted.add(text);
  notify('POST /api/searches', { body: search });
}

type CountedSearch = { readonly search: string; readonly location: string; readonly near: Near | null };

/** Counts a search once, when it is unchanged for some seconds or a result is opened; nothing is stored about the person. */
function useCountSearch(
  kind: CountSearchBody['kind'],
  { search, location, near }: CountedSearch,
  resultPath: string,
): void {
  const [text, place] = [search.trim(), location.trim()];
  const [lat, lon] = [near?.lat, near?.lon];
  useEffect(() => {
    if (text === '' && place === '' && lat === undefined) return;
    const body: CountSearchBody = { kind, search: text, location: place, lat, lon };
    const timer = window.setTimeout(() => {
      if (document.visibilityState === 'visible') notifyOnce(body);
    }, SETTLED_MS);
    const open = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.pathname.startsWith(resultPath)) notifyOnce(body);
    };
    document.addEventListener('click', open, { capture: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('click', open, { capture: true });
    };
  }, [kind, text, place, lat, lon, resultPath]);
}

/** Prefix of the item that holds how far down a list was, by the key of its entry in the history. */
const POSITION = 'lavoro-in-valle.position.';

/** Events that show that the person scrolls, and not the browser. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

type StoredList = Pick<
  UseInfiniteQueryResult<{ readonly pages: readonly unknown[] }>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

const cachedPages = (): number => {
  const { pages }: { pages?: unknown } = window.history.state ?? {};
  return typeof pages === 'number' ? pages : 0;
};

/** Without storage the list begins at its top again. */
const storedPosition = (key: string): number => withStorage(() => Number(sessionStorage.getItem(POSITION + key))) ?? 0;

/** Stores with each history entry how many pages of its list were shown, to fetch them again in another document. */
function useStoredPages({
  data,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: StoredList): void {
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
    const keep = () => position > 0 && withStorage(() => sessionStorage.setItem(POSITION + key, String(position)));
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);

  useEffect(() => {
    restoring.current = { key, pages: cachedPages() };
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
      const position = storedPosition(wanted.key);
      if (position > window.scrollY) window.scrollTo(0, position);
    }
    restoring.current = null;
    if (shown !== cachedPages()) window.history.replaceState({ ...window.history.state, pages: shown }, '');
  }, [shown, isIdle, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}

type FollowListProps = {
  readonly list: StoredList;
  readonly kind: CountSearchBody['kind'];
  readonly search: CountedSearch;
  readonly resultPath: string;
};

export function FollowList({ list, kind, search, resultPath }: FollowListProps) {
  useStoredPages(list);
  useCountSearch(kind, search, resultPath);
  return null;
}
