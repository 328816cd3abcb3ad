import { MOST_WEEKLY_HOURS } from '../../../shared/weekly-hours.ts';
import type { DeclaredForm } from '../../forms/use-declared-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import {
  type ARRANGEMENTS,
  type CarerAnswers,
  DAY_PART_NAMES,
  DAY_PARTS,
  type DURATIONS,
  type NEEDS,
  type STARTS,
  TASK_NAMES,
  TASKS,
} from './carer-answers.ts';
import { NotesField } from './notes-field.tsx';
import { PayQuestion } from './pay-question.tsx';

type CarerForm = DeclaredForm<CarerAnswers, CarerAnswers>;

type QuestionProps = { readonly form: CarerForm; readonly answers: CarerAnswers };

type Choices<Values extends readonly string[]> = readonly {
  readonly value: Values[number];
  readonly label: string;
  readonly meaning: string;
}[];

const NEED_CHOICES: Choices<typeof NEEDS> = [
  {
    value: 'autosufficiente',
    label: 'Una persona che se la cava da sola',
    meaning: 'Autosufficiente: si alza, si lava e mangia senza aiuto.',
  },
  {
    value: 'non autosufficiente',
    label: 'Una persona che ha bisogno di aiuto',
    meaning: 'Non autosufficiente: per alzarsi, lavarsi, mangiare o uscire le serve qualcuno.',
  },
  { value: 'casa', label: 'Solo la casa', meaning: 'Pulizie, cucina, spesa: nessuno va assistito.' },
];

const ARRANGEMENT_CHOICES: Choices<typeof ARRANGEMENTS> = [
  { value: 'ore', label: 'A ore', meaning: 'Viene nelle ore concordate e abita a casa sua.' },
  { value: 'convivente', label: 'Convivente', meaning: 'Vive in casa, con vitto e alloggio.' },
  { value: 'notte', label: 'Di notte', meaning: 'Viene la sera e resta fino al mattino.' },
];

const START_CHOICES: Choices<typeof STARTS> = [
  { value: 'subito', label: 'Appena possibile', meaning: 'Il giorno lo decidete insieme.' },
  { value: 'giorno', label: 'Da un giorno preciso', meaning: 'Lo scrivi qui sotto.' },
];

const DURATION_CHOICES: Choices<typeof DURATIONS> = [
  { value: 'Contratto indeterminato', label: 'Senza una fine', meaning: 'A tempo indeterminato: il caso più comune.' },
  { value: 'Contratto determinato', label: 'Per un periodo', meaning: 'A termine, per esempio per una sostituzione.' },
];

function Need({ form }: QuestionProps) {
  return (
    <RadioCards
      legend="Chi va assistito"
      name="need"
      choices={NEED_CHOICES}
      error={form.field('need').error}
      input={(value) => ({ ...form.register('need'), value })}
    />
  );
}

function Arrangement({ form }: QuestionProps) {
  return (
    <RadioCards
      legend="Presenza in casa"
      name="arrangement"
      choices={ARRANGEMENT_CHOICES}
      error={form.field('arrangement').error}
      input={(value) => ({ ...form.register('arrangement'), value })}
    />
  );
}

const HOURS_HINTS: Readonly<Record<string, string>> = {
  ore: 'Per chi non convive il contratto arriva a 40.',
  convivente: 'Per chi convive il contratto arriva a 54.',
};

function Hours({ form: { field }, answers }: QuestionProps) {
  const hint = HOURS_HINTS[answers.arrangement];
  return (
    <>
      <Select label="Quanti giorni alla settimana" required placeholder="Scegli" {...field('days')}>
        {['1', '2', '3', '4', '5', '6', '7'].map((days) => (
          <option key={days}>{days}</option>
        ))}
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
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="font-600">Compiti</legend>
        {shown.map((task) => (
          <Checkbox key={task} label={TASKS[task].text} {...field(task)} />
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
      <RadioCards
        legend="Inizio"
        name="start"
        choices={START_CHOICES}
        error={form.field('start').error}
        input={(value) => ({ ...form.register('start'), value })}
      />
      {answers.start === 'giorno' && <DateInput label="Il giorno" required {...form.field('startDate')} />}
      <RadioCards
        legend="Durata"
        name="duration"
        choices={DURATION_CHOICES}
        error={form.field('duration').error}
        input={(value) => ({ ...form.register('duration'), value })}
      />
    </>
  );
}

/** The fields of each question, in their order. */
export const FIELDS = [Need, Arrangement, Hours, Tasks, Offered, Start, PayQuestion] as const;
