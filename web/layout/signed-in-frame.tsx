import type { ReactNode } from 'react';
import type { Crumb } from '../../shared/head/page-head.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { ButtonLine, ButtonLink } from '../app/link.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Figure, type FigureArt, house, ladder } from '../ui/figure.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

type SignedInFrameProps = {
  readonly title: string;
  /** Address of the page, where signing in leads back. */
  readonly path: string;
  /** Beside the title on wide screens, unless what is shown has a drawing. */
  readonly art?: FigureArt | undefined;
  readonly crumbs?: readonly Crumb[];
  /** Purpose of the page, such as 'vedere le candidature'; `signIn` where signing in is for less. */
  readonly purpose: string;
  readonly signIn?: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

const signInPath = (next: string): string => withQuery(pagePath.login(), { next });

/** A page about one's own things. Both forms are in the document: the edge does not know who reads it. */
export function SignedInFrame(frame: SignedInFrameProps) {
  const { title, path, art, crumbs, purpose, signIn = frame.purpose, lead, children } = frame;
  return (
    <div className="container section stack-lg [&:has(.signed-in-only_.empty-state)_.hero-figure]:hidden">
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <OwnHead title={title} art={art} />
      <noscript>
        <p className="card">{`Per ${purpose} serve JavaScript: attivalo nel browser e ricarica la pagina.`}</p>
      </noscript>
      <div className="signed-out-only needs-script">
        <EmptyState art={house} title={`Accedi per ${signIn}`}>
          {lead && <p>{lead}</p>}
          <ButtonLine variant="primary" to={signInPath(path)}>
            Accedi
          </ButtonLine>
        </EmptyState>
      </div>
      <div className="signed-in-only needs-script">{children}</div>
    </div>
  );
}

export const OwnHead = ({ title, art }: Pick<SignedInFrameProps, 'title' | 'art'>) => (
  <div className="hero">
    <h1>{title}</h1>
    {art && <Figure art={art} className="signed-in-only hero-figure w-auto h-16 -my-3 text-bosco" />}
  </div>
);

/** Shown when own data did not arrive: without a network, or after the end of the session. */
export function NotArrived({ title, path, retry }: { title: string; path: string; retry: () => void }) {
  return (
    <EmptyState art={ladder} title={title}>
      <p>Può essere la connessione, oppure la sessione è finita: in questo caso accedi di nuovo.</p>
      <p className="cluster">
        <Button onClick={retry}>Riprova</Button>
        <ButtonLink to={signInPath(path)}>Accedi</ButtonLink>
      </p>
    </EmptyState>
  );
}
