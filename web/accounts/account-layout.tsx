import type { ReactNode } from 'react';
import { FormFrame } from '../layout/form-frame.tsx';
import type { FigureArt } from '../ui/figure.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import type { WayIn } from './use-way-in.ts';

type AccountLayoutProps = {
  readonly title: string;
  readonly lead: string;
  readonly art: FigureArt;
  readonly wayIn: WayIn;
  /** Text shown instead of the form when scripts do not run. */
  readonly withoutScript: string;
  /** The form and links to other pages, for signed-out visitors. */
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
    <FormFrame title={title} art={art} withoutScript={withoutScript} aside={BENEFITS}>
      {!wayIn.entering && <AlreadySignedIn next={wayIn.next} />}
      {/* While the next page is on its way the form stays, though the person is signed in already. */}
      <div className={wayIn.entering ? 'stack' : 'stack signed-out-only'}>
        <p className="text-lead text-muted">{lead}</p>
        {children}
      </div>
    </FormFrame>
  );
}
