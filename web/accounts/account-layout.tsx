import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { leavingText } from '../../shared/account-state.ts';
import type { Session } from '../../shared/accounts.ts';
import { pagePath, safeNext, withQuery } from '../../shared/paths.ts';
import { storeSession, useSession } from '../api/session.ts';
import { ButtonLink } from '../app/link.tsx';
import { draftOf } from '../forms/draft.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { useLogOut } from '../layout/header.tsx';
import { Button } from '../ui/button.tsx';
import type { FigureArt } from '../ui/figure.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';

type AccountLayoutProps = {
  readonly title: string;
  readonly lead: string;
  readonly art: FigureArt;
  readonly wayIn: WayIn;
  readonly withoutScript: string;
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
        <ButtonLink variant="primary" to={next}>
          {next === pagePath.home() ? 'Vai alla home' : 'Continua'}
        </ButtonLink>
        <Button variant="secondary" icon="log-out" onClick={logOut}>
          Esci
        </Button>
      </p>
    </Notice>
  );
}

export type WayIn = ReturnType<typeof useWayIn>;

const pathOf = (address: string): string => address.replace(/[?#].*/, '');

function afterText(path: string): string | null {
  if (path === pagePath.home()) return null;
  if (path === pagePath.publishJob()) return 'Poi scrivi la tua offerta.';
  return path.startsWith(pagePath.job(''))
    ? 'Poi torni all’offerta, per candidarti.'
    : 'Poi torni alla pagina di prima.';
}

export function useWayIn() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [entering, setEntering] = useState(false);
  const next = safeNext(params.get('next'));
  return {
    next,
    after: afterText(pathOf(next)),
    /** True for a person who was sent here to publish an offer. */
    publishing: pathOf(next) === pagePath.publishJob(),
    /** True for a family whose advert is written: it is no company. */
    family: next.includes(pagePath.findCarer().slice(1)),
    withNext: (path: string) => withQuery(path, { next: next === pagePath.home() ? null : next }),
    entering,
    /** Signs in, welcomes, and settles when the next page is shown. */
    enter: async (session: Session, welcome: string) => {
      setEntering(true);
      storeSession(session);
      const { purgedAt } = session;
      const description = purgedAt === undefined ? welcome : leavingText(new Date(purgedAt));
      showToast({ title: `Ciao, ${session.user.name}!`, description });
      // An account that waits to be deleted can do nothing else than take that back, on its page.
      await navigate(purgedAt === undefined ? next : pagePath.account(), { replace: true });
      setEntering(false);
    },
  };
}

/** The address somebody tried to log in with is the one whose password they have forgotten. */
export const EMAIL_DRAFT = draftOf('login', { email: '' });
