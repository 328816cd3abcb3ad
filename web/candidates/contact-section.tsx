import type { PublicCandidate } from '../../shared/candidates.ts';
import { LateForm } from '../forms/late-form.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CONTACT_ID } from './candidate-texts.ts';

const loadForm = async () => (await import('./contact-form.tsx')).ContactForm;

/** The form to write to a candidate. */
export const ContactSection = ({ candidate }: { candidate: PublicCandidate }) => (
  <section id={CONTACT_ID} className="card stack" aria-labelledby="contatta-titolo" tabIndex={-1}>
    <h2 id="contatta-titolo" className="text-h3">
      Contatta {candidate.name}
    </h2>
    <LateForm
      load={loadForm}
      props={{ candidate }}
      withoutScript="Per scrivere a questa persona serve JavaScript: attivalo nel browser e ricarica la pagina."
      labels={['w-28', 'w-20']}
      area={
        <div className="field">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-36 w-full" />
        </div>
      }
      submit="w-44"
    />
  </section>
);
