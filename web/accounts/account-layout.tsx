import type { ReactNode } from 'react';
import { Figure, type FigureArt } from '../ui/figure.tsx';
import { Icon } from '../ui/icon.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import type { WayIn } from './use-way-in.ts';

type AccountLayoutProps = {
  readonly title: string;
  readonly lead: string;
  readonly art: FigureArt;
  readonly wayIn: WayIn;
  /** What people read in the place of the form where no script runs. */
  readonly withoutScript: string;
  /** The form and where else to go, for who is signed out. */
  readonly children: ReactNode;
};

const BENEFITS = [
  'Ti candidi alle offerte della valle con un solo pulsante.',
  'Pubblichi offerte di lavoro: gratis, e sono online subito.',
  'Lo stesso account va bene per cercare lavoro e per offrirlo.',
];

/** Login and registration: the form, and what an account is for. */
export function AccountLayout({ title, lead, art, wayIn, withoutScript, children }: AccountLayoutProps) {
  return (
    <div className="container section grid gap-10 items-start lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-20">
      <div className="stack min-w-0">
        <h1>{title}</h1>
        {!wayIn.entering && <AlreadySignedIn next={wayIn.next} />}
        <noscript>
          <p className="card">{withoutScript}</p>
        </noscript>
        {/* While the next page is on its way the form stays, though the person is signed in already. */}
        <div className={wayIn.entering ? 'stack' : 'stack signed-out-only'}>
          <p className="text-lead text-muted">{lead}</p>
          {children}
        </div>
      </div>
      <aside aria-labelledby="con-un-account" className="stack border-t border-line pt-8 lg:border-t-0 lg:pt-0">
        <Figure art={art} className="text-bosco" />
        <h2 id="con-un-account" className="text-h3">
          Con un account
        </h2>
        <ul className="list-plain stack-sm">
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Icon name="check" className="mt-1 text-bosco" />
              {benefit}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
