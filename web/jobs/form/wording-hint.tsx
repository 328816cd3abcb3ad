import type { ReactNode } from 'react';
import { EMPLOYER_KINDS, type EmployerKind } from '../../../shared/job-values.ts';
import type { WordingHint as Hint } from '../../../shared/wording.ts';
import { useValue } from '../../forms/form-values.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useModule } from '../../ui/use-module.ts';
import { useSettled } from '../../ui/use-settled.ts';
import type { JobForm } from './publish-job-values.ts';

const SHOWN = 3;

/** Nobody wants to be corrected in the middle of a word. */
export const PAUSE_MS = 700;

const WHY: Record<Hint['about'], string> = {
  sex: 'sembra cercare solo donne o solo uomini',
  age: 'sembra cercare una sola età',
  look: 'sembra chiedere un aspetto',
  origin: 'sembra cercare solo chi ha una certa origine',
  family: 'riguarda la famiglia di chi si candida',
  pay: 'chiede quanto una persona guadagna o guadagnava, e non si può chiedere',
  photo: 'chiede una foto, che non serve a valutare chi si candida',
  assisted: 'dice della persona in casa più di quanto serve: salute, età, nome e indirizzo si dicono a voce',
};

type WordingHintsProps = {
  readonly title: string;
  /** The typed text after a pause, and all that decides what is wrong in it. */
  readonly text: string;
  readonly context: string;
  readonly employer: EmployerKind | undefined;
  /** The text as it is now, and what puts another in its place. */
  readonly read: () => string;
  readonly replace: (text: string) => void;
  readonly children: ReactNode;
};

/**
 * Hints on pieces of a text that seem to close the offer to somebody or to say what is private, each with a button that puts neutral
 * words in its place; announced when they come. Sending needs none of it.
 */
export function WordingHints({ title, text, context, employer, read, replace, children }: WordingHintsProps) {
  // Without the rules, where they do not arrive, nothing is missing.
  const wording = useModule(() => import('../../../shared/wording.ts'), text !== '');
  const hints = wording?.wordingHints(text, context, employer) ?? [];
  const take = (hint: Hint) => {
    // The text may have changed since the hint was made.
    const now = read();
    if (wording && now.slice(hint.index, hint.index + hint.found.length) === hint.found)
      replace(wording.withProposal(now, hint));
  };
  return (
    <div role="status">
      {hints.length > 0 && (
        <Notice title={title} className="mt-3">
          <ul className="list-plain stack-sm">
            {hints.slice(0, SHOWN).map((hint) => (
              <li key={`${hint.index} ${hint.found}`} className="stack-sm items-start">
                <span>{`“${hint.found}” ${WHY[hint.about]}.`}</span>
                <Button variant="secondary" onClick={() => take(hint)}>{`Usa “${hint.proposal}”`}</Button>
              </li>
            ))}
          </ul>
          <p className="muted">{children}</p>
        </Notice>
      )}
    </div>
  );
}

export function WordingHint({ form, field }: { form: JobForm; field: 'title' | 'description' }) {
  const title = useValue(form, 'title');
  const description = useValue(form, 'description');
  const employer = useValue(form, 'employerKind');
  const text = useSettled(field === 'title' ? title : description, PAUSE_MS);
  const other = useSettled(field === 'title' ? description : title, PAUSE_MS);
  return (
    <WordingHints
      title="Un’offerta è per tutte e tutti"
      text={text}
      context={`${text}\n${other}`}
      employer={EMPLOYER_KINDS.find((known) => known === employer)}
      read={() => form.values.read()[field]}
      replace={(better) => {
        form.values.set(field, better);
        form.focus(field);
      }}
    >
      È un suggerimento: puoi pubblicare anche così.
    </WordingHints>
  );
}
