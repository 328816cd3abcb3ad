import type { ReactNode } from 'react';

/** One family of pieces, under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack border-t border-line py-8">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** One state of a piece, named. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="stack-sm">
      <h3 className="muted">{title}</h3>
      {children}
    </div>
  );
}
