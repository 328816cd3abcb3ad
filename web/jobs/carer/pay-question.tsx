import { useNow } from '../../app/now.tsx';
import { DOMESTIC_MINIMUMS } from '../../content/domestic-minimums.ts';
import type { DeclaredForm } from '../../forms/use-declared-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { PAUSE_MS } from '../form/hint-list.tsx';
import { type CarerAnswers, periodsOf } from './carer-answers.ts';
import { minimumHint, proposedLevel } from './domestic-level.ts';

type PayQuestionProps = {
  readonly form: DeclaredForm<CarerAnswers, CarerAnswers>;
  readonly answers: CarerAnswers;
};

/** The pay, with the level that the answers mean and the year's minimum beside it. */
export function PayQuestion({ form: { field }, answers }: PayQuestionProps) {
  const proposal = proposedLevel(answers);
  return (
    <>
      <Notice title={proposal ? `Livello proposto: ${proposal.level}` : 'Presenza notturna'}>
        <p>{proposal?.reason ?? 'La sola presenza di notte ha nel contratto una regola e una tabella sue.'}</p>
        {answers.arrangement === 'notte' && (
          <p>
            Per le notti il contratto distingue chi assiste, dalle 20 alle 8, da chi è soltanto presente: nei casi dubbi
            chiedi a un patronato, a un sindacato o a un’associazione.
          </p>
        )}
      </Notice>
      <div className="grid gap-4 items-end sm:grid-cols-2">
        <TextInput
          label="Paga lorda, da (€)"
          hint="Facoltativa: chi la trova scritta decide prima."
          inputMode="decimal"
          autoComplete="off"
          {...field('pay')}
        />
        {/* Its options follow from an answer that a draft brings later: a new control then takes the value. */}
        <Select key={answers.arrangement} label="Periodo" placeholder="Scegli" {...field('period')}>
          {Object.entries(periodsOf(answers)).map(([period, label]) => (
            <option key={period} value={period}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <MinimumHint answers={answers} />
    </>
  );
}

/** The year's minimum, said again after a pause in typing; nothing out of the year of the table. */
function MinimumHint({ answers }: { answers: CarerAnswers }) {
  const hint = minimumHint(answers, useNow());
  const text = useSettled(hint?.text ?? '', PAUSE_MS);
  const { source, checked } = DOMESTIC_MINIMUMS;
  return (
    <div role="status">
      {hint && text && (
        <Notice tone={hint.below ? 'warning' : 'info'}>
          <p>{text}</p>
          <p className="muted">
            Tredicesima, vitto e alloggio sono a parte. Fonte: <a href={source}>tabella DOMINA</a>
            <span>{`, verificata il ${checked}.`}</span>
          </p>
        </Notice>
      )}
    </div>
  );
}
