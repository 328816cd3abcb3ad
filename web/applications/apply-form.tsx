import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/fetch-api.ts';
import { clearSession } from '../api/session.ts';
import { draftOf } from '../forms/draft.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useApply } from './mutations.ts';
import { ownApplicationsOptions } from './queries.ts';

const MAX_MESSAGE = 2000;

/** One optional message, one button. The text stays where it is until the server has stored the application. */
export function ApplyForm({ jobId }: { jobId: string }) {
  const draft = draftOf(`apply-${jobId}`, { message: '' });
  // The box with the form exists only for who is signed in, but its HTML is everybody's: the draft comes after hydration.
  const [typed, setTyped] = useState<string | null>(null);
  const hydrated = useHydrated();
  const message = typed ?? (hydrated ? (draft.read().message ?? '') : '');
  const write = (text: string) => {
    setTyped(text);
    draft.write({ message: text });
  };
  const apply = useApply(jobId);
  const client = useQueryClient();
  const tooLong = message.trim().length > MAX_MESSAGE;

  const onError = (error: Error) => {
    const status = error instanceof ApiError ? error.status : null;
    if (status === 401) {
      clearSession();
      return showToast({
        title: 'Accesso richiesto',
        description: 'Devi essere registrato per candidarti alle offerte di lavoro.',
        tone: 'destructive',
      });
    }
    // Sent before, perhaps from another device: the box then shows when.
    if (status === 409) void client.invalidateQueries(ownApplicationsOptions(jobId));
    showToast({
      title: 'Candidatura non inviata',
      description:
        (error instanceof ApiError && error.problem?.message) ||
        'Controlla la connessione e riprova: il messaggio che hai scritto è ancora qui.',
      tone: 'destructive',
    });
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (apply.isPending || tooLong) return;
    apply.mutate(message.trim() === '' ? {} : { message }, {
      onSuccess: () => {
        draft.clear();
        showToast({ title: 'Candidatura inviata!' });
      },
      onError,
    });
  };

  return (
    <form className="stack-sm" noValidate onSubmit={onSubmit}>
      <TextArea
        label="Messaggio (facoltativo)"
        name="message"
        rows={4}
        value={message}
        onChange={(event) => write(event.currentTarget.value)}
        hint="Due righe su di te, e come contattarti. Solo chi ha pubblicato l’offerta lo legge."
        error={tooLong ? 'Massimo 2.000 caratteri' : undefined}
      />
      <Button type="submit" icon="briefcase" loading={apply.isPending} loadingLabel="Invio in corso...">
        Candidati Ora
      </Button>
    </form>
  );
}
