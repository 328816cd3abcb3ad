import { useId, useState } from 'react';
import { AVAILABLE_DAYS, type CandidateAudience } from '../../shared/candidate-values.ts';
import { LICENCES, licenceName } from '../../shared/job-values.ts';
import { isLanguage, KNOWN_REQUIREMENTS, LANGUAGE_LEVELS } from '../../shared/requirement-values.ts';
import { useValue } from '../forms/form-values.ts';
import type { DeclaredForm } from '../forms/use-declared-form.ts';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { fieldId, RequiredNote } from '../ui/field.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { optionsOf, Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';
import type { CandidateValues } from './publish-candidate-values.ts';

const CHOICES: readonly { value: CandidateAudience; label: string; meaning: string }[] = [
  { value: 'everyone', label: 'Visibile a tutti', meaning: 'Chiunque visiti il sito, anche senza account.' },
  {
    value: 'companies',
    label: 'Solo aziende registrate',
    meaning: 'Chi ha un account Azienda e ha effettuato l’accesso. Puoi escluderne alcune.',
  },
];

export const audienceLabel = (audience: CandidateAudience): string =>
  CHOICES.find((choice) => choice.value === audience)?.label ?? '';

type AudienceChoiceProps = {
  /** Empty: not chosen yet, which means everybody. */
  readonly value: CandidateAudience | '';
  readonly onChoose: (audience: CandidateAudience) => void;
};

const AudienceChoice = ({ value, onChoose }: AudienceChoiceProps) => (
  <RadioCards
    legend="Chi può vedere il profilo"
    name="audience"
    choices={CHOICES}
    input={(audience) => ({ checked: (value || 'everyone') === audience, onChange: () => onChoose(audience) })}
  />
);

type CandidateFieldsProps = {
  readonly form: DeclaredForm<CandidateValues>;
  /** People who are asked for an address: an account has its own. */
  readonly email: 'of who is signed out' | 'asked' | 'not asked';
  readonly opened?: boolean;
};

export function CandidateFields({ form, email, opened = false }: CandidateFieldsProps) {
  const { field, values } = form;
  const audience = useValue(form, 'audience');
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
        placeholder="HACCP, inglese B1, patente B"
        required
        autoComplete="off"
        {...field('skills')}
      />
      <SkillAdder
        onAdd={(skill) => {
          const typed = values.read().skills.trim().replace(/,$/, '');
          values.set('skills', typed === '' ? skill : `${typed}, ${skill}`);
        }}
      />
      <TextArea
        label="Esperienza e preferenze"
        hint="Facoltativo: che cosa hai fatto, che lavoro cerchi, in quali orari."
        rows={5}
        {...field('experience')}
      />
      <DateInput
        label="Disponibile subito fino al"
        hint={`Facoltativo, al massimo ${AVAILABLE_DAYS} giorni: dopo quel giorno non si vede più.`}
        {...field('availableUntil')}
      />
      <AudienceChoice value={audience} onChoose={(chosen) => values.set('audience', chosen)} />
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

const KNOWN = [...LICENCES.map(licenceName), ...KNOWN_REQUIREMENTS];
const NAME = 'addedSkill';

/** Adds a certificate, a licence or a language to the skills, in the words that offers ask for it with. */
function SkillAdder({ onAdd }: { onAdd: (skill: string) => void }) {
  const list = useId();
  const [what, setWhat] = useState('');
  const [level, setLevel] = useState('');
  const add = () => {
    const field = document.querySelector<HTMLInputElement>(`#${fieldId(NAME)}`);
    // As the field shows it: some programs fill it in without an event.
    const shown = (field?.value ?? what).trim();
    const skill = [shown, isLanguage(shown) ? level : ''].filter(Boolean).join(' ');
    if (skill === '') return;
    onAdd(skill);
    if (field) field.value = '';
    setWhat('');
    setLevel('');
    field?.focus();
  };
  return (
    <details>
      <summary className="py-2.5">Aggiungi attestati, patenti e lingue</summary>
      <div className="stack-sm pt-2">
        <TextInput
          label="Attestato, patente o lingua"
          hint="Scegli dall’elenco: le offerte lo chiedono con le stesse parole."
          name={NAME}
          list={list}
          autoComplete="off"
          onChange={(event) => setWhat(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <datalist id={list}>
          {KNOWN.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
        {isLanguage(what) && (
          <Select
            label="Livello"
            placeholder="Non lo so"
            name="addedLevel"
            value={level}
            onChange={(event) => setLevel(event.target.value)}
          >
            {optionsOf(LANGUAGE_LEVELS)}
          </Select>
        )}
        <Button variant="secondary" className="self-start" onClick={add}>
          Aggiungi alle competenze
        </Button>
      </div>
    </details>
  );
}
