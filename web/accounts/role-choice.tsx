import type { CHOSEN_ROLES } from '../../shared/accounts.ts';
import { RequiredMark } from '../ui/field.tsx';

type ChosenRole = (typeof CHOSEN_ROLES)[number];

const NAME = 'role';
const CHOICES: readonly { role: ChosenRole; label: string; meaning: string }[] = [
  { role: 'user', label: 'Lavoratore', meaning: 'Cerco lavoro' },
  { role: 'employer', label: 'Azienda', meaning: 'Cerco personale' },
];

/** The role chosen in a form; `user` is the default. */
export const chosenRole = (form: HTMLFormElement): ChosenRole =>
  new FormData(form).get(NAME) === 'employer' ? 'employer' : 'user';

/** Left to the browser: react-hook-form would undo a choice that was made before its script ran. */
export function RoleChoice() {
  return (
    <fieldset className="field min-w-0">
      <legend className="font-600 leading-snug pb-1.5">
        Mi registro come
        <RequiredMark />
      </legend>
      <div className="grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))]">
        {CHOICES.map(({ role, label, meaning }) => (
          <label
            key={role}
            className="flex items-start gap-3 p-4 border border-field rounded bg-surface hover:border-ink has-[:checked]:border-bosco has-[:checked]:bg-bosco-soft"
          >
            <input type="radio" name={NAME} value={role} defaultChecked={role === 'user'} />
            <span>
              <span className="block font-600 leading-snug">{label}</span>
              <span className="block muted">{meaning}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
