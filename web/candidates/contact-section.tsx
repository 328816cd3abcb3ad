import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CONTACT_ID } from './candidate-texts.ts';
import type { ContactFormProps } from './contact-form.tsx';

/**
 * The form to write to a candidate. Its code comes once the page is there: most people read first, and the profile must
 * not wait for it.
 */
export function ContactSection({ candidate }: { candidate: PublicCandidate }) {
  const [Form, setForm] = useState<ComponentType<ContactFormProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./contact-form.tsx').then(
      ({ ContactForm }) => setForm(() => ContactForm),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <section id={CONTACT_ID} className="card stack" aria-labelledby="contatta-titolo" tabIndex={-1}>
      <h2 id="contatta-titolo" className="text-h3">
        Contatta {candidate.name}
      </h2>
      <noscript>
        <p>Per scrivere a questa persona serve JavaScript: attivalo nel browser e ricarica la pagina.</p>
      </noscript>
      {Form && <Form candidate={candidate} />}
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
function LoadingForm() {
  return (
    <div className="flex flex-col gap-5 needs-script" aria-busy="true">
      <p className="sr-only">Caricamento del modulo...</p>
      {['w-28', 'w-20'].map((width) => (
        <div key={width} className="field">
          <Skeleton className={`h-6 ${width}`} />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
      <div className="field">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-36 w-full" />
      </div>
      <Skeleton className="h-11 w-44" />
    </div>
  );
}
