import { type MouseEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { hasContact } from '../../../shared/offer-gaps.ts';
import { fieldId } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { JobForm } from './publish-job-values.ts';
import { useSettled } from './use-settled.ts';

/** Brings the focus to a field, out of a closed box too; a change of the hash would be a navigation. */
function focusField(event: MouseEvent, name: string): void {
  event.preventDefault();
  const field = document.getElementById(fieldId(name));
  const box = field?.closest('details');
  if (box) box.open = true;
  field?.focus();
}

/** Beside the button, where the text is there but neither pay nor a contact: asks for one of them, once, and waits for nothing. */
export function OfferGaps({ form }: { form: JobForm }) {
  const id = useId();
  const [description, salaryMin, salaryMax] = useWatch({
    control: form.control,
    name: ['description', 'salaryMin', 'salaryMax'],
  });
  const text = useSettled(description);
  const asked = text.trim() !== '' && !hasContact(text) && salaryMin.trim() === '' && salaryMax.trim() === '';
  const link = (name: string, label: string) => (
    <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)} aria-describedby={id}>
      {label}
    </a>
  );
  return (
    <div role="status">
      {asked && (
        <Notice className="mb-4">
          <p id={id}>Nell’offerta non ci sono né la paga né un telefono o un’email a cui chiedere.</p>
          <p>
            Chi legge si candida più volentieri se trova almeno una delle due: puoi aggiungere{' '}
            {link('salaryMin', 'la paga')} o {link('description', 'un contatto nella descrizione')}. Se preferisci di
            no, va bene anche così.
          </p>
        </Notice>
      )}
    </div>
  );
}
