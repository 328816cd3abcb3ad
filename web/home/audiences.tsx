import { Link } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { FIGURES } from '../content/figures.ts';
import { buttonClass } from '../ui/button.tsx';

/** The two kinds of people the product is for, and their first step. */
export function Audiences() {
  return (
    <div className="container section">
      <div className="grid gap-4 md:grid-cols-2">
        <article className="card stack-sm">
          <h2 className="text-h3">Cerchi lavoro</h2>
          <p>
            Pubblica il tuo profilo in circa 5 minuti: le aziende della zona ti trovano per mestiere e comune, e ti
            scrivono direttamente.
          </p>
          <p>
            <Link className={buttonClass('secondary')} to={pagePath.publishCandidate()}>
              Pubblica il tuo profilo
            </Link>
          </p>
          <p>
            <Link to={pagePath.jobSeekers()}>Come funziona per chi cerca</Link> ·{' '}
            <Link to={pagePath.jobAds()}>Annunci per comune e settore</Link>
          </p>
        </article>
        <article className="card stack-sm">
          <h2 className="text-h3">Cerchi personale</h2>
          <p>
            Pubblica un’offerta gratis, per sempre: va online subito e la legge chi vive qui. {FIGURES.candidates}{' '}
            candidati registrati, {FIGURES.companies} aziende.
          </p>
          <p>
            <Link className={buttonClass('secondary')} to={pagePath.publishJob()}>
              Pubblica un’offerta
            </Link>
          </p>
        </article>
      </div>
    </div>
  );
}
