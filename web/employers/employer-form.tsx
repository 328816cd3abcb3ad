import { useQueryClient } from '@tanstack/react-query';
import { EMPLOYER_PAGE_KINDS, TELLING_TEXT } from '../../shared/employer-values.ts';
import type { MakeEmployerBody, OwnEmployer } from '../../shared/employers.ts';
import { categoryLabel, JOB_CATEGORIES } from '../../shared/job-values.ts';
import { EMPLOYER_LABELS } from '../../shared/job-words.ts';
import { LIMITS } from '../../shared/limits.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { keysOf, recordOf } from '../../shared/records.ts';
import { grouped } from '../../shared/text.ts';
import { send } from '../api/call.ts';
import { EditConflict } from '../forms/edit-conflict.tsx';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { editDraftOf, useEdit } from '../forms/use-edit.ts';
import { optionsOf, Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { ownEmployersOptions } from './queries.ts';
import { changePage, useReadPages } from './use-page-change.ts';

/** The form as it is typed: everything is text, the empty text is nothing. */
export type EmployerValues = Record<keyof MakeEmployerBody, string>;

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
};

export const ONLY_YOURS = 'La vedi solo tu, finché non è confermata.';

/** True for a page that everybody sees. */
export const isShown = ({ status, hiddenReason }: OwnEmployer): boolean => status === 'public' && hiddenReason === null;

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
    stored: page ?? { ...EMPTY_EMPLOYER, name, revision: 0 },
    draft: ({ revision }) => editDraftOf(`employer-${which}`, EMPTY_EMPLOYER, revision),
    valuesOf: (stored) => recordOf(keysOf(EMPTY_EMPLOYER), (field) => stored[field] ?? ''),
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
      page
        ? changePage(page.id, { page: { ...body, revision: edit.draft.revision() } })
        : send('POST /api/own-employers', { body, query: { employer }, signedIn: true }),
    toast: (saved) => ({
      title: page ? 'Pagina salvata' : 'Bozza salvata',
      description: isShown(saved)
        ? 'Chi la apre legge già la versione nuova.'
        : !page || page.status === saved.status
          ? ONLY_YOURS
          : 'Nome o sito sono cambiati: va confermata di nuovo.',
    }),
    onSent: read,
    onFailed: edit.onFailed,
  });
  const { field } = form;
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
      </Form>
    </div>
  );
}
