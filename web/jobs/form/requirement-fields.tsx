import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { EMPTY_ROW, type RequirementRow, readRows, rowsText } from '../../../shared/requirement-lines.ts';
import {
  isLanguage,
  KNOWN_REQUIREMENTS,
  LANGUAGE_LEVELS,
  OWN_CAR,
  REQUIREMENT_LIMITS,
} from '../../../shared/requirement-values.ts';
import { useValue } from '../../forms/form-values.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError, fieldId } from '../../ui/field.tsx';
import { optionsOf, Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { JobForm } from './publish-job-values.ts';

export function RequirementFields({ form }: { form: JobForm }) {
  const list = useId();
  const { id, error } = form.field('requirements');
  const text = useValue(form, 'requirements');
  const [known, setKnown] = useState({ text, version: 0 });
  // The controls are left to the browser; they begin again where what they show came from elsewhere.
  if (text !== known.text) setKnown({ text, version: known.version + 1 });
  const rows = readRows(text);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  /** The rows as their controls show them, also where they were filled in without any event. */
  const shownRows = (): RequirementRow[] => {
    const element = fieldset.current?.form;
    if (!element) return rows;
    const shown = new FormData(element);
    const textOf = (name: string, before: string) => String(shown.get(name) ?? before);
    return rows.map(({ level, reason }, index) => ({
      what: textOf(`${id}-${index}-what`, ''),
      level: textOf(`${id}-${index}-level`, level),
      reason: textOf(`${id}-${index}-reason`, reason),
      preferred: shown.has(`${id}-${index}-preferred`),
    }));
  };
  const set = (next: readonly RequirementRow[]) => form.values.set('requirements', rowsText(next));
  /** Takes over what the controls show, and rows that are added to it. */
  const readShown = (...more: RequirementRow[]) => {
    const next = [...shownRows(), ...more];
    if (rowsText(next) === text) return;
    setKnown({ ...known, text: rowsText(next) });
    set(next);
  };
  const beforeSend = useEffectEvent(() => readShown());
  useEffect(() => {
    const element = fieldset.current?.form;
    // Before the form itself is read.
    const read = () => beforeSend();
    element?.addEventListener('submit', read);
    return () => element?.removeEventListener('submit', read);
  }, []);
  const added = useRef(false);
  const last = rows.length - 1;
  useEffect(() => {
    if (added.current) document.getElementById(fieldId(`${id}-${last}-what`))?.focus();
    added.current = false;
  }, [id, last]);
  const add = () => {
    added.current = true;
    readShown(EMPTY_ROW);
  };
  const remove = (index: number) => {
    set(shownRows().filter((_, at) => at !== index));
    document.getElementById(`${id}-add`)?.focus();
  };
  return (
    <fieldset ref={fieldset} id={id} tabIndex={-1} className="stack min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="font-600">Requisiti</legend>
      <p id={`${id}-hint`} className="muted">
        Attestati, patentini, lingue, auto: al massimo otto, quelli che servono davvero. Chi ha un profilo vede quanti
        ne ha.
      </p>
      {rows.map(({ what, level, reason, preferred }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={`${known.version} ${index}`} className="stack-sm">
          <TextInput
            label="Requisito"
            hint="Scegli dall’elenco, o scrivi il tuo."
            name={`${id}-${index}-what`}
            list={list}
            maxLength={REQUIREMENT_LIMITS.length}
            autoComplete="off"
            defaultValue={what}
            onChange={() => readShown()}
          />
          {isLanguage(what) && (
            <Select
              label="Livello"
              placeholder="Qualsiasi"
              name={`${id}-${index}-level`}
              defaultValue={level}
              onChange={() => readShown()}
            >
              {optionsOf(LANGUAGE_LEVELS)}
            </Select>
          )}
          {what === OWN_CAR && (
            <TextInput
              label="Perché serve l’auto"
              hint="“Turni di notte”, “clienti in più comuni”."
              name={`${id}-${index}-reason`}
              maxLength={REQUIREMENT_LIMITS.length}
              autoComplete="off"
              defaultValue={reason}
              onChange={() => readShown()}
            />
          )}
          <Checkbox
            label="Gradito: ci si può candidare anche senza"
            name={`${id}-${index}-preferred`}
            defaultChecked={preferred}
            onChange={() => readShown()}
          />
          <Button variant="quiet" className="self-start px-3 -ml-3" onClick={() => remove(index)}>
            {what ? `Togli: ${what}` : 'Togli'}
          </Button>
        </div>
      ))}
      <FieldError id={id} error={error} />
      {rows.length < REQUIREMENT_LIMITS.count && (
        <Button id={`${id}-add`} variant="secondary" className="self-start" onClick={add}>
          Aggiungi un requisito
        </Button>
      )}
      <datalist id={list}>{optionsOf(KNOWN_REQUIREMENTS)}</datalist>
    </fieldset>
  );
}
