import { useEffect, useEffectEvent, useId, useRef } from 'react';
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
  const rows = readRows(useValue(form, 'requirements'));
  const set = (next: readonly RequirementRow[]) => form.values.set('requirements', rowsText(next));
  const change = (index: number, part: Partial<RequirementRow>) =>
    set(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // Values that were filled in without any event; before the form itself is read.
  const readShown = useEffectEvent((element: HTMLFormElement) => {
    const shown = new FormData(element);
    const text = (name: string, before: string) => String(shown.get(name) ?? before);
    const next = rows.map(({ level, reason }, index) => ({
      what: text(`${id}-${index}-what`, ''),
      level: text(`${id}-${index}-level`, level),
      reason: text(`${id}-${index}-reason`, reason),
      preferred: shown.has(`${id}-${index}-preferred`),
    }));
    if (rowsText(next) !== rowsText(rows)) set(next);
  });
  useEffect(() => {
    const element = fieldset.current?.form;
    const read = () => element && readShown(element);
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
    set([...rows, EMPTY_ROW]);
  };
  const remove = (index: number) => {
    set(rows.filter((_, at) => at !== index));
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
        <div key={index} className="stack-sm">
          <TextInput
            label="Requisito"
            hint="Scegli dall’elenco, o scrivi il tuo."
            name={`${id}-${index}-what`}
            list={list}
            maxLength={REQUIREMENT_LIMITS.length}
            autoComplete="off"
            value={what}
            onChange={(event) => change(index, { what: event.target.value })}
          />
          {isLanguage(what) && (
            <Select
              label="Livello"
              placeholder="Qualsiasi"
              name={`${id}-${index}-level`}
              value={level}
              onChange={(event) => change(index, { level: event.target.value })}
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
              value={reason}
              onChange={(event) => change(index, { reason: event.target.value })}
            />
          )}
          <Checkbox
            label="Gradito: ci si può candidare anche senza"
            name={`${id}-${index}-preferred`}
            checked={preferred}
            onChange={(event) => change(index, { preferred: event.target.checked })}
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
