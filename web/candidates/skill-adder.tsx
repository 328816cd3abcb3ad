import { useId, useState } from 'react';
import { LICENCES, licenceName } from '../../shared/job-values.ts';
import { isLanguage, KNOWN_REQUIREMENTS, LANGUAGE_LEVELS } from '../../shared/requirement-values.ts';
import { Button } from '../ui/button.tsx';
import { fieldId } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';

const KNOWN = [...LICENCES.map(licenceName), ...KNOWN_REQUIREMENTS];
const NAME = 'addedSkill';

/** Adds a certificate, a licence or a language to the skills, in the words that offers ask for it with. */
export function SkillAdder({ onAdd }: { onAdd: (skill: string) => void }) {
  const list = useId();
  const [what, setWhat] = useState('');
  const [level, setLevel] = useState('');
  const add = () => {
    const field = document.querySelector<HTMLInputElement>(`#${fieldId(NAME)}`);
    // As the field shows it: some programs fill it in without an event.
    const shown = (field?.value ?? what).trim();
    const said = [shown, isLanguage(shown) ? level : ''].filter(Boolean).join(' ');
    if (said === '') return;
    onAdd(said);
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
          value={what}
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
            {LANGUAGE_LEVELS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
        <Button variant="secondary" className="self-start" onClick={add}>
          Aggiungi alle competenze
        </Button>
      </div>
    </details>
  );
}
