import type { ReactNode } from 'react';
import type { WordingHint as Hint } from '../../../shared/wording.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** At most as many at once; the next ones follow when these are gone. */
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

type HintListProps = {
  readonly title: string;
  readonly hints: readonly Hint[];
  /** Puts a proposal in the place of what was found. */
  readonly onTake: (hint: Hint) => void;
  readonly children: ReactNode;
};

/** Hints as people read them; announced when they come. */
export function HintList({ title, hints, onTake, children }: HintListProps) {
  return (
    <div role="status">
      {hints.length > 0 && (
        <Notice title={title} className="mt-3">
          <ul className="list-plain stack-sm">
            {hints.slice(0, SHOWN).map((hint) => (
              <li key={`${hint.index} ${hint.found}`} className="stack-sm items-start">
                <span>{`“${hint.found}” ${WHY[hint.about]}.`}</span>
                <Button variant="secondary" onClick={() => onTake(hint)}>{`Usa “${hint.proposal}”`}</Button>
              </li>
            ))}
          </ul>
          <p className="muted">{children}</p>
        </Notice>
      )}
    </div>
  );
}
