import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../api/fetch-api.ts';
import { clearSession } from '../api/session.ts';
import { showToast } from '../ui/toast-store.ts';
import { fileIn } from './apply-body.ts';
import { apply } from './mutations.ts';
import { keptApplicationOptions, ownApplicationsOptions } from './queries.ts';

type Sending = {
  readonly pending: boolean;
  /** Sent share of the CV, from 0 to 1; null if no file is being sent. */
  readonly share: number | null;
  /** @returns whether the server has stored the application */
  readonly send: (form: FormData) => Promise<boolean>;
  readonly cancel: () => void;
};

/**
 * Sends an application, once at a time. The outcome is shown on any page that the person has gone to meanwhile.
 * @param onRefusedCv called with the server's reason if it refuses the file only
 */
export function useApply(jobId: string, onRefusedCv: (reason: string) => void): Sending {
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const [pending, setPending] = useState(false);
  const [share, setShare] = useState<number | null>(null);

  const lookAgain = () => client.invalidateQueries(ownApplicationsOptions(jobId));

  const showFailed = (error: unknown) => {
    const refusedCv = error instanceof ApiError && error.issues.find(({ path }) => path === 'cv');
    if (refusedCv) return onRefusedCv(refusedCv.message);
    if (error instanceof ApiError && error.status === 401) {
      clearSession();
      return showToast({
        title: 'Accesso richiesto',
        description: 'Devi essere registrato per candidarti alle offerte di lavoro.',
        tone: 'destructive',
      });
    }
    // Sent before, perhaps from another device: the box then shows when.
    if (error instanceof ApiError && error.status === 409) void lookAgain();
    showToast({
      title: 'Candidatura non inviata',
      description:
        (error instanceof ApiError && error.problem?.message) ||
        'Controlla la connessione e riprova: quello che hai scritto e scelto è ancora qui.',
      tone: 'destructive',
    });
  };

  /** The application may have arrived in the very last moment: only the server knows. */
  const showBrokenOff = async (): Promise<boolean> => {
    const stored = await client.fetchQuery({ ...ownApplicationsOptions(jobId), staleTime: 0 }).catch(() => null);
    if (stored?.length)
      showToast({ title: 'Candidatura inviata!', description: 'Era già arrivata: se vuoi, ritirala.' });
    else if (stored) showToast({ title: 'Invio annullato', description: 'Il messaggio e il file sono ancora qui.' });
    else
      showToast({
        title: 'Invio interrotto',
        description: 'Quando la connessione torna, guarda tra le tue candidature se era già arrivata.',
      });
    return Boolean(stored?.length);
  };

  return {
    pending,
    share,
    cancel: () => running.current?.abort(),
    send: async (form) => {
      if (running.current) return false;
      const controller = new AbortController();
      running.current = controller;
      setPending(true);
      if (fileIn(form)) setShare(0);
      try {
        await apply(client, jobId, form, { onProgress: setShare, signal: controller.signal });
        showToast({ title: 'Candidatura inviata!' });
        return true;
      } catch (error) {
        if (controller.signal.aborted) return showBrokenOff();
        showFailed(error);
        // It may be gone, deleted on another device.
        if (form.has('useKeptCv')) void client.invalidateQueries(keptApplicationOptions());
        return false;
      } finally {
        running.current = null;
        setPending(false);
        setShare(null);
      }
    },
  };
}
