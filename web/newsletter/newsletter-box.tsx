import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The new articles by mail. The form's code comes when somebody gets near it: most people read and leave. */
export function NewsletterBox() {
  const box = useRef<HTMLElement>(null);
  const [Form, setForm] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./newsletter-form.tsx').then(
      ({ NewsletterForm }) => setForm(() => NewsletterForm),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!box.current) return;
    const near = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        near.disconnect();
        load();
      },
      { rootMargin: '50%' },
    );
    near.observe(box.current);
    return () => near.disconnect();
  }, [load]);
  return (
    <section ref={box} className="card stack max-w-160 no-print" aria-labelledby="newsletter">
      <h2 id="newsletter" className="text-h3">
        I nuovi articoli per email
      </h2>
      <p>
        Una volta al mese, solo se ce ne sono. Prima ti chiediamo di confermare; poi smetti quando vuoi, con un clic. Il
        resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
      <noscript>
        <p>Per iscriverti serve JavaScript: attivalo nel browser e ricarica la pagina.</p>
      </noscript>
      {Form && <Form />}
      {failed && (
        <Notice tone="warning" live>
          <p>Il modulo non è arrivato: può essere la connessione.</p>
          <Button variant="secondary" onClick={load}>
            Riprova
          </Button>
        </Notice>
      )}
      {!Form && !failed && <LoadingForm />}
    </section>
  );
}

/** The shape of the form, so that nothing below moves when it comes. */
const LoadingForm = () => (
  <div className="flex flex-col gap-5 needs-script" aria-busy="true">
    <p className="sr-only">Caricamento del modulo...</p>
    <div className="field">
      <Skeleton className="h-6 w-20" />
      <Skeleton className="h-12 w-full" />
    </div>
    <Skeleton className="h-11 w-32" />
  </div>
);
