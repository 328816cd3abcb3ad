import type { MemberDeed, MemberRole } from '../../shared/member-values.ts';

/** The roles, each with what it means. */
export const ROLE_TEXTS: Readonly<Record<MemberRole, { readonly label: string; readonly meaning: string }>> = {
  gestisce: {
    label: 'Gestisce',
    meaning: 'Pubblica, cambia, chiude e rinnova le offerte, legge le candidature con i CV e risponde.',
  },
  legge: {
    label: 'Legge',
    meaning: 'Guarda le offerte, i loro numeri e le candidature con i CV. Non cambia niente.',
  },
};

/** Deeds, as the end of 'Marta Rossi …', with the offer they were done to. */
const DEED_TEXTS: Readonly<Record<MemberDeed, string>> = {
  'publish-job': 'ha pubblicato',
  'edit-job': 'ha modificato',
  'open-job': 'ha riaperto',
  'pause-job': 'ha messo in pausa',
  'close-job': 'ha chiuso',
  'move-job': 'ha cambiato il settore di',
  'renew-job': 'ha rinnovato',
  'delete-job': 'ha eliminato',
  'restore-job': 'ha ripreso',
  'answer-application': 'ha risposto a una candidatura per',
};

export const deedText = (by: string, deed: MemberDeed, title: string | null): string =>
  `${by} ${DEED_TEXTS[deed]} ${title === null ? 'un’offerta che non c’è più' : `«${title}»`}`;
