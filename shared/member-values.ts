/** Roles of people who work on an employer's offers: one changes offers and answers, the other reads. */
export const MEMBER_ROLES = ['gestisce', 'legge'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
