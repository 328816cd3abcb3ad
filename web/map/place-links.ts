import type { MouseEvent, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../app/link.tsx';
import { type Ground, offersIn } from './places.ts';

const addressOf = ({ target }: SyntheticEvent): string | null | undefined =>
  target instanceof Element ? target.closest('a')?.getAttribute('href') : null;

/** Slug of the place whose offers the link of an event leads to; null for any other link, and beside them. */
export function placeAt(places: Ground['places'], event: SyntheticEvent): string | null {
  const address = addressOf(event);
  return places.find(({ name }) => offersIn(name) === address)?.slug ?? null;
}

/**
 * Opens the link that is clicked inside an element. The links themselves are plain: with a handler for each of a hundred,
 * hydration takes longer (docs/adr/0016-weight-of-a-first-visit.md).
 */
export function useLinksInside(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const address = addressOf(event);
    if (!address || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(address);
  };
}
