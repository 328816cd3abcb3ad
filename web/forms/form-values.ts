import { useSyncExternalStore } from 'react';

export type FormValues = Readonly<Record<string, string | boolean>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Values of a form. Its controls are left to the browser, which shows them: what was typed before the script ran stays, and
 * fields that are not on the page now keep their values here.
 */
export type ValueStore<Values extends FormValues> = ReturnType<typeof storeValues<Values>>;

export function storeValues<Values extends FormValues>(initial: Values) {
  let values = initial;
  const controls = new Map<string, Set<Control>>();
  const listeners = new Set<(name: string | null) => void>();

  /** @param name of what changed; null for all */
  const notify = (name: string | null) => {
    for (const listener of listeners) listener(name);
  };
  const change = (next: Partial<Values>, name: string | null) => {
    values = { ...values, ...next };
    notify(name);
  };
  const adopt = (name: string, value: string | boolean) => {
    if (values[name] !== value) change({ [name]: value } as Partial<Values>, name);
  };
  const show = (name: string) => {
    for (const control of controls.get(name) ?? []) write(control, values[name] ?? '');
  };

  return {
    initial,
    read: (): Values => values,
    subscribe: (listener: (name: string | null) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Puts a value into a field, as if it were typed. */
    set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      change({ [name]: value } as unknown as Partial<Values>, name);
      show(name);
    },
    reset: (next: Values) => {
      change(next, null);
      for (const name of controls.keys()) show(name);
    },
    /** Takes back what was changed in a field. */
    show,
    /** Takes a control in; it is shown what is known, unless it already holds something that was typed or filled in. */
    attach: (name: string, control: Control) => {
      controls.set(name, (controls.get(name) ?? new Set()).add(control));
      const held = shownBy(control);
      if (held === undefined || held === '' || held === false) write(control, values[name] ?? '');
      else adopt(name, held);
      return () => void controls.get(name)?.delete(control);
    },
    /** Reads what the controls of a field show, or of all: password managers fill them in without any event. */
    readShown: (changed?: string) => {
      for (const name of changed === undefined ? controls.keys() : [changed]) {
        const [control] = controls.get(name) ?? [];
        const shown = control && shownBy(control, true);
        if (shown !== undefined) adopt(name, shown);
      }
    },
    /** Names of fields that show half a day or time, whose value is as if they were empty. */
    unfinished: (): string[] =>
      [...controls].filter(([, all]) => [...all].some(({ validity }) => validity.badInput)).map(([name]) => name),
  };
}

/** Value that a control shows; undefined where no choice of several is made, or, as a select begins, where nobody has chosen. */
function shownBy(control: Control, isFinal = false): string | boolean | undefined {
  if (control instanceof HTMLSelectElement && !isFinal && control.selectedIndex < 1) return undefined;
  if (!(control instanceof HTMLInputElement)) return control.value;
  if (control.type === 'checkbox') return control.checked;
  if (control.type !== 'radio') return control.value;
  const group = control.form?.elements.namedItem(control.name);
  return (group instanceof RadioNodeList ? group.value : control.checked && control.value) || undefined;
}

function write(control: Control, value: string | boolean): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
  else if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === value;
  // Half a day or time is as if it were empty, and stays.
  else if (control.value !== value && offers(control, value)) control.value = String(value);
}

const offers = (control: Control, value: string | boolean): boolean =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

type Watched<Values extends FormValues> = { readonly values: ValueStore<Values> };

/** The value of one field as it changes; the part that uses it follows that field alone. */
export function useValue<Values extends FormValues, Name extends keyof Values>(
  { values }: Watched<Values>,
  name: Name,
): Values[Name] {
  return useSyncExternalStore(
    values.subscribe,
    () => values.read()[name],
    () => values.initial[name],
  );
}

/** All values of a form as they change. */
export const useValues = <Values extends FormValues>({ values }: Watched<Values>): Values =>
  useSyncExternalStore(values.subscribe, values.read, () => values.initial);
