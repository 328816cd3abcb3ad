import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { ownPage } from '../app/own-page.ts';
import { LinkDone, onePress } from '../mailed-links/one-press.tsx';
import { house } from '../ui/figure.tsx';

const EMPLOYERS = { label: 'Vai alle aziende', path: pagePath.employers() };

const Page = onePress({
  title: 'Conferma la pagina della tua azienda',
  art: house,
  withoutScript: 'Per confermare la pagina serve JavaScript: attivalo nel browser e ricarica.',
  aside: {
    title: 'Perché lo chiediamo',
    points: [
      'Chi legge deve sapere che la pagina è vostra, e non di chi si spaccia per voi.',
      'Diciamo solo che qualcuno del vostro dominio l’ha confermata: niente di più.',
      'Se non ne sapete niente non premete: resta nascosta.',
    ],
  },
  act: (body) => send('POST /api/own-employers/confirm', { body }),
  lead: 'Premi il pulsante se la pagina è della tua azienda: diventa pubblica.',
  label: 'Conferma la pagina',
  failure: {
    title: 'Pagina non confermata',
    incomplete: 'Manca una parte del link: aprilo di nuovo dalla email.',
    failed: 'Non è stato possibile confermare la pagina. Controlla la connessione e riprova.',
  },
  elsewhere: EMPLOYERS,
  done: ({ message, slug }) => (
    <LinkDone
      title="Grazie"
      message={message}
      next={slug === null ? EMPLOYERS : { label: 'Guarda la pagina', path: pagePath.employer(slug) }}
    />
  ),
});

export const page = ownPage(Page, pagePath.confirmEmployer(), {
  title: 'Conferma la pagina della tua azienda',
  description:
    'Conferma la pagina della tua azienda con il link che è arrivato a un indirizzo del dominio del vostro sito.',
  keywords: ['conferma pagina azienda', 'email del dominio'],
});
