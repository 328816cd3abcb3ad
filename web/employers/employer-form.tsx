import { useQueryClient } from '@tanstack/react-query';
import { EMPLOYER_PAGE_KINDS, TELLING_TEXT } from '../../shared/employer-values.ts';
import type { MakeEmployerBody, OwnEmployer } from '../../shared/employers.ts';
import { categoryLabel, JOB_CATEGORIES } from '../../shared/job-values.ts';
import { EMPLOYER_LABELS } from '../../shared/job-words.ts';
import { LIMITS } from '../../shared/limits.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { grouped } from '../../shared/text.ts';
import { send } from '../api/call.ts';
import { readAgain } from '../api/call-options.ts';
import { draftOf } from '../forms/draft.ts';
import { EditConflict } from '../forms/edit-conflict.tsx';
import { Form } from '../forms/form.tsx';
import { type DeclaredForm, useDeclaredForm } from '../forms/use-declared-form.ts';
import { editDraftOf, useEdit } from '../forms/use-edit.ts';
import { optionsOf, Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { EMPTY_EMPLOYER, type EmployerValues, valuesOf } from './employer-values.ts';
import { ownEmployersOptions } from './queries.ts';

const rules = async () => (await import('./check-employer.ts')).employerForm;

export const ONLY_YOURS = 'La vedi solo tu, finché non è confermata.';

const TEXTS = {
  submit: 'Salva la pagina',
  pending: 'Salvataggio in corso...',
  failed: 'Pagina non salvata',
  refused: 'Non è stato possibile salvare la pagina.',
};

/** True for a page that everybody sees. */
export const isShown = ({ status, hiddenReason }: OwnEmployer): boolean => status === 'public' && hiddenReason === null;

/** Begins the page of an employer: of the membership `employer`, or one's own. */
export function MakeEmployerForm({ employer, name }: { employer?: string; name: string }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules,
    empty: EMPTY_EMPLOYER,
    initial: { ...EMPTY_EMPLOYER, name },
    draft: draftOf(`employer-${employer ?? 'own'}`, EMPTY_EMPLOYER),
    idPrefix: `azienda-${employer ?? 'mia'}-`,
    texts: TEXTS,
    send: (body) =>
      send('POST /api/own-employers', { body, query: employer === undefined ? {} : { employer }, signedIn: true }),
    toast: () => ({ title: 'Bozza salvata', description: ONLY_YOURS }),
    onSent: () => readAgain(client, 'GET /api/own-employers'),
  });
  return (
    <Form form={form} aria-label="La pagina della tua azienda">
      <EmployerFields form={form} />
    </Form>
  );
}

export function EditEmployerForm({ page }: { page: OwnEmployer }) {
  const client = useQueryClient();
  const edit = useEdit({
    stored: page,
    draft: ({ revision }) => editDraftOf(`employer-${page.id}`, EMPTY_EMPLOYER, revision),
    valuesOf,
    readLatest: async () => {
      const pages = await client.fetchQuery({ ...ownEmployersOptions(), staleTime: 0 });
      return pages.find(({ id }) => id === page.id);
    },
  });
  const form = useDeclaredForm({
    rules,
    empty: EMPTY_EMPLOYER,
    initial: edit.initial,
    draft: edit.draft,
    idPrefix: `azienda-${page.id}-`,
    texts: TEXTS,
    send: (body) =>
      send('PATCH /api/own-employers/:id', {
        params: { id: page.id },
        body: { ...body, revision: edit.draft.revision() },
        signedIn: true,
      }),
    toast: (saved) => ({
      title: 'Pagina salvata',
      description: isShown(saved)
        ? 'Chi la apre legge già la versione nuova.'
        : page.status === saved.status
          ? ONLY_YOURS
          : 'Nome o sito sono cambiati: va confermata di nuovo.',
    }),
    onSent: () => readAgain(client, 'GET /api/own-employers', 'GET /api/employers'),
    onFailed: edit.onFailed,
  });
  return (
    <div className="stack">
      <EditConflict
        form={form}
        edit={edit}
        title="Questa pagina è cambiata in un’altra scheda"
        counts="Conta la versione salvata per prima."
        labels={async () => (await import('./check-employer.ts')).employerLabels}
      />
      <Form form={form} aria-label={`Modifica la pagina di ${page.name}`}>
        <EmployerFields form={form} />
      </Form>
    </div>
  );
}

function EmployerFields({ form: { field } }: { form: DeclaredForm<EmployerValues, MakeEmployerBody> }) {
  return (
    <>
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
        hint="Con un’email dello stesso dominio confermi la pagina da solo."
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
    </>
  );
}
