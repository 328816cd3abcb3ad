import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { PublishedCandidate } from '../../shared/candidates.ts';
import { clearSession, readSession } from '../api/session.ts';
import { PUBLISH_CANDIDATE } from '../content/publish-candidate.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { sentPosition } from '../forms/sent-position.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { RequiredNote } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { publishCandidate } from './mutations.ts';
import { CANDIDATE_FIELDS, EMPTY_CANDIDATE, publishCandidateForm } from './publish-candidate-values.ts';
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
  const form = useForm({
    resolver: zodResolver(publishCandidateForm),
    defaultValues: EMPTY_CANDIDATE,
    shouldFocusError: false,
  });
  useDraft(form, DRAFT);
  const { errors } = form.formState;

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
      onSubmit={submit}
    >
      <RequiredNote />
      <TextInput
        label="Nome e cognome"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextInput
        label="Professione"
        hint="Il mestiere che fai o che cerchi: “Cuoca”, “Muratore”, “Badante”."
        required
        autoComplete="organization-title"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextInput
        label="Comune di residenza"
        hint="Solo il comune o la frazione, mai la via."
        icon="map-pin"
        required
        autoComplete="address-level2"
        error={errors.location?.message}
        {...form.register('location')}
      />
      <TextInput
        label="Competenze"
        hint="Separale con una virgola."
        placeholder="Cucina tradizionale, inglese B1, patente B"
        required
        autoComplete="off"
        error={errors.skills?.message}
        {...form.register('skills')}
      />
      <TextArea
        label="Esperienza e preferenze"
        hint="Facoltativo: che cosa hai fatto, che lavoro cerchi, in quali orari."
        rows={5}
        error={errors.experience?.message}
        {...form.register('experience')}
      />
      <div className="signed-out-only">
        <TextInput
          label="Email (facoltativa, mai pubblicata)"
          hint="Ci arrivano i messaggi di chi ti scrive e il link per gestire il profilo."
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      <p className="muted">{PUBLISH_CANDIDATE.privacy}</p>
    </Form>
  );
}
