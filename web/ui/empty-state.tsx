import type { ReactNode } from 'react';
import { Figure, type FigureArt } from './figure.tsx';

interface EmptyStateProps {
  art?: FigureArt;
  title: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 1 | 2 | 3;
  /** The explanation, and links that lead on. */
  children: ReactNode;
}

/** A list without results, a page that is not there, a call that failed, no network. On phones the words come before the drawing. */
export function EmptyState({ art, title, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col-reverse items-start gap-6 py-8 sm:flex-row sm:gap-8 sm:py-12">
      {art && <Figure art={art} className="text-bosco shrink-0" />}
      <div className="stack measure">
        <Heading className="text-h2">{title}</Heading>
        {children}
      </div>
    </div>
  );
}
