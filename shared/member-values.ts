/** Roles of people who work on an employer's offers: one changes offers and answers, the other reads. */
export const MEMBER_ROLES = ['manage', 'read'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Part of the account's page that shows people and invitations; mailed links lead there. */
export const PEOPLE_ID = 'persone';

export const MOST_MEMBERS = 10;

export const MEMBER_ACTIONS = [
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
  'invite-applicants',
  'change-page',
] as const;
export type MemberAuditKind = (typeof MEMBER_ACTIONS)[number];
