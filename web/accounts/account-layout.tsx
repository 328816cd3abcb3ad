import type { ReactNode } from 'react';
import { pagePath } from '../../shared/paths.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { useLogOut } from '../layout/header.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import type { FigureArt } from '../ui/figure.tsx';
import { Notice } from '../ui/notice.tsx';
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
        <p className="text-lead text-muted">{`${lead} ${wayIn.after ?? ''}`}</p>
        {children}
      </div>
    </FormFrame>
  );
}

/** In every document; the style sheet shows it to signed-in people from the first paint. */
function AlreadySignedIn({ next }: { next: string }) {
  const session = useSession();
  const logOut = useLogOut();
  return (
    <Notice tone="success" title="Hai già effettuato l’accesso" className="signed-in-only">
      <p>
        Sei loggato come{' '}
        <strong className="break-words">{session ? session.user.name : <span className="session-name" />}</strong>.
      </p>
      <p className="cluster">
        <Link className={buttonClass('primary')} to={next}>
          {next === pagePath.home() ? 'Vai alla home' : 'Continua'}
        </Link>
        <Button variant="secondary" icon="log-out" onClick={logOut}>
          Esci
        </Button>
      </p>
    </Notice>
  );
}
