import { useState } from 'react';
import { longDate } from '../../shared/dates.ts';
import type { Membership } from '../../shared/members.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { Link } from '../app/link.tsx';
import { Button } from '../ui/button.tsx';
import { EndDialog } from './end-dialog.tsx';
import { usePeopleChange } from './people-queries.ts';
import { ROLE_TEXTS } from './people-texts.ts';

const FAILED = 'Non è cambiato niente';

/** An employer that one works for, or has an invitation of. */
export function MembershipRow({ membership }: { membership: Membership }) {
  const { id, employer, role, expiresAt } = membership;
  const [ending, setEnding] = useState(false);
  const asked = { params: { id }, signedIn: true } as const;
  const accept = usePeopleChange(() => send('POST /api/members/:id/accept', asked), {
    done: { title: 'Invito accettato', description: `Le offerte di ${employer} sono tra “Le mie offerte”.` },
    failed: 'Invito non accettato',
  });
  const end = usePeopleChange(() => send('DELETE /api/members/:id', asked), {
    done:
      expiresAt === null
        ? { title: 'Fatto', description: `Non lavori più alle offerte di ${employer}.` }
        : { title: 'Invito rifiutato', description: `${employer} non ti vede tra le sue persone.` },
    failed: FAILED,
  });
  return (
    <li className="card stack-sm">
      <div>
        <p className="font-600 break-words">
          {expiresAt === null ? `Lavori alle offerte di ${employer}` : `${employer} ti invita alle sue offerte`}
        </p>
        <p className="muted measure">
          {`${ROLE_TEXTS[role].label}. ${ROLE_TEXTS[role].meaning}${expiresAt !== null ? ` L’invito vale fino al ${longDate(new Date(expiresAt))}.` : ''}`}
        </p>
      </div>
      {expiresAt === null ? (
        <p className="cluster">
          <Link className="inline-flex items-center min-h-11" to={pagePath.ownJobs()}>
            Vai alle offerte
          </Link>
          <Button variant="quiet" aria-label={`Smetti: ${employer}`} onClick={() => setEnding(true)}>
            Smetti
          </Button>
        </p>
      ) : (
        <p className="cluster">
          <Button
            aria-label={`Accetta: ${employer}`}
            loading={accept.isPending}
            loadingLabel="Un momento..."
            onClick={() => accept.mutate()}
          >
            Accetta
          </Button>
          <Button
            variant="secondary"
            aria-label={`Rifiuta: ${employer}`}
            loading={end.isPending}
            loadingLabel="Un momento..."
            onClick={() => end.mutate()}
          >
            Rifiuta
          </Button>
        </p>
      )}
      <EndDialog
        open={ending}
        title="Smettere di lavorare a queste offerte?"
        confirm="Smetti"
        pending={end.isPending}
        onEnd={() => end.mutate()}
        onClose={() => setEnding(false)}
      >{`Da subito non vedi più le offerte e le candidature di ${employer}. Per tornare serve un altro invito.`}</EndDialog>
    </li>
  );
}
