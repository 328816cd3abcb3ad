import { confirmNewsletterHead } from '../../shared/head/alert-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { LinkDone, LinkPage } from '../mailed-links/link-page.tsx';
import { plough } from '../ui/figures/plough.ts';

const WHY = {
  title: 'Perché lo chiediamo',
  points: [
    'Nessuno può iscrivere l’indirizzo di un’altra persona.',
    'Il link vale una volta sola, e per i giorni scritti nell’email.',
    'Se non confermi, non ti mandiamo altro e l’indirizzo si cancella da solo.',
  ],
};
const FAILURE = {
  title: 'Iscrizione non confermata',
  incomplete: 'Manca una parte del link: aprilo di nuovo dalla email, oppure iscriviti di nuovo dal blog.',
  failed: 'Non è stato possibile confermare l’iscrizione. Controlla la connessione e riprova.',
};

function ConfirmNewsletterPage() {
  return (
    <LinkPage
      title="Conferma l’iscrizione alla newsletter"
      art={plough}
      withoutScript="Per confermare l’iscrizione serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={WHY}
      act={(body) => send('POST /api/newsletter/confirm', { body })}
      lead="Premi il pulsante e ricevi i nuovi articoli."
      label="Conferma l’iscrizione"
      failure={FAILURE}
      elsewhere={{ label: 'Leggi il blog', path: pagePath.blog() }}
      done={({ message }) => (
        <LinkDone
          title="Iscrizione confermata"
          message={message}
          next={{ label: 'Leggi il blog', path: pagePath.blog() }}
        />
      )}
    />
  );
}

export const page: Page = {
  Component: ConfirmNewsletterPage,
  head: confirmNewsletterHead,
  sharedAddress: sharedWithoutQuery,
};
