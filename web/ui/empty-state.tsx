import type { ReactNode } from 'react';
import { Figure, type FigureArt } from './figure.tsx';

interface EmptyStateProps {
  art?: FigureArt;
  title: ReactNode;
  level?: 1 | 2 | 3;
  ways?: ReactNode;
  children: ReactNode;
}

export function EmptyState({ art, title, level = 2, ways, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      {art && <Figure art={art} />}
      <div className="stack measure">
        <Heading className="text-h2">{title}</Heading>
        {ways}
        {children}
      </div>
    </div>
  );
}
