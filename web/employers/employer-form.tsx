import { useQueryClient } from '@tanstack/react-query';
import { datePhrase } from '../../shared/dates.ts';
import {
  EMPLOYER_PAGE_KINDS,
  MOST_A_MONTH,
  OPEN_DAYS,
  OPEN_WAYS,
  type OpenWay,
  TELLING_TEXT,
} from '../../shared/employer-values.ts';
import type { OwnEmployer } from '../../shared/employers.ts';
import { categoryLabel, JOB_CATEGORIES } from '../../shared/job-values.ts';
import { EMPLOYER_LABELS } from '../../shared/job-words.ts';
import { LIMITS } from '../../shared/limits.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { keysOf, recordOf } from '../../shared/records.ts';
import { grouped } from '../../shared/text.ts';
import { send } from '../api/call.ts';
import { EditConflict } from '../forms/edit-conflict.tsx';
import { Form } from '../forms/form.tsx';
import { useValue } from '../forms/form-values.ts';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { editDraftOf, useEdit } from '../forms/use-edit.ts';
import { DateInput } from '../ui/date-input.tsx';
import { optionsOf, Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { EmployerValues } from './check-employer.ts';
import { ownEmployersOptions, useReadPages } from './queries.ts';

/** The empty form, from top to bottom. A field that is added does not compile without its empty value. */
const EMPTY_EMPLOYER: EmployerValues = {
  name: '',
  kind: '',
  town: '',
  category: '',
  text: '',
  directions: '',
  website: '',
  vatNumber: '',
  way: '',
  contact: '',
  monthly: '10',
  trades: '',
  pausedUntil: '',
};

const WAYS = {
  form: 'Con il modulo del sito',
  phone: 'Per telefono',
  'in-person': 'Di persona',
} as const satisfies Readonly<Record<OpenWay, string>>;

/** A page in its form, or what is known of one that begins: spontaneous applications that have ended by themselves are off there, too. */
const valuesOf = (page: Partial<OwnEmployer>): EmployerValues => ({
  ...recordOf(keysOf(EMPTY_EMPLOYER), (field) => String(page[field] ?? EMPTY_EMPLOYER[field])),
  way: (page.openUntil && page.way) || '',
  trades: page.trades?.join(', ') ?? '',
});

export const WAITING = 'La guarda una persona della redazione, e poi ti scrive. Fino ad allora la vedi solo tu.';

type EmployerFormProps = {
  /** The page that is changed; without one it is begun. */
  readonly page?: OwnEmployer;
  /** The membership for whose employer it is begun; one's own page without it. */
  readonly employer?: string;
  readonly name?: string;
};

export function EmployerForm({ page, employer, name = '' }: EmployerFormProps) {
  const client = useQueryClient();
  const read = useReadPages();
  const which = page?.id ?? employer ?? 'own';
  const edit = useEdit({
    stored: page ?? { name, revision: 0 },
    draft: ({ revision }) => editDraftOf(`employer-${which}`, EMPTY_EMPLOYER, revision),
    valuesOf,
    readLatest: async () => {
      const pages = await client.fetchQuery({ ...ownEmployersOptions(), staleTime: 0 });
      return pages.find(({ id }) => id === page?.id);
    },
  });
  const form = useDeclaredForm({
    rules: async () => (await import('./check-employer.ts')).employerForm,
    empty: EMPTY_EMPLOYER,
    initial: edit.initial,
    draft: edit.draft,
    idPrefix: `azienda-${which}-`,
    texts: {
      submit: 'Salva la pagina',
      pending: 'Salvataggio in corso...',
      failed: 'Pagina non salvata',
      refused: 'Non è stato possibile salvare la pagina.',
    },
    send: (body) =>
      send('PUT /api/own-employers', {
        query: { employer: page?.employer?.id ?? employer },
        body: { ...body, revision: edit.draft.revision() },
        signedIn: true,
      }),
    toast: ({ status }) => ({ title: 'Pagina salvata', description: status === 'public' ? 'È pubblica.' : WAITING }),
    onSent: read,
    onFailed: edit.onFailed,
  });
  const { field } = form;
  const way = useValue(form, 'way');
  return (
    <div className="stack">
      <EditConflict
        form={form}
        edit={edit}
        title="Questa pagina è cambiata in un’altra scheda"
        counts="Conta la versione salvata per prima."
        labels={async () => (await import('./check-employer.ts')).employerLabels}
      />
      <Form form={form} aria-label={page ? `Modifica la pagina di ${page.name}` : 'La pagina della tua azienda'}>
        <TextInput
          label="Nome"
          hint="Come vi chiamano tutti. L’indirizzo della pagina nasce da qui, e poi non cambia."
          required
          maxLength={LIMITS.companyName}
          {...field('name')}
        />
        <Select label="Chi sei" placeholder="Scegli" required {...field('kind')}>
          {optionsOf(EMPLOYER_PAGE_KINDS, (kind) => EMPLOYER_LABELS[kind])}
        </Select>
        <Select label="Comune" placeholder="Scegli il comune" required {...field('town')}>
          {MUNICIPALITIES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <Select label="Settore" placeholder="Scegli il settore" required {...field('category')}>
          {optionsOf(JOB_CATEGORIES, categoryLabel)}
        </Select>
        <TextArea
          label="Chi siete e com’è lavorare da voi (facoltativo)"
          hint={`Fino a ${grouped(LIMITS.employerText)} caratteri. Da ${TELLING_TEXT} in su la pagina si trova anche sui motori di ricerca quando non cerchi nessuno.`}
          {...field('text')}
        />
        <TextArea
          label="Come arrivare (facoltativo)"
          hint="Treno, corriera, parcheggio, orari."
          rows={3}
          {...field('directions')}
        />
        <TextInput
          label="Sito web (facoltativo)"
          hint="Se l’email confermata del tuo account è dello stesso dominio, la pagina la confermi tu."
          type="url"
          inputMode="url"
          autoComplete="url"
          {...field('website')}
        />
        <TextInput
          label="Partita IVA (facoltativa)"
          hint="Si legge sulla pagina. Controlliamo solo che la cifra di controllo torni."
          inputMode="numeric"
          {...field('vatNumber')}
        />
        <fieldset className="min-w-0 stack">
          <legend className="font-600 pb-2">
            {page?.openUntil
              ? `Candidature spontanee: aperte fino ${datePhrase('al', new Date(page.openUntil))}`
              : 'Candidature spontanee: spente'}
          </legend>
          <p className="muted measure">
            {`Chi vuole lavorare da voi si presenta anche quando non cercate nessuno. Dopo ${OPEN_DAYS} giorni si spengono da sole, se non confermi con un’email.`}
          </p>
          <Select label="Come si presentano" placeholder="Nessuno si presenta da qui" {...field('way')}>
            {optionsOf(OPEN_WAYS, (way) => WAYS[way])}
          </Select>
          {way && (
            <>
              {way !== 'form' && (
                <TextInput
                  label="Numero, oppure giorni e orari"
                  hint="Per esempio “0364 123456, dalle 15 alle 17” o “martedì mattina, alla reception”."
                  required
                  {...field('contact')}
                />
              )}
              <TextInput
                label="Quante al mese, al massimo"
                hint={`Da 1 a ${MOST_A_MONTH}. Al limite il modulo sparisce, e si legge da quando torna.`}
                required
                inputMode="numeric"
                {...field('monthly')}
              />
              <TextInput
                label="Mestieri"
                hint="Separati da virgole: “cuoco, cameriere, manutentore”."
                required
                {...field('trades')}
              />
              <DateInput label="In pausa fino al (facoltativo)" {...field('pausedUntil')} />
            </>
          )}
        </fieldset>
      </Form>
    </div>
  );
}
