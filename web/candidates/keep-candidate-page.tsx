import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { LinkDone, pressPage } from '../mailed-links/one-press.tsx';
import { dancer } from '../ui/figures.ts';

const OWN_CANDIDATE = { label: 'Vai al tuo profilo', path: pagePath.ownCandidate() };

export const page = pressPage(pagePath.keepCandidate(), {
  title: 'Tieni il tuo profilo',
  description: 'Tieni per altri 12 mesi il tuo profilo di chi cerca lavoro, con il link che hai ricevuto per email.',
  keywords: ['tenere il profilo', 'profilo di chi cerca lavoro'],
  art: dancer,
  withoutScript: 'Per tenere il profilo serve JavaScript: attivalo nel browser e ricarica la pagina.',
  aside: {
    title: 'Perché lo chiediamo',
    points: [
      'Un profilo che nessuno guarda più è un dato che non serve: dopo 12 mesi lo cancelliamo.',
      'Se lo tieni, resta per altri 12 mesi e non cambia nulla.',
      'Se non lo vuoi più, non devi fare niente.',
    ],
  },
  act: (body) => send('POST /api/own-candidates/keep', { body }),
  lead: 'Premi il pulsante: il profilo resta per altri 12 mesi.',
  label: 'Tieni il profilo',
  pendingLabel: 'Un momento...',
  failure: {
    title: 'Profilo non tenuto',
    incomplete: 'Manca una parte del link: aprilo di nuovo dalla email.',
    failed: 'Non è stato possibile tenere il profilo. Controlla la connessione e riprova.',
  },
  elsewhere: OWN_CANDIDATE,
  done: ({ message }) => <LinkDone title="Profilo tenuto" message={message} next={OWN_CANDIDATE} />,
});
