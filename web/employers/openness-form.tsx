import { datePhrase } from '../../shared/dates.ts';
import { MOST_A_MONTH, OPEN_DAYS, OPEN_WAYS } from '../../shared/employer-values.ts';
import type { OwnEmployer } from '../../shared/employers.ts';
import { Form } from '../forms/form.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { DateInput } from '../ui/date-input.tsx';
import { optionsOf, Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { isShown } from './employer-form.tsx';
import { changePage, usePageChange, useReadPages } from './use-page-change.ts';

const WAYS = {
  form: 'Con il modulo del sito',
  phone: 'Per telefono',
  'in-person': 'Di persona',
} as const satisfies Readonly<Record<(typeof OPEN_WAYS)[number], string>>;

const EMPTY = { way: '', contact: '', monthly: '', pausedUntil: '', trades: '' };

/** Spontaneous applications: off until the employer says how, how many a month, and for which trades. */
export function OpennessForm({ page }: { page: OwnEmployer }) {
  const { id, openness, openUntil } = page;
  const read = useReadPages();
  const isOpen = openness !== null && openUntil !== null;
  const end = usePageChange(() => changePage(id, { openness: null }), {
    title: 'Candidature spontanee spente',
    description: 'Da adesso nessuno si presenta da qui.',
  });
  const form = useDeclaredForm({
    rules: async () => (await import('./check-employer.ts')).opennessForm,
    empty: EMPTY,
    initial: openness
      ? {
          way: openness.way,
          contact: openness.contact ?? '',
          monthly: String(openness.monthly),
          pausedUntil: openness.pausedUntil ?? '',
          trades: openness.trades.join(', '),
        }
      : { ...EMPTY, way: 'form', monthly: '10' },
    idPrefix: `spontanee-${id}-`,
    texts: {
      submit: isOpen ? 'Salva' : 'Accetta candidature spontanee',
      pending: 'Salvataggio in corso...',
      failed: 'Non salvato',
      refused: 'Non è stato possibile salvare.',
    },
    send: (openness) => changePage(id, { openness }),
    toast: (saved) => ({
      title: 'Candidature spontanee aperte',
      description: isShown(saved)
        ? `Valgono ${OPEN_DAYS} giorni; poi te lo chiediamo.`
        : 'Si vedono quando la pagina è pubblica.',
    }),
    onSent: read,
  });
  return (
    <details className="card" open={isOpen}>
      <summary className="font-600 min-h-11 py-2.5">
        {isOpen && openUntil
          ? `Candidature spontanee: aperte fino ${datePhrase('al', new Date(openUntil))}`
          : 'Candidature spontanee: spente'}
      </summary>
      <div className="stack pt-3">
        <p className="muted measure">
          {`Chi vuole lavorare da voi si presenta anche quando non cercate nessuno. Dopo ${OPEN_DAYS} giorni si spengono da sole, se non confermi con un’email.`}
        </p>
        <Form form={form} aria-label="Candidature spontanee">
          <Select label="Come si presentano" required {...form.field('way')}>
            {optionsOf(OPEN_WAYS, (way) => WAYS[way])}
          </Select>
          <TextInput
            label="Numero, oppure giorni e orari"
            hint="Serve se non usi il modulo. Per esempio “0364 123456, dalle 15 alle 17” o “martedì mattina, alla reception”."
            {...form.field('contact')}
          />
          <TextInput
            label="Quante al mese, al massimo"
            hint={`Da 1 a ${MOST_A_MONTH}. Al limite il modulo sparisce, e si legge da quando torna.`}
            required
            inputMode="numeric"
            {...form.field('monthly')}
          />
          <TextInput
            label="Mestieri"
            hint="Separati da virgole: “cuoco, cameriere, manutentore”."
            required
            {...form.field('trades')}
          />
          <DateInput label="In pausa fino al (facoltativo)" {...form.field('pausedUntil')} />
        </Form>
        {openness !== null && (
          <p>
            <MutationButton variant="secondary" mutation={end}>
              Spegni le candidature spontanee
            </MutationButton>
          </p>
        )}
      </div>
    </details>
  );
}
