import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnCandidate, PublishCandidateBody } from '../../shared/candidates.ts';
import { ApiError } from '../api/fetch-api.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { audienceLabel } from './audience-choice.tsx';
import { CandidateFields } from './candidate-fields.tsx';
import { beginEdit, valuesOf } from './edit-draft.ts';
import { editCandidate, readOwnCandidate } from './mutations.ts';
import { CANDIDATE_FIELDS, type CandidateValues, publishCandidateForm } from './publish-candidate-values.ts';

const FAILED = 'Modifiche non salvate';
const TEXTS = {
  refused: 'Non è stato possibile salvare le modifiche.',
  unanswered: 'Non è stato possibile salvare le modifiche.',
};

const LABELS: Readonly<Record<keyof CandidateValues, string>> = {
  name: 'Nome e cognome',
  title: 'Professione',
  location: 'Comune di residenza',
  skills: 'Competenze',
  experience: 'Esperienza e preferenze',
  email: 'Email',
  audience: 'Chi può vedere il profilo',
};

type EditCandidateFormProps = {
  readonly own: OwnCandidate;
  readonly authorization: string;
  /** A profile that no account owns has an address of its own. */
  readonly byLink: boolean;
  readonly onDone: () => void;
};

/** Changes a profile. Where somebody else was faster, both versions are shown and nothing typed is lost. */
export function EditCandidateForm({ own, authorization, byLink, onDone }: EditCandidateFormProps) {
  const client = useQueryClient();
  const [edit] = useState(() => beginEdit(own));
  const [revision, setRevision] = useState(edit.revision);
  const [other, setOther] = useState<OwnCandidate | null>(null);
  const form = useForm<CandidateValues, unknown, PublishCandidateBody>({
    resolver: zodResolver(publishCandidateForm),
    defaultValues: edit.initial,
    shouldFocusError: false,
  });
  useDraft(form, edit.typed);
  const which = { id: own.id, authorization };

  const submit = form.handleSubmit(async ({ email, ...body }) => {
    try {
      await editCandidate(client, which, { ...body, revision, ...(byLink ? { email: email ?? '' } : {}) });
    } catch (error) {
      showFailure(error, { setError: form.setError, fields: CANDIDATE_FIELDS, title: FAILED, texts: TEXTS });
      if (error instanceof ApiError && error.status === 409) await showOther();
      return;
    }
    edit.end();
    showToast({ title: 'Profilo aggiornato', description: 'Le modifiche sono online.' });
    onDone();
  });

  async function showOther() {
    const now = await readOwnCandidate(client, which).catch(() => null);
    if (!now) return;
    setOther(now);
    setRevision(now.revision);
    edit.goOnFrom(now.revision);
  }

  return (
    <Form
      aria-label="Modifica il profilo"
      className="measure"
      status={formStatus(form.formState, CANDIDATE_FIELDS)}
      failureTitle={FAILED}
      submitLabel={other ? 'Salva lo stesso' : 'Salva le modifiche'}
      pendingLabel="Salvataggio..."
      onSubmit={submit}
    >
      <CandidateFields form={form} email={byLink ? 'asked' : 'not asked'} opened />
      {other && <OtherVersion other={other} typed={form.getValues()} />}
    </Form>
  );
}

/** What is stored now, as far as it is not what stands in the form. */
function OtherVersion({ other, typed }: { other: OwnCandidate; typed: CandidateValues }) {
  const stored = valuesOf(other);
  const different = CANDIDATE_FIELDS.filter((field) => stored[field] !== typed[field]);
  return (
    <Notice tone="warning" title="Nel profilo adesso c’è scritto altro" live>
      <ul className="stack-sm">
        {different.map((field) => (
          <li key={field} className="break-words whitespace-pre-line">
            {LABELS[field]}: {field === 'audience' ? audienceLabel(other.audience) : stored[field] || 'niente'}
          </li>
        ))}
      </ul>
      <p>Qui sopra c’è quello che hai scritto tu. Se salvi lo stesso, vale quello.</p>
    </Notice>
  );
}
