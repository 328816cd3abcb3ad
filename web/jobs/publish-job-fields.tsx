import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import {
  categoryLabel,
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  typeLabel,
} from '../../shared/job-values.ts';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { PublishJobValues } from './publish-job-values.ts';

export type JobFieldsProps = {
  readonly register: UseFormRegister<PublishJobValues>;
  readonly errors: FieldErrors<PublishJobValues>;
};

type PublishJobFieldsProps = JobFieldsProps & {
  /** What is said about the texts, below them. */
  readonly afterTitle: ReactNode;
  readonly afterDescription: ReactNode;
};

/** The eight fields of the specification's section 2. */
export function PublishJobFields({ register, errors, afterTitle, afterDescription }: PublishJobFieldsProps) {
  return (
    <>
      <div>
        <TextInput
          label="Titolo dell’offerta"
          hint="Il mestiere, come lo cercherebbe chi legge: “Cameriera/e di sala”."
          required
          autoComplete="off"
          error={errors.title?.message}
          {...register('title')}
        />
        {afterTitle}
      </div>
      <TextInput
        label="Nome dell’azienda"
        hint="O il tuo nome, se pubblichi per la tua famiglia."
        required
        autoComplete="organization"
        error={errors.companyName?.message}
        {...register('companyName')}
      />
      <TextInput
        label="Località"
        hint="Comune o frazione: “Edolo”, “Boario”, “Capo di Ponte”."
        icon="map-pin"
        required
        autoComplete="off"
        error={errors.location?.message}
        {...register('location')}
      />
      <Select
        label="Categoria"
        required
        placeholder="Seleziona una categoria"
        error={errors.category?.message}
        {...register('category')}
      >
        {JOB_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ))}
      </Select>
      <Select
        label="Tipo di lavoro"
        required
        placeholder="Seleziona il tipo di lavoro"
        error={errors.type?.message}
        {...register('type')}
      >
        {JOB_TYPES.map((type) => (
          <option key={type} value={type}>
            {typeLabel(type)}
          </option>
        ))}
      </Select>
      <Select
        label="Esperienza"
        required
        placeholder="Seleziona il livello di esperienza"
        error={errors.experience?.message}
        {...register('experience')}
      >
        {JOB_EXPERIENCES.map((experience) => (
          <option key={experience}>{experience}</option>
        ))}
      </Select>
      <Select
        label="Contratto"
        required
        placeholder="Seleziona il tipo di contratto"
        error={errors.contract?.message}
        {...register('contract')}
      >
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
          error={errors.description?.message}
          {...register('description')}
        />
        {afterDescription}
      </div>
    </>
  );
}
