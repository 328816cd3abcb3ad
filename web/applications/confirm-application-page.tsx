import { useQuery } from '@tanstack/react-query';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { readOptions } from '../api/call-options.ts';
import { ownPage } from '../app/own-page.ts';
import { onePress } from '../mailed-links/one-press.tsx';
import { house } from '../ui/figure.tsx';
import { GuestAppliedNotice } from './guest-applied.tsx';

/** The offer that the application is for: the mail names none, as it may go to anybody. */
function WaitingOffer({ token, done }: { readonly token: string; readonly done: boolean }) {
  const { data } = useQuery(readOptions('GET /api/applications/confirm', { authorization: `Link ${token}` }));
  if (!data) return null;
  return (
    <p className="measure break-words">
      Candidatura per <strong>{data.jobTitle}</strong>, {data.companyName}, {data.location}.
      {data.sent && !done && ' È già partita: premi il pulsante per seguirla.'}
    </p>
  );
}

const Page = onePress({
  title: 'Invia la candidatura',
  art: house,
  withoutScript: 'Per inviare la candidatura serve JavaScript: attivalo nel browser e ricarica la pagina.',
  aside: {
    title: 'Perché questo passo',
    points: [
      'Così chi assume sa che l’email è tua, e nessuno si candida al posto tuo.',
      'Finché non premi, la candidatura non parte. Dopo sette giorni si cancella da sola.',
      'Non l’hai preparata tu? Chiudi la pagina: non succede niente.',
    ],
  },
  act: (body) => send('POST /api/applications/confirm', { body }),
  about: (token) => <WaitingOffer token={token} done={false} />,
  lead: 'Premi il pulsante: la candidatura arriva a chi ha pubblicato l’offerta.',
  label: 'Invia la candidatura',
  pendingLabel: 'Invio in corso...',
  failure: {
    title: 'Candidatura non inviata',
    incomplete: 'Manca una parte del link: aprilo di nuovo dalla email.',
    failed: 'Non è stato possibile inviare la candidatura. Controlla la connessione e riprova.',
  },
  elsewhere: { label: 'Guarda le offerte', path: pagePath.jobs() },
  afterwards: {
    title: 'Candidatura inviata',
    aside: {
      title: 'E adesso',
      points: [
        'Chi assume ha il tuo nome, i tuoi contatti e quello che hai scritto.',
        'Quando risponde te lo scriviamo per email.',
        'Intanto puoi candidarti anche ad altre offerte.',
      ],
    },
  },
  done: (applied, token) => (
    <>
      <WaitingOffer token={token} done />
      <GuestAppliedNotice applied={applied} />
    </>
  ),
});

export const page = ownPage(Page, pagePath.confirmApplication(), {
  title: 'Invia la candidatura',
  description: 'L’ultimo passo di una candidatura senza account: premi il pulsante e la candidatura parte.',
  keywords: ['candidatura', 'conferma'],
});
