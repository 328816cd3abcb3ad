import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { GuestApplication } from '../../shared/guest-applications.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { forgetApplication, keepApplication, useDeviceApplications } from '../api/device-applications.ts';
import { ConfirmButton } from '../forms/dialog-button.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { guestApplicationOptions } from './queries.ts';

type ForgetButtonProps = { readonly token: string; readonly title: string };

/** Takes an application off the list of this device. It asks first: with a number alone there is no other way back. */
export function ForgetButton({ token, title }: ForgetButtonProps) {
  const forget = useMutation({ mutationFn: async () => forgetApplication(token) });
  return (
    <ConfirmButton
      variant="quiet"
      aria-label={`Dimentica: ${title}`}
      mutation={forget}
      title="Dimenticare la candidatura?"
      warning={
        <p>Resta inviata, ma questo dispositivo non la ricorda più: per seguirla ti serve il link della sua pagina.</p>
      }
      confirm="Sì, dimenticala"
      pending="Un momento..."
      keep="No, ricordala"
    >
      Dimentica
    </ConfirmButton>
  );
}

type KeepLinkProps = {
  readonly token: string;
  /** True right after it was sent: this device then remembers it by itself. */
  readonly justSent: boolean;
};

/** Ways to come back to the private page of an application: its address leaves the browser's bar at once. */
export function KeepLink({ token, justSent }: KeepLinkProps) {
  const { data } = useQuery(guestApplicationOptions(`Link ${token}`));
  const isRemembered = useDeviceApplications().some((remembered) => remembered.token === token);
  // Once: what somebody takes off the list then is not put back.
  const isStored = useRef(false);
  useEffect(() => {
    if (!justSent || !data || isStored.current) return;
    isStored.current = true;
    keep(token, data);
  }, [justSent, data, token]);
  if (!data) return null;
  const url = window.location.origin + linkedApplicationLink(token);
  return (
    <div className="stack-sm">
      <p>
        Per tornarci tieni il link.{' '}
        {data.email === null
          ? 'Senza email non possiamo mandartelo di nuovo.'
          : 'Te l’abbiamo mandato anche per email.'}
      </p>
      <p className="cluster">
        <Button variant="secondary" onClick={() => copy(url)}>
          Copia il link
        </Button>
        <a className={buttonClass('secondary')} href={whatsappToOneself(data, url)} target="_blank" rel="noreferrer">
          Mandamelo su WhatsApp
        </a>
      </p>
      <p className="cluster">
        {isRemembered ? 'Questo dispositivo la ricorda, tra le offerte salvate.' : 'Questo dispositivo non la ricorda.'}
        {isRemembered ? (
          <ForgetButton token={token} title={data.job.title} />
        ) : (
          <Button variant="quiet" onClick={() => keep(token, data)}>
            Ricordala
          </Button>
        )}
      </p>
    </div>
  );
}

const keep = (token: string, { jobId, job: { title, companyName }, createdAt: sentAt }: GuestApplication): void =>
  keepApplication({ token, jobId, title, companyName, sentAt });

const copy = (url: string): Promise<void> =>
  navigator.clipboard.writeText(url).then(
    () => showToast({ title: 'Link copiato', description: 'Incollalo dove lo ritrovi, per esempio in una nota.' }),
    () => showToast({ title: 'Link non copiato', description: `Copialo da qui: ${url}`, tone: 'destructive' }),
  );

/** Conversation with one's own number; without a mobile one, WhatsApp asks to whom. */
const whatsappToOneself = ({ phone, job }: GuestApplication, url: string): string =>
  `https://wa.me/${/^\+(393|(?!39))/.test(phone ?? '') ? phone?.slice(1) : ''}?text=${encodeURIComponent(`La mia candidatura per “${job.title}”: ${url}`)}`;
