import { useEffect, useRef } from 'react';
import { draftOf } from '../forms/draft.ts';

/** Name and contact are offered again at the next offer, as long as the tab lives. */
const CONTACT = draftOf('guest-contact', { name: '', phone: '', email: '' });

/** Keeps what is typed through a reload: the contact for every offer, the message for this one. */
export function useGuestDrafts(jobId: string) {
  const element = useRef<HTMLFormElement>(null);
  const message = draftOf(`guest-${jobId}`, { message: '' });
  useEffect(() => {
    const stored = { ...CONTACT.read(), ...draftOf(`guest-${jobId}`, { message: '' }).read() };
    for (const [name, value] of Object.entries(stored)) {
      const control = element.current?.elements.namedItem(name);
      // Typed before the script ran, or filled in by the browser: that wins.
      if ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.value === '')
        control.value = value;
    }
  }, [jobId]);
  return {
    element,
    write: () => {
      if (element.current === null) return;
      const typed = Object.fromEntries(
        [...new FormData(element.current)].map(([name, value]) => [name, String(value)]),
      );
      CONTACT.write(typed);
      message.write(typed);
    },
    sent: message.clear,
  };
}
