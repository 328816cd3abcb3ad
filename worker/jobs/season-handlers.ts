import type { seasonCalls } from '../../shared/calls/jobs.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Ending } from '../http/outcome-address.ts';
import { endInvitations, sendInvitations } from './send-invitations.ts';
import { endProposals } from './send-proposals.ts';

const NOBODY =
  'Non c’è nessuno da invitare: chi voleva essere ricontattata/o ha già il tuo invito, o ha cambiato idea.';

export const seasonHandlers: Handlers<typeof seasonCalls> = {
  'POST /api/jobs/:id/season-invitations': async ({ db, site, account, params }) => {
    const { count, isMoreLeft } = await sendInvitations(db, { account, publicId: params.id, ...site });
    const people = count === 1 ? '1 persona' : `${count} persone`;
    const more = isMoreLeft ? ' Premi di nuovo per le altre.' : '';
    return { message: count === 0 ? NOBODY : `Abbiamo scritto a ${people}.${more}` };
  },
};

export const SEASON_ENDINGS: readonly Ending[] = [
  {
    purpose: 'end-proposals',
    end: ({ db }, owner) => endProposals(db, owner),
    done: 'Non ti proponiamo più di ripubblicare.',
  },
  {
    purpose: 'end-invitations',
    end: ({ c, db, now }, application) => endInvitations(db, c.env.CV_FILES, application, now),
    done: 'Non ti ricontattano più: quello che restava per la prossima stagione è cancellato.',
  },
];
