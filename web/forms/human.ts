import { TRAP_FIELD, TRAP_HEADER, TURNSTILE_FIELD, TURNSTILE_HEADER } from '../../shared/public-forms.ts';

let last: Readonly<Record<string, string>> = {};

/** Notes the responses of a form to the check for humans, at the moment it is sent. */
export function noteHuman(form: HTMLFormElement): void {
  const typed = (name: string): string => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  const token = typed(TURNSTILE_FIELD);
  last = {
    ...(typed(TRAP_FIELD) === '' ? {} : { [TRAP_HEADER]: 'filled' }),
    ...(token === '' ? {} : { [TURNSTILE_HEADER]: token }),
  };
}

/** Headers of the form that is being sent. */
export const humanHeaders = (): Record<string, string> => ({ ...last });
