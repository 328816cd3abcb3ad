import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MouseEvent, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { grouped } from '../../shared/text.ts';
import type map from '../../shared/valley/map.json';
import { isPlainClick } from '../app/link.tsx';

/** How many open offers there are: in all, and in each municipality (by its slug) that has any. */
export type PlaceTotals = { readonly total: number; readonly byTown: ReadonlyMap<string, number> };

export const offersIn = (name: string): string => withQuery(pagePath.jobs(), { location: name });

export const offersText = (count: number): string =>
  count === 0 ? 'nessuna offerta' : count === 1 ? '1 offerta' : `${grouped(count)} offerte`;

export type Ground = typeof map;

/** From the document at first, where it is drawn already; from its own chunk after a navigation. */
export const groundOptions = () =>
  queryOptions<Ground>({
    queryKey: ['valley-ground'],
    queryFn: async () => (await import('../../shared/valley/map.json', { with: { type: 'json' } })).default,
  });

export const useGround = (): Ground | null => useQuery(groundOptions()).data ?? null;

const addressOf = ({ target }: SyntheticEvent): string | null | undefined =>
  target instanceof Element ? target.closest('a')?.getAttribute('href') : null;

/** Slug of the place whose offers the link of an event leads to; null for any other link, and beside them. */
export function placeAt(places: Ground['places'], event: SyntheticEvent): string | null {
  const address = addressOf(event);
  return places.find(({ name }) => offersIn(name) === address)?.slug ?? null;
}

/** One handler for all links: a hundred would make hydration longer (docs/adr/0016-weight-of-a-first-visit.md). */
export function useLinksInside(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const address = addressOf(event);
    if (!address || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(address);
  };
}
