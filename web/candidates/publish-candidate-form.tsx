import { useQueryClient } from '@tanstack/react-query';
import type { PublishedCandidate } from '../../shared/candidates.ts';
import { clearSession, readSession } from '../api/session.ts';
import { PUBLISH_CANDIDATE } from '../content/publish-candidate.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { sentPosition } from '../forms/sent-position.ts';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { CandidateFields } from './candidate-fields.tsx';
import { publishCandidate } from './mutations.ts';
import { EMPTY_CANDIDATE } from './publish-candidate-values.ts';

const KEPT = draftOf('publish-candidate-key', { key: '' });

/**
 * The key of the profile that is being written, kept like its draft: an attempt whose answer was lost and the next one are
 * the same profile, with the same private link.
 */
function sendingKey(): string {
  const known = KEPT.read().key;
  if (known) return known;
  const key = crypto.randomUUID();
  KEPT.write({ key });
  return key;
}

/** Once a profile is published, the next one is another. */
const dropSendingKey = (): void => KEPT.clear();

const FAILED = "Si è verificato un errore durante l'invio del profilo.";

/** Outcome of publishing. */
export type Published = {
  readonly candidate: PublishedCandidate;
  /** Sent as somebody who is signed in. */
  readonly signedIn: boolean;
  /** An address was left, to which the link goes too. */
  readonly mailed: boolean;
};

/** The form to publish a profile, with or without an account; signed-in people are not asked for an address. */
export function PublishCandidateForm({ onDone }: { onDone: (published: Published) => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('./check-candidate.ts')).publishCandidateForm,
    empty: EMPTY_CANDIDATE,
    draft: draftOf('publish-candidate', EMPTY_CANDIDATE),
    texts: { submit: 'Pubblica Profilo', pending: 'Pubblicazione in corso...', failed: 'Errore', refused: FAILED },
    send: async ({ email, ...profile }): Promise<Published> => {
      // The field is for signed-out people only; a draft may still hold an address.
      const session = readSession();
      const position = await sentPosition(navigator.geolocation);
      const candidate = await publishCandidate(client, {
        body: { ...profile, ...position, ...(session ? {} : { email }) },
        key: sendingKey(),
      });
      // A link in the answer: the server did not know the session any more.
      if (session && candidate.manageToken !== null) clearSession();
      return { candidate, signedIn: session !== null, mailed: !session && email !== undefined };
    },
    toast: () => ({
      title: 'Profilo pubblicato!',
      description: 'Il tuo profilo è stato inviato con successo. Le aziende potranno trovarti e contattarti.',
    }),
    onSent: (published) => {
      dropSendingKey();
      onDone(published);
    },
    again: () => EMPTY_CANDIDATE,
  });
  return (
    <Form form={form} aria-label={PUBLISH_CANDIDATE.title} guarded="profile">
      <CandidateFields form={form} email="of who is signed out" />
      <p className="muted">{PUBLISH_CANDIDATE.privacy}</p>
    </Form>
  );
}
