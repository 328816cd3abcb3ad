import type { ReactNode } from 'react';

/** One suggestion with a note at its end. */
export const Suggested = ({ children, note }: { children: ReactNode; note: string | null }) => (
  <>
    <span>{children}</span>
    {note && (
      <span className="muted ml-auto">
        <span className="sr-only">, </span>
        <span>{note}</span>
      </span>
    )}
  </>
);

/** A municipality, and the hamlet or short name by which it is found. */
export const placeText = (name: string, alias: string | null): string => (alias === null ? name : `${name} – ${alias}`);

/** `1 suggerimento`, `5 suggerimenti`. */
export const suggestionsText = (count: number): string => (count === 1 ? '1 suggerimento' : `${count} suggerimenti`);
