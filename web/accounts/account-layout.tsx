import type { ReactNode } from 'react';
import type { FigureArt } from '../ui/figure.tsx';
import { AccountFrame } from './account-frame.tsx';
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

const BENEFITS = {
  title: 'Con un account',
  points: [
    'Ti candidi alle offerte della valle con un solo pulsante.',
    'Pubblichi offerte di lavoro: gratis, e sono online subito.',
    'Lo stesso account va bene per cercare lavoro e per offrirlo.',
  ],
};

/** Login and registration: the form, and what an account is for. */
export function AccountLayout({ title, lead, art, wayIn, withoutScript, children }: AccountLayoutProps) {
  return (
    <AccountFrame title={title} art={art} withoutScript={withoutScript} aside={BENEFITS}>
      {!wayIn.entering && <AlreadySignedIn next={wayIn.next} />}
      {/* While the next page is on its way the form stays, though the person is signed in already. */}
      <div className={wayIn.entering ? 'stack' : 'stack signed-out-only'}>
        <p className="text-lead text-muted">{lead}</p>
        {children}
      </div>
    </AccountFrame>
  );
}
