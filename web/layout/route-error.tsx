import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tellPageStands } from '../app/page-stands.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ladder } from '../ui/figures/ladder.ts';

/** A page that could not be shown: most often its code did not arrive. Links here load a whole document. */
export function RouteError() {
  const { pathname, search } = useLocation();
  useEffect(tellPageStands, []);
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
