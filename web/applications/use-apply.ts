import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../api/session.ts';
import { showToast } from '../ui/toast-store.ts';
import { NOT_SENT } from './apply-texts.ts';

type Sending = {
  readonly pending: boolean;
  /** Sent share of the CV, from 0 to 1; null if no file is being sent. */
  readonly share: number | null;
  /** @returns whether the server has stored the application */
  readonly send: (form: FormData) => Promise<boolean>;
  readonly cancel: () => void;
};

/** Its code comes for accounts alone; null where it does not arrive. */
const loadSending = () => import('./send-application.ts').catch(() => null);

/**
 * Sends an application, once at a time. The outcome is shown on any page that the person has gone to meanwhile.
 * @param onRefusedCv called with the server's reason if it refuses the file only
 */
export function useApply(jobId: string, onRefusedCv: (reason: string) => void): Sending {
  const client = useQueryClient();
  const session = useSession();
  const running = useRef<AbortController | null>(null);
  const [pending, setPending] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => {
    if (session) void loadSending();
  }, [session]);
  return {
    pending,
    share,
    cancel: () => running.current?.abort(),
    send: async (form) => {
      if (running.current) return false;
      const controller = new AbortController();
      running.current = controller;
      setPending(true);
      try {
        const sending = await loadSending();
        const upload = { onProgress: setShare, signal: controller.signal };
        if (sending) return await sending.sendApplication(client, jobId, { form, upload, onRefusedCv });
        showToast(NOT_SENT);
        return false;
      } finally {
        running.current = null;
        setPending(false);
        setShare(null);
      }
    },
  };
}
