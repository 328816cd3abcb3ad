import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { PublishCandidateBody, PublishedCandidate } from '../../shared/candidates.ts';
import { clearSession, readSession } from '../api/session.ts';
import { PUBLISH_CANDIDATE } from '../content/publish-candidate.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { sentPosition } from '../forms/sent-position.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { showToast } from '../ui/toast-store.ts';
import { CandidateFields } from './candidate-fields.tsx';
import { publishCandidate } from './mutations.ts';
import {
  CANDIDATE_FIELDS,
  type CandidateValues,
  EMPTY_CANDIDATE,
  publishCandidateForm,
} from './publish-candidate-values.ts';
import { dropSendingKey, sendingKey } from './sending-key.ts';

const DRAFT = draftOf('publish-candidate', EMPTY_CANDIDATE);
const FAILED = 'Errore';
const TEXTS = {
  refused: "Si è verificato un errore durante l'invio del profilo.",
  unanswered: "Si è verificato un errore durante l'invio del profilo.",
};

/** What came of publishing. */
export type Published = {
  readonly candidate: PublishedCandidate;
  /** Sent as somebody who is signed in. */
  readonly signedIn: boolean;
  /** An address was left, to which the link goes too. */
  readonly mailed: boolean;
};

/** For everybody; who is signed in is not asked for an address. */
export function PublishCandidateForm({ onDone }: { onDone: (published: Published) => void }) {
  const client = useQueryClient();
  const form = useForm<CandidateValues, unknown, PublishCandidateBody>({
    resolver: zodResolver(publishCandidateForm),
    defaultValues: EMPTY_CANDIDATE,
    shouldFocusError: false,
  });
  useDraft(form, DRAFT);

  const submit = form.handleSubmit(async (body) => {
    const session = readSession();
    // The field is there for who is signed out only; a draft may still hold something.
    const { email, ...profile } = body;
    let candidate: PublishedCandidate;
    try {
      const position = await sentPosition(navigator.geolocation);
      candidate = await publishCandidate(client, {
        body: { ...profile, ...position, ...(session ? {} : { email }) },
        token: session?.token,
        key: sendingKey(),
      });
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: CANDIDATE_FIELDS, title: FAILED, texts: TEXTS });
    }
    // A link in the answer: the server did not know the session any more.
    if (session && candidate.manageToken !== null) clearSession();
    form.reset(EMPTY_CANDIDATE);
    DRAFT.clear();
    dropSendingKey();
    showToast({
      title: 'Profilo pubblicato!',
      description: 'Il tuo profilo è stato inviato con successo. Le aziende potranno trovarti e contattarti.',
    });
    onDone({ candidate, signedIn: session !== null, mailed: !session && email !== undefined });
  });

  return (
    <Form
      aria-label={PUBLISH_CANDIDATE.title}
      status={formStatus(form.formState, CANDIDATE_FIELDS)}
      failureTitle={FAILED}
      submitLabel="Pubblica Profilo"
      pendingLabel="Pubblicazione in corso..."
      guarded
      onSubmit={submit}
    >
      <CandidateFields form={form} email="of who is signed out" />
      <p className="muted">{PUBLISH_CANDIDATE.privacy}</p>
    </Form>
  );
}
