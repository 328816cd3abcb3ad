import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { PublishCandidateBody } from '../../shared/candidates.ts';
import { RequiredNote } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { AudienceChoice } from './audience-choice.tsx';
import type { CandidateValues } from './publish-candidate-values.ts';

type CandidateFieldsProps = {
  readonly form: UseFormReturn<CandidateValues, unknown, PublishCandidateBody>;
  /** Whom an address is asked of: an account has its own. */
  readonly email: 'of who is signed out' | 'asked' | 'not asked';
  /** Whether the form has just taken the place of something else. */
  readonly opened?: boolean;
};

/** What a person says of themselves, the same where they publish it and where they change it. */
export function CandidateFields({ form, email, opened = false }: CandidateFieldsProps) {
  const { register, setValue, control, formState } = form;
  const { errors } = formState;
  const audience = useWatch({ control, name: 'audience' });
  return (
    <>
      <RequiredNote />
      <TextInput
        label="Nome e cognome"
        required
        autoFocus={opened}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextInput
        label="Professione"
        hint="Il mestiere che fai o che cerchi: “Cuoca”, “Muratore”, “Badante”."
        required
        autoComplete="organization-title"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextInput
        label="Comune di residenza"
        hint="Solo il comune o la frazione, mai la via."
        icon="map-pin"
        required
        autoComplete="address-level2"
        error={errors.location?.message}
        {...register('location')}
      />
      <TextInput
        label="Competenze"
        hint="Separale con una virgola."
        placeholder="Cucina tradizionale, inglese B1, patente B"
        required
        autoComplete="off"
        error={errors.skills?.message}
        {...register('skills')}
      />
      <TextArea
        label="Esperienza e preferenze"
        hint="Facoltativo: che cosa hai fatto, che lavoro cerchi, in quali orari."
        rows={5}
        error={errors.experience?.message}
        {...register('experience')}
      />
      <AudienceChoice value={audience} onChoose={(chosen) => setValue('audience', chosen)} />
      {email !== 'not asked' && (
        <div className={email === 'asked' ? undefined : 'signed-out-only'}>
          <TextInput
            label="Email (facoltativa, mai pubblicata)"
            hint="Ci arrivano i messaggi di chi ti scrive e il link per gestire il profilo."
            type="email"
            autoComplete="email"
            inputMode="email"
            error={errors.email?.message}
            {...register('email')}
          />
        </div>
      )}
    </>
  );
}
