import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { addDays, romeClock } from '../../../shared/dates.ts';
import { hasContact } from '../../../shared/description.ts';
import {
  categoryLabel,
  EMPLOYER_KINDS,
  EXTRAS,
  HOUSING_ROOMS,
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  LICENCES,
  typeLabel,
  URGENT_DAYS,
  URGENT_HOURS,
} from '../../../shared/job-values.ts';
import { EMPLOYER_LABELS } from '../../../shared/job-words.ts';
import { pagePath } from '../../../shared/paths.ts';
import { IN_FAMILIES } from '../../../shared/pay-needed.ts';
import { keysOf } from '../../../shared/records.ts';
import { VALLEY } from '../../../shared/valley/valley.ts';
import { Link } from '../../app/link.tsx';
import { useNow } from '../../app/now.tsx';
import { PUBLISH_JOB } from '../../content/publish-job.ts';
import { useValue } from '../../forms/form-values.ts';
import { useDeferredList } from '../../lists/search-fields.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { fieldId, RequiredNote } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { optionsOf, Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { PageReader } from './page-reader.tsx';
import { PayFields, WHOLE_NUMBER } from './pay-fields.tsx';
import { BOXES, DETAILS, type JobForm } from './publish-job-values.ts';
import { RequirementFields } from './requirement-fields.tsx';
import { PAUSE_MS, WordingHint } from './wording-hint.tsx';

type JobFormFieldsProps = {
  readonly form: JobForm;
  readonly positionNote: string;
  /** True where the category of households leads to the questions for families. */
  readonly familyHint?: boolean;
  /** True where a page of the employer's own can be read into the form. */
  readonly readsPage?: boolean;
  /** True where somebody may say that the offer is urgent; of one that is, the times are asked for anyway. */
  readonly mayBeUrgent?: boolean;
};

export function JobFormFields({
  form,
  positionNote,
  familyHint = false,
  readsPage = false,
  mayBeUrgent = false,
}: JobFormFieldsProps) {
  return (
    <>
      <RequiredNote />
      <RequiredFields form={form} familyHint={familyHint} readsPage={readsPage} />
      <UrgentFields form={form} mayBeUrgent={mayBeUrgent} />
      <div className="card">
        <PayFields form={form} hint={PUBLISH_JOB.payHint} />
      </div>
      <PublishJobDetails form={form} />
      <div>
        <OfferGaps form={form} />
        <p className="muted">{positionNote}</p>
      </div>
    </>
  );
}

function UrgentFields({ form, mayBeUrgent }: { form: JobForm; mayBeUrgent: boolean }) {
  const { field } = form;
  const now = useNow();
  const isTicked = useValue(form, 'urgent');
  if (!mayBeUrgent && !isTicked) return null;
  const soon = { min: romeClock(now), max: romeClock(addDays(now, URGENT_HOURS / 24)) };
  return (
    <fieldset className="card stack-sm min-w-0">
      <legend className="sr-only">Serve subito</legend>
      {mayBeUrgent && (
        <Checkbox
          label="Serve subito: mi serve qualcuno nei prossimi giorni"
          hint={PUBLISH_JOB.urgentHint}
          {...field('urgent')}
        />
      )}
      {isTicked && (
        <>
          <div className="grid gap-4 items-start sm:grid-cols-2">
            <DateInput
              type="datetime-local"
              label="Da quando"
              hint={`Entro ${URGENT_HOURS} ore da adesso.`}
              required
              {...soon}
              {...field('neededFrom')}
            />
            <DateInput
              type="datetime-local"
              label="Fino a quando"
              hint={`Al massimo ${URGENT_DAYS} giorni dopo.`}
              required
              {...field('neededUntil')}
            />
          </div>
          <p className="muted">{PUBLISH_JOB.urgentNeeds}</p>
        </>
      )}
    </fieldset>
  );
}

function PublishJobDetails({ form }: { form: JobForm }) {
  const { field, error, values } = form;
  const box = useRef<HTMLDetailsElement>(null);
  const needed = DETAILS.some((name) => error(name) || values.initial[name]);
  // Opened, never closed: a field with an error must be within reach, and closing is up to the person.
  useEffect(() => {
    if (needed && box.current) box.current.open = true;
  }, [needed]);
  return (
    <details ref={box} className="card py-2! sm:py-3!">
      <summary className="py-2.5">Altri dettagli (facoltativi)</summary>
      <div className="stack pt-2 pb-3">
        <p className="muted">
          Alloggio, vitto, date, turni: chi li trova scritti risponde più volentieri, e li può cercare.
        </p>
        <fieldset className="min-w-0">
          <legend className="font-600">Che cosa offri</legend>
          {keysOf(EXTRAS).map((name) => (
            <Checkbox key={name} label={EXTRAS[name].label} {...field(name)} />
          ))}
        </fieldset>
        <HousingFields form={form} />
        <fieldset className="min-w-0">
          <legend className="font-600 pb-2">Quando</legend>
          <div className="grid gap-4 items-start sm:grid-cols-3">
            <DateInput label="Inizio" {...field('startDate')} />
            <DateInput label="Fine" {...field('endDate')} />
          </div>
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="font-600">Turni</legend>
          <div className="flex flex-wrap gap-x-6">
            {BOXES.shifts.map(({ name, value }) => (
              <Checkbox key={name} label={value} {...field(name)} />
            ))}
          </div>
        </fieldset>
        <TextInput label="Quante persone cerchi" {...WHOLE_NUMBER} className="sm:max-w-56" {...field('openings')} />
        <RequirementFields form={form} />
        <Select label="Patente" placeholder="Nessuna" className="sm:max-w-56" {...field('licence')}>
          {optionsOf(LICENCES)}
        </Select>
        <details>
          <summary className="py-2.5">Domande a chi si candida</summary>
          <fieldset className="min-w-0">
            <legend className="muted pb-2">Fino a tre. Chi si candida risponde in una riga, se vuole.</legend>
            {BOXES.questions.map(({ name, label }) => (
              <Checkbox key={name} label={label} {...field(name)} />
            ))}
          </fieldset>
        </details>
        <fieldset className="min-w-0">
          <legend className="font-600 pb-2">Fino a quando</legend>
          <div className="grid gap-4 items-start sm:grid-cols-2">
            <DateInput
              label="Candidature entro il"
              hint="Alla fine di quel giorno l’offerta si chiude da sola."
              {...field('applyBy')}
            />
            <TextInput
              label="In pausa dopo quante candidature"
              {...WHOLE_NUMBER}
              hint="Conta chi ha un’email confermata. Si ferma da sola e ti chiediamo come continuare. Lo vedi solo tu."
              {...field('closeAfter')}
            />
          </div>
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="font-600">Altri siti</legend>
          <Checkbox label="Solo su questo sito" hint={PUBLISH_JOB.onlyHereHint} {...field('onlyHere')} />
        </fieldset>
      </div>
    </details>
  );
}

/** Lodging in more words, once it is said that there is one. */
function HousingFields({ form }: { form: JobForm }) {
  const { field } = form;
  if (!useValue(form, 'housing')) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="font-600 pb-2">Com’è l’alloggio</legend>
      <div className="grid gap-4 items-end sm:grid-cols-3">
        <Select label="Camera" placeholder="Non lo dico" {...field('housingRoom')}>
          {optionsOf(HOUSING_ROOMS)}
        </Select>
        <TextInput label="Costo al mese (€)" {...WHOLE_NUMBER} hint="0 se è gratis." {...field('housingCost')} />
        <TextInput
          label="Minuti a piedi dal lavoro"
          {...WHOLE_NUMBER}
          hint="0 se è nello stesso posto."
          {...field('housingMinutes')}
        />
      </div>
    </fieldset>
  );
}

/** Brings the focus to a field, out of a closed box too; a change of the hash would be a navigation. */
function focusField(event: MouseEvent, name: string): void {
  event.preventDefault();
  const field = document.getElementById(fieldId(name));
  const box = field?.closest('details');
  if (box) box.open = true;
  field?.focus();
}

/** Beside the button, where the text is there but neither pay nor a contact: asks for one of them, once, and waits for nothing. */
function OfferGaps({ form }: { form: JobForm }) {
  const id = useId();
  const description = useValue(form, 'description');
  const salaryMin = useValue(form, 'salaryMin');
  const salaryMax = useValue(form, 'salaryMax');
  const text = useSettled(description, PAUSE_MS);
  const mayHint = text.trim() !== '' && !hasContact(text) && salaryMin.trim() === '' && salaryMax.trim() === '';
  const link = (name: string, label: string) => (
    <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)} aria-describedby={id}>
      {label}
    </a>
  );
  return (
    <div role="status">
      {mayHint && (
        <Notice className="mb-4">
          <p id={id}>Nell’offerta non ci sono né la paga né un telefono o un’email a cui chiedere.</p>
          <p>
            Chi legge si candida più volentieri se trova almeno una delle due: puoi aggiungere{' '}
            {link('salaryMin', 'la paga')} o {link('description', 'un contatto nella descrizione')}. Se preferisci di
            no, va bene anche così.
          </p>
        </Notice>
      )}
    </div>
  );
}

type RequiredFieldsProps = Required<Omit<JobFormFieldsProps, 'positionNote' | 'mayBeUrgent'>>;

/** The eight required fields (docs/product.md#fields-of-an-offer), and the kind of employer beside its name. */
function RequiredFields({ form, familyHint, readsPage }: RequiredFieldsProps) {
  const { field } = form;
  const kind = useValue(form, 'employerKind');
  const category = useValue(form, 'category');
  return (
    <>
      <div>
        <TextInput
          label="Titolo dell’offerta"
          hint="Il mestiere, come lo cercherebbe chi legge: “Cameriera/e di sala”."
          required
          autoComplete="off"
          {...field('title')}
        />
        <WordingHint form={form} field="title" />
      </div>
      {readsPage && <PageReader offer={form} />}
      <TextInput
        label="Nome dell’azienda"
        hint="O il tuo nome, se pubblichi per la tua famiglia."
        required
        autoComplete="organization"
        {...field('companyName')}
      />
      <Select label="Chi offre il lavoro" placeholder="Scegli" {...field('employerKind')}>
        {optionsOf(EMPLOYER_KINDS, (each) => EMPLOYER_LABELS[each])}
      </Select>
      {kind === 'agenzia' && (
        <TextInput
          label="Autorizzazione ministeriale"
          hint="Numero e data, come nell’albo delle agenzie per il lavoro: chi legge li trova nell’offerta."
          required
          autoComplete="off"
          {...field('authorisation')}
        />
      )}
      <PlaceInput form={form} />
      <div>
        <Select label="Categoria" required placeholder="Scegli" {...field('category')}>
          {optionsOf(JOB_CATEGORIES, categoryLabel)}
        </Select>
        {familyHint && (
          <div role="status">
            {category === IN_FAMILIES && (
              <p className="muted pt-1.5">
                {PUBLISH_JOB.forFamily} <Link to={pagePath.findCarer()}>{PUBLISH_JOB.inQuestions}</Link>
              </p>
            )}
          </div>
        )}
      </div>
      <Select label="Tipo di lavoro" required placeholder="Scegli" {...field('type')}>
        {optionsOf(JOB_TYPES, typeLabel)}
      </Select>
      <Select label="Esperienza" required placeholder="Scegli" {...field('experience')}>
        {optionsOf(JOB_EXPERIENCES)}
      </Select>
      <Select label="Contratto" required placeholder="Scegli" {...field('contract')}>
        {optionsOf(JOB_CONTRACTS)}
      </Select>
      <div>
        <TextArea
          label="Descrizione"
          hint="Cosa farà la persona, orari e turni, cosa offri. Una riga vuota separa i paragrafi, un trattino fa un elenco."
          required
          rows={8}
          {...field('description')}
        />
        <WordingHint form={form} field="description" />
      </div>
    </>
  );
}

function PlaceInput({ form }: { form: JobForm }) {
  const { field, List, list } = useDeferredList(() => import('./offer-places.tsx').then((part) => part.OfferPlaces));
  const { ref, ...location } = form.field('location');
  return (
    <div className="relative">
      <TextInput
        label="Località"
        hint={`Comune o frazione: ${VALLEY.examples.hint}.`}
        icon="map-pin"
        required
        autoComplete="off"
        {...field}
        {...location}
        ref={(element) => {
          field.ref.current = element;
          return ref(element);
        }}
      />
      {List && <List {...list} form={form} />}
    </div>
  );
}

/** Widths of the first labels, and true where the field has a hint. */
const SHAPE = [
  ['w-44', true],
  ['w-36', true],
  ['w-24', true],
  ['w-25', false],
  ['w-32', false],
  ['w-28', false],
  ['w-20', false],
  ['w-30', true],
] as const;

/** The shape of the form, so that what is below hardly moves when it comes. */
export function LoadingJobForm() {
  return (
    <div className="flex flex-col gap-5 needs-script" aria-busy="true">
      <p role="status" className="muted">
        {PUBLISH_JOB.loading}
      </p>
      {SHAPE.map(([width, hasHint]) => (
        <div key={width} className="field">
          <Skeleton className={`h-6 ${width}`} />
          {hasHint && <Skeleton className="h-5 w-4/5" />}
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-11 w-64 max-w-full" />
    </div>
  );
}
