import { type ReactNode, type RefObject, useEffect, useState } from 'react';

export type DeferredListProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  /** True once somebody typed or pressed, maybe while the list was on its way. */
  readonly isUsed: () => boolean;
};

export type PlaceListProps = {
  /** Offers in each municipality, by its slug; null where nobody counts them. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** Names of the municipalities that come first while nothing is typed. */
  readonly first?: readonly string[];
  /** Searches around the visitor; false where the position stays unknown. */
  readonly onNear: (isWanted: () => boolean) => Promise<boolean>;
};

export const Suggested = ({ children, note }: { children: ReactNode; note: string | null }) => (
  <>
    <span>{children}</span>
    {note && (
      <span className="muted ms-auto">
        <span className="sr-only">, </span>
        <span>{note}</span>
      </span>
    )}
  </>
);

/** A municipality, and the hamlet or short name by which it is found. */
export const placeText = (name: string, alias: string | null): string => (alias === null ? name : `${name} – ${alias}`);

export const suggestionsText = (count: number): string => (count === 1 ? '1 suggerimento' : `${count} suggerimenti`);

export function useTyped(input: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState(input.current?.value ?? '');
  useEffect(() => {
    const field = input.current;
    const read = () => setTyped(field?.value ?? '');
    // Back and forward write into the field too.
    for (const name of ['input', 'focus', 'click']) field?.addEventListener(name, read);
    // Typed after the list was rendered, and before it listened.
    read();
    return () => {
      for (const name of ['input', 'focus', 'click']) field?.removeEventListener(name, read);
    };
  }, [input]);
  return typed;
}
