import { Link } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { LateForm } from '../forms/late-form.tsx';

const loadForm = async () => (await import('./newsletter-form.tsx')).NewsletterForm;

/** The new articles by mail. */
export const NewsletterBox = () => (
  <section className="card stack max-w-160 no-print" aria-labelledby="newsletter">
    <h2 id="newsletter" className="text-h3">
      I nuovi articoli per email
    </h2>
    <p>
      Una volta al mese, solo se ce ne sono. Prima ti chiediamo di confermare; poi smetti quando vuoi, con un clic. Il
      resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
    </p>
    <LateForm
      load={loadForm}
      props={{}}
      near
      withoutScript="Per iscriverti serve JavaScript: attivalo nel browser e ricarica la pagina."
      labels={['w-20']}
      submit="w-32"
    />
  </section>
);
