import { useWatch } from 'react-hook-form';
import { EMPLOYER_KINDS } from '../../../shared/job-values.ts';
import type { WordingHint as Hint } from '../../../shared/wording.ts';
import { useModule } from '../../ui/use-module.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { HintList, PAUSE_MS } from './hint-list.tsx';
import type { JobForm } from './publish-job-values.ts';

/**
 * Hints on pieces of a text that seem to close the offer to somebody or to ask what is private, with a button that replaces
 * them by neutral words. Sending needs none of it.
 */
export function WordingHint({ form, field }: { form: JobForm; field: 'title' | 'description' }) {
  const [title, description, employer] = useWatch({
    control: form.control,
    name: ['title', 'description', 'employerKind'],
  });
  const text = useSettled(field === 'title' ? title : description, PAUSE_MS);
  const other = useSettled(field === 'title' ? description : title, PAUSE_MS);
  // Without the rules, where they do not arrive, nothing is missing.
  const wording = useModule(() => import('../../../shared/wording.ts'), text !== '');
  const kind = EMPLOYER_KINDS.find((known) => known === employer);
  const hints = wording?.wordingHints(text, `${text}\n${other}`, kind) ?? [];

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
    <HintList title="Un’offerta è per tutte e tutti" hints={hints} onTake={take}>
      È un suggerimento: puoi pubblicare anche così.
    </HintList>
  );
}
