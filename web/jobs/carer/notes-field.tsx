import { useWatch } from 'react-hook-form';
import { hasContact } from '../../../shared/offer-gaps.ts';
import type { WordingHint } from '../../../shared/wording.ts';
import type { DeclaredForm } from '../../forms/use-declared-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useModule } from '../../ui/use-module.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { HintList, PAUSE_MS } from '../form/hint-list.tsx';
import { type CarerAnswers, MOST_NOTES } from './carer-answers.ts';

/** The one free text of the questions; it warns of what an advert need not say of anybody at home. */
export function NotesField({ form }: { form: DeclaredForm<CarerAnswers, CarerAnswers> }) {
  const typed = useWatch({ control: form.control, name: 'notes' }) ?? '';
  const text = useSettled(typed, PAUSE_MS);
  const wording = useModule(() => import('../../../shared/wording.ts'), text !== '');
  const hints = wording?.wordingHints(text, text, 'famiglia') ?? [];

  const take = (hint: WordingHint) => {
    const now = form.getValues('notes');
    if (!wording || now.slice(hint.index, hint.index + hint.found.length) !== hint.found) return;
    form.setValue('notes', wording.withProposal(now, hint), { shouldDirty: true });
    form.setFocus('notes');
  };

  return (
    <div>
      <TextArea
        label="Altro da sapere (facoltativo)"
        hint="Quello che serve per decidere se candidarsi. Niente malattie, nomi, età o indirizzi: si dicono a voce."
        rows={3}
        maxLength={MOST_NOTES}
        {...form.field('notes')}
      />
      <HintList title="L’annuncio lo legge chiunque" hints={hints} onTake={take}>
        È un suggerimento: puoi continuare anche così.
      </HintList>
      <div role="status">
        {hasContact(text) && (
          <Notice className="mt-3">Un telefono o un’email non servono: le candidature arrivano a te.</Notice>
        )}
      </div>
    </div>
  );
}
