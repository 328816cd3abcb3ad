import { OPEN_DAYS } from '../../shared/employer-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { LinkDone, pressPage } from '../mailed-links/one-press.tsx';
import { cart } from '../ui/figures.ts';

const OWN_PAGE = { label: 'Vai alla tua pagina', path: pagePath.ownEmployer() };

const answer = (open: boolean) => (link: { readonly token: string }) =>
  send('POST /api/own-employers/openness', { body: { ...link, open } });

export const page = pressPage(pagePath.keepOpen(), {
  title: 'Candidature spontanee',
  description: 'Di’ se la tua azienda riceve ancora candidature spontanee, con il link che hai ricevuto per email.',
  keywords: ['candidature spontanee', 'tenere aperte'],
  art: cart,
  withoutScript: 'Per rispondere serve JavaScript: attivalo nel browser e ricarica la pagina.',
  aside: {
    title: 'Perché lo chiediamo',
    points: [
      'Chi si presenta deve trovare qualcuno che lo ascolta.',
      'Se non fai nulla si spengono da sole: non devi ricordartene.',
      'Le riaccendi quando vuoi dalla pagina della tua azienda.',
    ],
  },
  act: answer(true),
  label: `Restano aperte per ${OPEN_DAYS} giorni`,
  pendingLabel: 'Un momento...',
  other: { label: 'Spegnile', act: answer(false) },
  failure: {
    title: 'Non è cambiato niente',
    incomplete: 'Manca una parte del link: aprilo di nuovo dalla email.',
    failed: 'Controlla la connessione e riprova.',
  },
  elsewhere: OWN_PAGE,
  done: ({ message }) => <LinkDone title="Fatto" message={message} next={OWN_PAGE} />,
});
