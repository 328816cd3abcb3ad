import { hasContact } from '../../../shared/description.ts';
import { MOST_WEEKLY_HOURS } from '../../../shared/job-values.ts';
import { useNow } from '../../app/now.tsx';
import { DOMESTIC_MINIMUMS } from '../../content/domestic-minimums.ts';
import { useValue } from '../../forms/form-values.ts';
import type { DeclaredForm } from '../../forms/use-declared-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { describedBy, FieldError, fieldId, RequiredMark } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { optionsOf, Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { PAUSE_MS, WordingHints } from '../form/wording-hint.tsx';
import {
  type CarerAnswers,
  CHOICES,
  DAY_PART_NAMES,
  DAY_PARTS,
  MOST_NOTES,
  periodsOf,
  TASK_NAMES,
  TASKS,
} from './carer-answers.ts';
import { minimumHint, proposedLevel } from './domestic-level.ts';

function PayQuestion({ form: { field }, answers }: QuestionProps) {
  const proposal = proposedLevel(answers);
  const periods = periodsOf(answers);
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
          {optionsOf(Object.keys(periods), (period) => periods[period] ?? period)}
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

type CarerForm = DeclaredForm<CarerAnswers>;

type QuestionProps = { readonly form: CarerForm; readonly answers: CarerAnswers };

type ChoiceProps = { readonly form: CarerForm; readonly name: keyof typeof CHOICES; readonly legend: string };

const Choice = ({ form, name, legend }: ChoiceProps) => (
  <RadioCards
    legend={legend}
    name={name}
    choices={CHOICES[name]}
    error={form.field(name).error}
    input={() => form.register(name)}
  />
);

const HOURS_HINTS: Readonly<Record<string, string>> = {
  ore: 'Per chi non convive il contratto arriva a 40.',
  convivente: 'Per chi convive il contratto arriva a 54.',
};

function Hours({ form: { field }, answers }: QuestionProps) {
  const hint = HOURS_HINTS[answers.arrangement];
  return (
    <>
      <Select label="Quanti giorni alla settimana" required placeholder="Scegli" {...field('days')}>
        {optionsOf(['1', '2', '3', '4', '5', '6', '7'])}
      </Select>
      <TextInput
        label="Quante ore alla settimana, in tutto"
        {...(hint ? { hint } : {})}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(MOST_WEEKLY_HOURS).length}
        {...field('hours')}
      />
      {answers.arrangement === 'ore' && (
        <fieldset className="min-w-0">
          <legend className="font-600">Quando</legend>
          {DAY_PART_NAMES.map((part) => (
            <Checkbox key={part} label={DAY_PARTS[part]} {...field(part)} />
          ))}
        </fieldset>
      )}
    </>
  );
}

function Tasks({ form, answers }: QuestionProps) {
  const { field } = form;
  const shown = TASK_NAMES.filter((task) => answers.need !== 'casa' || !TASKS[task].care);
  // The first one has the error where none is chosen.
  const { id, error } = field(shown[0] ?? 'company');
  return (
    <>
      <fieldset id={id} tabIndex={-1} className="min-w-0" aria-describedby={describedBy(id, undefined, error)}>
        <legend className="font-600">
          Compiti
          <RequiredMark />
        </legend>
        <FieldError id={id} error={error} />
        {shown.map((task) => (
          <Checkbox
            key={task}
            label={TASKS[task].text}
            {...field(task)}
            id={fieldId(`task-${task}`)}
            error={undefined}
          />
        ))}
        <Checkbox label="Guidare l’auto (patente B)" {...field('driving')} />
      </fieldset>
      {answers.need === 'non autosufficiente' && (
        <Checkbox
          label="Chiedo una formazione"
          hint="Attestato OSS o ASA, o un corso di assistente familiare: cambia il livello."
          {...field('trained')}
        />
      )}
      <NotesField form={form} />
    </>
  );
}

function Offered({ form: { field }, answers: { arrangement, housing } }: QuestionProps) {
  if (arrangement === 'convivente')
    return (
      <>
        <p>Chi convive ha vitto e alloggio: l’annuncio lo dice già.</p>
        <Checkbox label="Ha una camera riservata" {...field('room')} />
      </>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="font-600">Compresi nel lavoro</legend>
      <Checkbox label="Vitto" hint="I pasti che cadono nelle ore di lavoro." {...field('meals')} />
      <Checkbox label="Alloggio" {...field('housing')} />
      {housing && <Checkbox label="Una camera riservata" {...field('room')} />}
    </fieldset>
  );
}

function Start({ form, answers }: QuestionProps) {
  return (
    <>
      <Choice form={form} name="start" legend="Inizio" />
      {answers.start === 'giorno' && <DateInput label="Il giorno" required {...form.field('startDate')} />}
      <Choice form={form} name="duration" legend="Durata" />
    </>
  );
}

export const FIELDS = [
  ({ form }: QuestionProps) => <Choice form={form} name="need" legend="Chi va assistito" />,
  ({ form }: QuestionProps) => <Choice form={form} name="arrangement" legend="Presenza in casa" />,
  Hours,
  Tasks,
  Offered,
  Start,
  PayQuestion,
] as const;

/** The one free text of the questions; it warns of what an advert need not say of anybody at home. */
function NotesField({ form }: { form: CarerForm }) {
  const text = useSettled(useValue(form, 'notes'), PAUSE_MS);
  return (
    <div>
      <TextArea
        label="Altro da sapere (facoltativo)"
        hint="Quello che serve per decidere se candidarsi. Niente malattie, nomi, età o indirizzi: si dicono a voce."
        rows={3}
        maxLength={MOST_NOTES}
        {...form.field('notes')}
      />
      <WordingHints
        title="L’annuncio lo legge chiunque"
        text={text}
        context={text}
        employer="famiglia"
        read={() => form.values.read().notes}
        replace={(better) => {
          form.values.set('notes', better);
          form.focus('notes');
        }}
      >
        È un suggerimento: puoi continuare anche così.
      </WordingHints>
      <div role="status">
        {hasContact(text) && (
          <Notice className="mt-3">Un telefono o un’email non servono: le candidature arrivano a te.</Notice>
        )}
      </div>
    </div>
  );
}
