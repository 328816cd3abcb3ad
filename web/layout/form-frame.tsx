import { type ReactNode, useId } from 'react';
import { Figure, type FigureArt } from '../ui/figure.tsx';
import { Icon } from '../ui/icon.tsx';

type FormFrameProps = {
  readonly title: string;
  readonly art: FigureArt;
  readonly withoutScript: string | null;
  readonly aside: { readonly title: string; readonly points: readonly string[] };
  readonly children: ReactNode;
};

export function FormFrame({ title, art, withoutScript, aside, children }: FormFrameProps) {
  const asideId = useId();
  return (
    <div className="container section grid gap-10 items-start lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-20">
      <div className="stack min-w-0">
        <h1>{title}</h1>
        {withoutScript !== null && (
          <noscript>
            <p className="card">{withoutScript}</p>
          </noscript>
        )}
        {children}
      </div>
      <aside aria-labelledby={asideId} className="stack border-t border-line pt-8 lg:border-t-0 lg:pt-0">
        <Figure art={art} className="text-bosco" />
        <h2 id={asideId} className="text-h3">
          {aside.title}
        </h2>
        <ul className="list-plain stack-sm">
          {aside.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" className="mt-1 text-bosco" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
