/** Roles of people who work on an employer's offers: one changes offers and answers, the other reads. */
export const MEMBER_ROLES = ['gestisce', 'legge'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Part of the account's page that shows people and invitations; mailed links lead there. */
export const PEOPLE_ID = 'persone';

/** Most people of an employer, invited ones too. */
export const MOST_MEMBERS = 10;

/** Deeds of people for an employer that the employer is shown. */
export const MEMBER_DEEDS = [
  'publish-job',
  'edit-job',
  'open-job',
  'pause-job',
  'close-job',
  'move-job',
  'renew-job',
  'delete-job',
  'restore-job',
  'answer-application',
] as const;
export type MemberDeed = (typeof MEMBER_DEEDS)[number];
