import { pagePath } from '../../shared/paths.ts';
import { Link } from '../app/link.tsx';
import { DeferredForm } from '../forms/deferred-form.tsx';

const loadForm = async () => (await import('./newsletter-form.tsx')).NewsletterForm;

/** The new articles by mail, where the site can send them; documents are the same for everybody and know it. */
export const NewsletterBox = () => (
  <section className="card own-list lg:gap-x-12 no-print" aria-labelledby="newsletter">
    <div className="stack">
      <h2 id="newsletter" className="text-h3">
        I nuovi articoli per email
      </h2>
      <p className="newsletter-off-only">
        La newsletter per ora non è attiva, e non ci si può iscrivere. Gli articoli nuovi li trovi qui.
      </p>
      <p className="newsletter-only">
        Una volta al mese, solo se ce ne sono. Prima ti chiediamo di confermare; poi smetti quando vuoi, con un clic. Il
        resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
    </div>
    <div className="newsletter-only">
      <DeferredForm
        load={loadForm}
        props={{}}
        near
        withoutScript="Per iscriverti serve JavaScript: attivalo nel browser e ricarica la pagina."
        labels={['w-20']}
        submit="w-32"
      />
    </div>
  </section>
);
