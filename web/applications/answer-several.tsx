import { useState } from 'react';
import type { ReceivedApplication } from '../../shared/answers.ts';
import { ANSWERS, type Answer, APPLICATION_STATUS_LABELS, MOST_ANSWERED } from '../../shared/application-values.ts';
import { failureToast } from '../forms/failure.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AnswerForm, type ApplicationAnswer } from './answer-form.tsx';
import { reachSeveralText } from './contact-texts.ts';
import { useSetStatuses } from './received-queries.ts';

type AnswerSeveralProps = {
  readonly people: readonly ReceivedApplication[];
  readonly onDone: () => void;
};

const peopleText = (count: number): string => (count === 1 ? '1 persona' : `${count} persone`);

/** Narrow: the bar is beside what is open, or on a phone. */
const IN_BAR = 'px-3 text-sm';

export function AnswerSeveral({ people, onDone }: AnswerSeveralProps) {
  const [chosen, setChosen] = useState<Answer | null>(null);
  const answer = useSetStatuses();
  const tooMany = people.length > MOST_ANSWERED;
  const ready = people.length > 0 && !tooMany;
  // People of offers with different contacts get the one that is written, or none.
  const [contact = '', ...others] = new Set(people.map(({ hiredContact }) => hiredContact));
  const send = (given: ApplicationAnswer) =>
    answer.mutate(
      { ids: people.map(({ id }) => id), ...given },
      {
        onSuccess: ({ message }) => {
          showToast({ title: 'Risposta salvata', description: message });
          setChosen(null);
          onDone();
        },
        onError: failureToast('Risposta non salvata', 'Non è stato possibile salvarla.'),
      },
    );
  return (
    <div className="cluster sticky bottom-0 z-1 py-3 border-t border-line bg-paper">
      <p className="font-600 text-sm" aria-live="polite">
        {tooMany
          ? `Al massimo ${MOST_ANSWERED} alla volta`
          : people.length === 1
            ? '1 scelta'
            : `${people.length} scelte`}
      </p>
      {ANSWERS.map((each) => (
        <Button
          key={each}
          variant="secondary"
          className={IN_BAR}
          aria-disabled={!ready}
          onClick={() => ready && setChosen(each)}
        >
          {APPLICATION_STATUS_LABELS[each]}
        </Button>
      ))}
      <Dialog open={chosen !== null} onClose={() => setChosen(null)} title={`Rispondi a ${peopleText(people.length)}`}>
        <div className="stack">
          <p className="break-words">{people.map(({ name }) => name).join(', ')}</p>
          <AnswerForm
            hint={reachSeveralText(people)}
            status="sent"
            initial={chosen}
            contact={others.length === 0 ? contact : ''}
            pending={answer.isPending}
            onAnswer={send}
          />
        </div>
      </Dialog>
    </div>
  );
}
