import * as mini from 'zod/mini';
import { emailField } from './fields.ts';
import { MEMBER_ACTIONS, MEMBER_ROLES } from './member-values.ts';

const roleField = mini.enum(MEMBER_ROLES, 'Scegli che cosa può fare');

export const inviteMemberBody = mini.strictObject({ email: emailField, role: roleField });
export type InviteMemberBody = mini.infer<typeof inviteMemberBody>;

export const setMemberBody = mini.strictObject({ role: roleField });

const state = {
  role: mini.enum(MEMBER_ROLES),
  acceptedAt: mini.nullable(mini.string()),
  /** When the invitation ends; null once it is accepted. */
  expiresAt: mini.nullable(mini.string()),
};

/** Somebody who works for an employer, or was invited to: then without a name, and `acceptedAt` is null. Times are ISO 8601 in UTC. */
const memberSchema = mini.object({
  id: mini.string(),
  email: mini.string(),
  name: mini.nullable(mini.string()),
  ...state,
});
export type Member = mini.infer<typeof memberSchema>;

const membershipSchema = mini.object({ id: mini.string(), employer: mini.string(), ...state });
export type Membership = mini.infer<typeof membershipSchema>;

/** Action of somebody for the employer; `title` is that of the offer, null where it is gone. */
const auditEntrySchema = mini.object({
  by: mini.string(),
  deed: mini.enum(MEMBER_ACTIONS),
  title: mini.nullable(mini.string()),
  at: mini.string(),
});
export type AuditEntry = mini.infer<typeof auditEntrySchema>;

/** People of an account: those on its offers, the last they did, and those for whom it works. */
export const peopleSchema = mini.object({
  members: mini.array(memberSchema),
  memberships: mini.array(membershipSchema),
  deeds: mini.array(auditEntrySchema),
});
export type People = mini.infer<typeof peopleSchema>;

export const employerSchema = mini.object({ id: mini.string(), name: mini.string() });
