import { useQueryClient } from '@tanstack/react-query';
import { CANDIDATE_AUDIENCES } from '../../shared/candidate-values.ts';
import type { OwnCandidate } from '../../shared/candidates.ts';
import { ownCandidatesOptions } from '../api/own-candidates.ts';
import { EditConflict } from '../forms/edit-conflict.tsx';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { useEdit } from '../forms/use-edit.ts';
import { audienceLabel, CandidateFields } from './candidate-fields.tsx';
import { changeCandidate } from './mutations.ts';
import { candidateEditDraft, EMPTY_CANDIDATE, valuesOf } from './publish-candidate-values.ts';

type EditCandidateFormProps = {
  readonly own: OwnCandidate;
  readonly authorization: string;
  /** A profile that no account owns has an address of its own. */
  readonly byLink: boolean;
  readonly onDone: () => void;
};

export function EditCandidateForm({ own, authorization, byLink, onDone }: EditCandidateFormProps) {
  const client = useQueryClient();
  const edit = useEdit({
    stored: own,
    draft: candidateEditDraft,
    valuesOf,
    readLatest: async () => {
      const all = await client.fetchQuery({ ...ownCandidatesOptions(authorization), staleTime: 0 });
      return all.find(({ id }) => id === own.id);
    },
  });
  const form = useDeclaredForm({
    rules: async () => (await import('./check-candidate.ts')).publishCandidateForm,
    empty: EMPTY_CANDIDATE,
    initial: edit.initial,
    draft: edit.draft,
    texts: {
      submit: 'Salva le modifiche',
      pending: 'Salvataggio...',
      failed: 'Modifiche non salvate',
      refused: 'Non è stato possibile salvare le modifiche.',
    },
    send: ({ email, ...body }) =>
      changeCandidate(
        client,
        { id: own.id, authorization },
        {
          ...body,
          revision: edit.draft.revision(),
          ...(byLink ? { email: email ?? '' } : {}),
        },
      ),
    onFailed: edit.onFailed,
    toast: ({ status }) => ({
      title: 'Profilo aggiornato',
      description: status === 'hidden' ? 'È nascosto: per ora non lo legge nessuno.' : 'Le modifiche sono online.',
    }),
    onSent: onDone,
  });
  return (
    <div className="stack">
      <EditConflict
        form={form}
        edit={edit}
        title="Questo profilo è cambiato in un’altra scheda"
        counts="Conta la versione salvata per prima."
        labels={async () => (await import('./check-candidate.ts')).candidateLabels}
        textOf={(value) => CANDIDATE_AUDIENCES.filter((audience) => audience === value).map(audienceLabel)[0]}
      />
      <Form form={form} aria-label="Modifica il profilo" className="measure">
        <CandidateFields form={form} email={byLink ? 'asked' : 'not asked'} opened />
      </Form>
    </div>
  );
}
