import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { ownPage } from '../app/own-page.ts';
import { LinkDone, OnePress } from '../mailed-links/one-press.tsx';
import { dancer } from '../ui/figures.ts';

const WHY = {
  title: 'Perché lo chiediamo',
  points: [
    'Un profilo che nessuno guarda più è un dato che non serve: dopo 12 mesi lo cancelliamo.',
    'Se lo tieni, resta per altri 12 mesi e non cambia nulla.',
    'Se non lo vuoi più, non devi fare niente.',
  ],
};
const FAILURE = {
  title: 'Profilo non tenuto',
  incomplete: 'Manca una parte del link: aprilo di nuovo dalla email.',
  failed: 'Non è stato possibile tenere il profilo. Controlla la connessione e riprova.',
};

function KeepCandidatePage() {
  return (
    <OnePress
      title="Tieni il tuo profilo"
      art={dancer}
      withoutScript="Per tenere il profilo serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={WHY}
      act={(body) => send('POST /api/own-candidates/keep', { body })}
      lead="Premi il pulsante: il profilo resta per altri 12 mesi."
      label="Tieni il profilo"
      pendingLabel="Un momento..."
      failure={FAILURE}
      elsewhere={{ label: 'Vai al tuo profilo', path: pagePath.ownCandidate() }}
      done={({ message }) => (
        <LinkDone
          title="Profilo tenuto"
          message={message}
          next={{ label: 'Vai al tuo profilo', path: pagePath.ownCandidate() }}
        />
      )}
    />
  );
}

export const page = ownPage(KeepCandidatePage, pagePath.keepCandidate(), {
  title: 'Tieni il tuo profilo',
  description: 'Tieni per altri 12 mesi il tuo profilo di chi cerca lavoro, con il link che hai ricevuto per email.',
  keywords: ['tenere il profilo', 'profilo di chi cerca lavoro'],
});
