import {
  TRAP_FIELD,
  TRAP_HEADER,
  TURNSTILE_FIELD,
  TURNSTILE_HEADER,
  TURNSTILE_META,
} from '../../shared/public-forms.ts';
import { useHydrated } from '../app/use-hydrated.ts';
import { useModule } from '../ui/use-module.ts';
import type { TurnstileProps } from './turnstile.tsx';

/**
 * Tells people from programs in a form that anybody may send: a field that nobody sees or reaches, and Turnstile if it is
 * on. If it is off, none of it is loaded.
 */
export function HumanCheck({ action, pending }: TurnstileProps) {
  const isOn = useHydrated() && document.querySelector(`meta[name="${TURNSTILE_META}"]`) !== null;
  // Without the module the form is sent all the same, and the server says what to do.
  const turnstile = useModule(() => import('./turnstile.tsx'), isOn);
  return (
    <>
      <div className="sr-only" aria-hidden="true">
        <label>
          Lascia vuoto questo campo
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {turnstile && <turnstile.TurnstileWidget action={action} pending={pending} />}
    </>
  );
}

/** The responses of a form to the check for humans, as headers of the call that sends it. */
export function humanHeaders(fields: FormData): Record<string, string> {
  const typed = (name: string): string => String(fields.get(name) ?? '');
  const token = typed(TURNSTILE_FIELD);
  return {
    ...(typed(TRAP_FIELD) === '' ? {} : { [TRAP_HEADER]: 'filled' }),
    ...(token === '' ? {} : { [TURNSTILE_HEADER]: token }),
  };
}
