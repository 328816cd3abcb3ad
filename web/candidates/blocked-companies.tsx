import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BlockKind } from '../../shared/candidate-values.ts';
import type { BlockedCompany, OwnCandidate } from '../../shared/candidates.ts';
import { keysOf } from '../../shared/records.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { draftOf } from '../forms/draft.ts';
import { failureToast } from '../forms/failure.ts';
import { Form } from '../forms/form.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Notice } from '../ui/notice.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { optionsOf, Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { changeCandidate } from './mutations.ts';
import { blockedCompaniesOptions } from './queries.ts';

type BlockedCompaniesProps = { readonly own: OwnCandidate; readonly authorization: string };

const KINDS: Readonly<Record<BlockKind, string>> = { company: 'Nome dell’azienda', domain: 'Dominio email' };
const FAILED = 'Modifica non riuscita';
const TEXTS = {
  refused: 'Non è stato possibile cambiare l’elenco.',
  unanswered: 'Non è stato possibile cambiare l’elenco. Controlla la connessione e riprova.',
};

const failed = failureToast(FAILED, TEXTS);

export function BlockedCompanies({ own, authorization }: BlockedCompaniesProps) {
  const { data, isPending, refetch } = useQuery(blockedCompaniesOptions(own.id, authorization));
  return (
    <section className="stack border-t border-line pt-4" aria-labelledby={`escluse-${own.id}`}>
      <h3 id={`escluse-${own.id}`} className="text-h4">
        Aziende escluse
      </h3>
      <p className="measure">
        Un’azienda esclusa non trova il profilo, non lo apre e non può scriverti. La riconosciamo dall’email del suo
        account, dal nome dell’account e dai nomi che scrive nelle offerte: se usa un altro nome e un’altra email può
        vederti lo stesso.
      </p>
      {own.audience === 'everyone' && <NotYet own={own} authorization={authorization} />}
      {data?.length === 0 && <p className="muted">Ancora nessuna.</p>}
      {data && data.length > 0 && (
        <ul className="list-plain stack-sm measure">
          {data.map((company) => (
            <Excluded key={company.id} company={company} own={own} authorization={authorization} />
          ))}
        </ul>
      )}
      {isPending && <p role="status">Caricamento elenco...</p>}
      {!isPending && !data && (
        <RetryNotice tone="warning" retry={refetch}>
          L’elenco non è arrivato: può essere la connessione.
        </RetryNotice>
      )}
      <ExcludeForm own={own} authorization={authorization} />
    </section>
  );
}

/** A profile for everybody keeps nobody out: it must not look as if it did. */
function NotYet({ own: { id, revision }, authorization }: BlockedCompaniesProps) {
  const client = useQueryClient();
  const restrict = useMutation({
    mutationFn: () => changeCandidate(client, { id, authorization }, { audience: 'companies', revision }),
    onSuccess: () => showToast({ title: 'Profilo solo per aziende', description: 'Da adesso l’elenco vale.' }),
    onError: failed,
  });
  return (
    <Notice tone="warning" title="Adesso l’elenco non vale">
      <p>Il profilo è visibile a tutti, quindi anche a queste aziende. L’elenco vale con “Solo aziende registrate”.</p>
      <p>
        <MutationButton variant="secondary" mutation={restrict}>
          Mostralo solo alle aziende registrate
        </MutationButton>
      </p>
    </Notice>
  );
}

function Excluded({ company, own, authorization }: BlockedCompaniesProps & { readonly company: BlockedCompany }) {
  const client = useQueryClient();
  const { id, kind, value } = company;
  const allow = useMutation({
    // One after the other: each answer is the whole list.
    scope: { id: 'blocks' },
    mutationFn: () =>
      send('DELETE /api/candidates/:id/blocks/:block', { params: { id: own.id, block: id }, authorization }),
    onSuccess: async (blocked) => {
      await keepStored(client, blockedCompaniesOptions(own.id, authorization), () => blocked);
      showToast({ title: 'Azienda tolta dall’elenco', description: value });
    },
    onError: failed,
  });
  return (
    <li className="split">
      <span className="min-w-0 break-words">
        <span>{value}</span> <span className="muted">{`(${kind === 'domain' ? 'dominio email' : 'nome'})`}</span>
      </span>
      <MutationButton variant="quiet" aria-label={`Togli: ${value}`} mutation={allow}>
        Togli
      </MutationButton>
    </li>
  );
}

const EMPTY: { kind: BlockKind; value: string } = { kind: 'company', value: '' };

function ExcludeForm({ own, authorization }: BlockedCompaniesProps) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/candidates.ts')).blockCompanyBody,
    empty: EMPTY,
    initial: EMPTY,
    draft: draftOf(`exclude-company-${own.id}`, EMPTY),
    texts: { submit: 'Escludi', pending: 'Salvataggio...', failed: FAILED, ...TEXTS },
    send: async (body) => {
      const blocked = await send('POST /api/candidates/:id/blocks', { params: { id: own.id }, body, authorization });
      await keepStored(client, blockedCompaniesOptions(own.id, authorization), () => blocked);
      return body;
    },
    toast: ({ value }) => ({ title: 'Azienda esclusa', description: value }),
    again: ({ kind }) => ({ ...EMPTY, kind }),
  });
  return (
    <Form form={form} aria-label="Escludi un’azienda" className="measure">
      <Select label="Da che cosa si riconosce" {...form.field('kind')}>
        {optionsOf(keysOf(KINDS), (kind) => KINDS[kind])}
      </Select>
      <TextInput
        label="Chi non deve vederti"
        hint="Un nome come “Rossi Legnami”, oppure un dominio come rossilegnami.it."
        required
        autoComplete="off"
        {...form.field('value')}
      />
    </Form>
  );
}
