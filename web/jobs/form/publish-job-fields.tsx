import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { EMPLOYER_LABELS } from '../../../shared/employer.ts';
import {
  categoryLabel,
  EMPLOYER_KINDS,
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  typeLabel,
} from '../../../shared/job-values.ts';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { PlaceInput } from './place-input.tsx';
import type { JobForm } from './publish-job-values.ts';

type PublishJobFieldsProps = {
  readonly form: JobForm;
  /** Hints below the texts. */
  readonly afterTitle: ReactNode;
  readonly afterCategory: ReactNode;
  readonly afterDescription: ReactNode;
};

/** The eight required fields (docs/product.md#fields-of-an-offer), and the kind of employer beside its name. */
export function PublishJobFields({ form, afterTitle, afterCategory, afterDescription }: PublishJobFieldsProps) {
  const { field } = form;
  const kind = useWatch({ control: form.control, name: 'employerKind' });
  return (
    <>
      <div>
        <TextInput
          label="Titolo dell’offerta"
          hint="Il mestiere, come lo cercherebbe chi legge: “Cameriera/e di sala”."
          required
          autoComplete="off"
          {...field('title')}
        />
        {afterTitle}
      </div>
      <TextInput
        label="Nome dell’azienda"
        hint="O il tuo nome, se pubblichi per la tua famiglia."
        required
        autoComplete="organization"
        {...field('companyName')}
      />
      <Select label="Chi offre il lavoro" placeholder="Scegli" {...field('employerKind')}>
        {EMPLOYER_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {EMPLOYER_LABELS[kind]}
          </option>
        ))}
      </Select>
      {kind === 'agenzia' && (
        <TextInput
          label="Autorizzazione ministeriale"
          hint="Numero e data, come nell’albo delle agenzie per il lavoro: chi legge li trova nell’offerta."
          autoComplete="off"
          {...field('authorisation')}
        />
      )}
      <PlaceInput form={form} />
      <div>
        <Select label="Categoria" required placeholder="Seleziona una categoria" {...field('category')}>
          {JOB_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {categoryLabel(category)}
            </option>
          ))}
        </Select>
        {afterCategory}
      </div>
      <Select label="Tipo di lavoro" required placeholder="Seleziona il tipo di lavoro" {...field('type')}>
        {JOB_TYPES.map((type) => (
          <option key={type} value={type}>
            {typeLabel(type)}
          </option>
        ))}
      </Select>
      <Select label="Esperienza" required placeholder="Seleziona il livello di esperienza" {...field('experience')}>
        {JOB_EXPERIENCES.map((experience) => (
          <option key={experience}>{experience}</option>
        ))}
      </Select>
      <Select label="Contratto" required placeholder="Seleziona il tipo di contratto" {...field('contract')}>
        {JOB_CONTRACTS.map((contract) => (
          <option key={contract}>{contract}</option>
        ))}
      </Select>
      <div>
        <TextArea
          label="Descrizione"
          hint="Cosa farà la persona, orari e turni, cosa offri. Una riga vuota separa i paragrafi, un trattino fa un elenco."
          required
          rows={8}
          {...field('description')}
        />
        {afterDescription}
      </div>
    </>
  );
}
