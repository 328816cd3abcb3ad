import { useState } from 'react';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { fieldId, RequiredNote } from '../ui/field.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { Range } from '../ui/range.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { Section } from './section.tsx';

const CATEGORY_ERROR = 'Seleziona una categoria';
const PASSWORD_ERROR = 'Password deve avere almeno 6 caratteri';

export function FormSection() {
  const [submitCount, setSubmitCount] = useState(0);
  const [radius, setRadius] = useState(30);
  return (
    <Section title="Moduli">
      <form
        noValidate
        className="card form-stack"
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitCount(submitCount + 1);
        }}
      >
        <RequiredNote />
        <ErrorSummary
          submitCount={submitCount}
          errors={[
            { fieldId: fieldId('category'), message: CATEGORY_ERROR },
            { fieldId: fieldId('password'), message: PASSWORD_ERROR },
          ]}
        />
        <TextInput
          label="Titolo dell'offerta"
          name="title"
          required
          hint="Per esempio: barista per il fine settimana"
        />
        <TextInput label="Dove" name="location" icon="map-pin" placeholder="Comune o frazione" />
        <Select label="Categoria" name="category" required placeholder="Scegli" error={CATEGORY_ERROR}>
          <option>Ristorazione</option>
          <option>Ufficio e Amministrazione</option>
        </Select>
        <TextInput
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          placeholder="Minimo 6 caratteri"
          hint="Usala solo qui."
          error={PASSWORD_ERROR}
        />
        <TextArea label="Descrizione" name="description" required hint="Che cosa si fa, quando, con chi." />
        <TextInput label="Azienda" name="company" value="Officina Bianchi" disabled readOnly />
        <Range
          label="Distanza massima"
          name="radius"
          min={5}
          max={50}
          step={5}
          value={radius}
          valueText={(km) => `${km} km`}
          onCommit={setRadius}
        />
        <div>
          <RadioCards
            legend="Mi registro come"
            name="role"
            choices={[
              { value: 'user', label: 'Lavoratore', meaning: 'Cerco lavoro' },
              { value: 'employer', label: 'Azienda', meaning: 'Cerco personale' },
            ]}
            input={(role) => ({ defaultChecked: role === 'user' })}
          />
          <Checkbox label="Solo vicino a me" name="nearby" defaultChecked />
          <Checkbox label="Vitto compreso" name="meals" hint="Almeno un pasto al giorno." />
          <Checkbox label="Ho letto le condizioni" name="terms" required error="Devi accettare le condizioni" />
        </div>
        <Button type="submit" className="self-start">
          Prova il riepilogo degli errori
        </Button>
      </form>
    </Section>
  );
}
