import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { tellPageStands } from '../app/page-stands.ts';
import { isMovedNode } from '../app/redrawn.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ladder } from '../ui/figures.ts';

/** A page that could not be shown: most often its code did not arrive. Links here load a whole document. */
export function RouteError() {
  const { pathname, search } = useLocation();
  const error = useRouteError();
  useEffect(tellPageStands, []);
  // The boundary around all pages renders them again: it is no failure to load.
  if (isMovedNode(error)) throw error;
  return (
    <main id="contenuto" className="container section">
      <EmptyState art={ladder} title="Questa pagina non si è aperta" level={1}>
        <p>Forse la connessione è caduta, o il sito è stato aggiornato mentre lo usavi.</p>
        <p className="cluster">
          <a className={buttonClass('primary')} href={pathname + search}>
            Riprova
          </a>
          <a className={buttonClass('secondary')} href="/">
            Vai alla home
          </a>
        </p>
      </EmptyState>
    </main>
  );
}
