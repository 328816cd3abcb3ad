import { useWatch } from 'react-hook-form';
import type { PublishCandidateBody } from '../../shared/candidates.ts';
import type { DeclaredForm } from '../forms/use-declared-form.ts';
import { RequiredNote } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';
import { AudienceChoice } from './audience-choice.tsx';
import type { CandidateValues } from './publish-candidate-values.ts';
import { SkillAdder } from './skill-adder.tsx';

type CandidateFieldsProps = {
  readonly form: DeclaredForm<CandidateValues, PublishCandidateBody>;
  /** People who are asked for an address: an account has its own. */
  readonly email: 'of who is signed out' | 'asked' | 'not asked';
  /** True if the form has just replaced other content. */
  readonly opened?: boolean;
};

/** Fields of a profile, the same for publishing and for editing. */
export function CandidateFields({ form, email, opened = false }: CandidateFieldsProps) {
  const { field, getValues, setValue, control, formState } = form;
  const audience = useWatch({ control, name: 'audience' });
  return (
    <>
      <RequiredNote />
      <TextInput label="Nome e cognome" required autoFocus={opened} autoComplete="name" {...field('name')} />
      <TextInput
        label="Professione"
        hint="Il mestiere che fai o che cerchi: “Cuoca”, “Muratore”, “Badante”."
        required
        autoComplete="organization-title"
        {...field('title')}
      />
      <TextInput
        label="Comune di residenza"
        hint="Solo il comune o la frazione, mai la via."
        icon="map-pin"
        required
        autoComplete="address-level2"
        {...field('location')}
      />
      <TextInput
        label="Competenze"
        hint="Separale con una virgola."
        placeholder="Cucina tradizionale, inglese B1, patente B"
        required
        autoComplete="off"
        {...field('skills')}
      />
      <SkillAdder
        onAdd={(skill) => {
          const typed = (getValues('skills') ?? '').trim().replace(/,$/, '');
          setValue('skills', typed === '' ? skill : `${typed}, ${skill}`, { shouldValidate: formState.isSubmitted });
        }}
      />
      <TextArea
        label="Esperienza e preferenze"
        hint="Facoltativo: che cosa hai fatto, che lavoro cerchi, in quali orari."
        rows={5}
        {...field('experience')}
      />
      <AudienceChoice value={audience} onChoose={(chosen) => setValue('audience', chosen)} />
      {email !== 'not asked' && (
        <div className={email === 'asked' ? undefined : 'signed-out-only'}>
          <EmailInput
            label="Email (facoltativa, mai pubblicata)"
            hint="Ci arrivano i messaggi di chi ti scrive e il link per gestire il profilo."
            {...field('email')}
          />
        </div>
      )}
    </>
  );
}
