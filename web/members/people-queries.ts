import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MemberAuditKind, MemberRole } from '../../shared/member-values.ts';
import type { People } from '../../shared/members.ts';
import { keepStored, readAgain, readOptions } from '../api/call-options.ts';
import { failureToast } from '../forms/failure.ts';
import { showToast } from '../ui/toast-store.ts';

/** People on one's own offers, and employers one works for. Fetched on each visit: both change elsewhere. */
export const peopleOptions = () => readOptions('GET /api/members', { signedIn: true }, { refetchOnMount: 'always' });

/** Employers whose offers somebody may publish and change. */
export const managedIn = ({ memberships }: People) =>
  memberships.filter(({ role, acceptedAt }) => role === 'manage' && acceptedAt);

type Toast = { readonly title: string; readonly description: string };

/** A change of the people by one button: the answer holds them as they are then, and lists of offers follow. */
export function usePeopleChange(change: () => Promise<People>, { done, failed }: { done: Toast; failed: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (people) => {
      showToast(done);
      await keepStored(client, peopleOptions(), () => people);
      await readAgain(client, 'GET /api/own-jobs', 'GET /api/applications/received');
    },
    onError: (error) => {
      failureToast(failed, { refused: 'Non è stato possibile. Riprova tra poco.' })(error);
      // Accepted, taken back or ended meanwhile: the list then says so.
      void client.invalidateQueries({ queryKey: peopleOptions().queryKey });
    },
  });
}

export const ROLE_TEXTS: Readonly<Record<MemberRole, { readonly label: string; readonly meaning: string }>> = {
  manage: {
    label: 'Gestisce',
    meaning: 'Pubblica, cambia, chiude e rinnova le offerte, legge le candidature con i CV e risponde.',
  },
  read: {
    label: 'Legge',
    meaning: 'Guarda le offerte, i loro numeri e le candidature con i CV. Non cambia niente.',
  },
};

/** Actions, as the end of 'Marta Rossi …', with the offer they were done to. */
const ACTION_TEXTS: Readonly<Record<MemberAuditKind, string>> = {
  'publish-job': 'ha pubblicato',
  'edit-job': 'ha modificato',
  'open-job': 'ha riaperto',
  'pause-job': 'ha messo in pausa',
  'close-job': 'ha chiuso',
  'move-job': 'ha cambiato il settore di',
  'renew-job': 'ha rinnovato',
  'delete-job': 'ha eliminato',
  'restore-job': 'ha ripreso',
  'invite-applicants': 'ha invitato chi voleva tornare a',
  'answer-application': 'ha risposto a una candidatura per',
  'change-page': 'ha cambiato la pagina di',
};

export const auditText = (by: string, deed: MemberAuditKind, title: string | null): string =>
  `${by} ${ACTION_TEXTS[deed]} ${title === null ? 'un’offerta che non c’è più' : `«${title}»`}`;
