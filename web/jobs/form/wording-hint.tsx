import { useWatch } from 'react-hook-form';
import type { WordingHint as Hint } from '../../../shared/wording.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useModule } from '../../ui/use-module.ts';
import { useSettled } from '../../ui/use-settled.ts';
import type { JobForm } from './publish-job-values.ts';

/** At most as many at once; the next ones follow when these are gone. */
const SHOWN = 3;

const WHY: Record<Hint['about'], string> = {
  sex: 'sembra cercare solo donne o solo uomini',
  age: 'sembra cercare una sola età',
  look: 'sembra chiedere un aspetto',
  origin: 'sembra cercare solo chi ha una certa origine',
  family: 'riguarda la famiglia di chi si candida',
  pay: 'chiede quanto una persona guadagna o guadagnava, e non si può chiedere',
  photo: 'chiede una foto, che non serve a valutare chi si candida',
};

/**
 * Hints on pieces of a text that seem to close the offer to somebody or to ask what is private, with a button that replaces
 * them by neutral words. Sending needs none of it.
 */
export function WordingHint({ form, field }: { form: JobForm; field: 'title' | 'description' }) {
  const [title, description] = useWatch({ control: form.control, name: ['title', 'description'] });
  const text = useSettled(field === 'title' ? title : description, PAUSE_MS);
  const other = useSettled(field === 'title' ? description : title, PAUSE_MS);
  // Without the rules, where they do not arrive, nothing is missing.
  const wording = useModule(() => import('../../../shared/wording.ts'), text !== '');
  const hints = (wording?.wordingHints(text, `${text}\n${other}`) ?? []).slice(0, SHOWN);

  const take = (hint: Hint) => {
    // The text may have changed since the hint was made.
    const now = form.getValues(field);
    if (!wording || now.slice(hint.index, hint.index + hint.found.length) !== hint.found) return;
    form.setValue(field, wording.withProposal(now, hint), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    form.setFocus(field);
  };

  return (
    <div role="status">
      {hints.length > 0 && (
        <Notice title="Un’offerta è per tutte e tutti" className="mt-3">
          <ul className="list-plain stack-sm">
            {hints.map((hint) => (
              <li key={`${hint.index} ${hint.found}`} className="stack-sm items-start">
                <span>
                  “{hint.found}” {WHY[hint.about]}.
                </span>
                <Button variant="secondary" onClick={() => take(hint)}>
                  Usa “{hint.proposal}”
                </Button>
              </li>
            ))}
          </ul>
          <p className="muted">È un suggerimento: puoi pubblicare anche così.</p>
        </Notice>
      )}
    </div>
  );
}

/** Nobody wants to be corrected in the middle of a word. */
export const PAUSE_MS = 700;
