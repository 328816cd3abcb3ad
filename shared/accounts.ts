import * as mini from 'zod/mini';
import { CODE_WANTED, LOGIN_CODE } from './account-state.ts';
import { emailField, line } from './fields.ts';
import { LIMITS } from './limits.ts';
import { cleanLine } from './text.ts';

/** Roles a person chooses at registration; `admin` is only granted by the operator. */
export const CHOSEN_ROLES = ['user', 'employer'] as const;
export const ROLES = [...CHOSEN_ROLES, 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** 256 bits as base64url without padding, as a mailed link carries them. */
export const linkToken = (dead: string) => mini.string(dead).check(mini.regex(/^[A-Za-z0-9_-]{43}$/, dead));

const newPassword = mini
  .string('Password deve avere almeno 6 caratteri')
  .check(
    mini.minLength(LIMITS.password.min, 'Password deve avere almeno 6 caratteri'),
    mini.maxLength(LIMITS.password.max, 'Password deve avere al massimo 200 caratteri'),
  );

/** @param wrong refusal of one that is longer than any can be */
const knownPassword = (wrong: string) =>
  mini
    .string('Password richiesta')
    .check(mini.minLength(1, 'Password richiesta'), mini.maxLength(LIMITS.password.max, wrong));

export const registerBody = mini.strictObject({
  name: line('Inserisci il tuo nome', LIMITS.name),
  email: emailField,
  password: newPassword,
  role: mini._default(mini.enum(CHOSEN_ROLES, 'Scegli Lavoratore o Azienda'), 'user'),
});
export type RegisterBody = mini.infer<typeof registerBody>;

/** As it was mailed, with or without spaces. */
export const codeField = mini.pipe(
  mini.pipe(
    mini.string(CODE_WANTED),
    mini.transform((text) => cleanLine(text).replaceAll(' ', '')),
  ),
  mini.string().check(mini.regex(new RegExp(`^\\d{${LOGIN_CODE.digits}}$`), CODE_WANTED)),
);

export const loginCodeBody = mini.strictObject({ code: codeField });

export const loginBody = mini.strictObject({
  email: emailField,
  password: knownPassword('Email o password non validi.'),
  code: mini.optional(codeField),
  /** The attempt that the code was mailed for, from the problem that asked for it. */
  attempt: mini.optional(linkToken(CODE_WANTED)),
});
export type LoginBody = mini.infer<typeof loginBody>;

const sessionUserSchema = mini.object({ id: mini.string(), name: mini.string(), role: mini.enum(ROLES) });
export type SessionUser = mini.infer<typeof sessionUserSchema>;

/** Answer of login and register; `purgedAt` only of an account that waits to be deleted: the day after which it is gone. */
export const sessionSchema = mini.object({
  token: mini.string(),
  user: sessionUserSchema,
  purgedAt: mini.optional(mini.string()),
});
export type Session = mini.infer<typeof sessionSchema>;

/** A device the account is signed in on; times ISO 8601 in UTC, `lastSeenAt` to the hour. */
export const deviceSchema = mini.object({
  id: mini.string(),
  device: mini.string(),
  createdAt: mini.string(),
  lastSeenAt: mini.string(),
  current: mini.boolean(),
});
export type Device = mini.infer<typeof deviceSchema>;

export const ownAccountSchema = mini.object({
  id: mini.string(),
  name: mini.string(),
  email: mini.string(),
  role: mini.enum(ROLES),
  emailVerified: mini.boolean(),
  /** When the address last refused a mail for good; null unless that is how it is now. */
  mailRefusedAt: mini.nullable(mini.string()),
  createdAt: mini.string(),
  /** Set while it is suspended; the reason is an administrator's. */
  suspended: mini.nullable(mini.object({ since: mini.string(), reason: mini.nullable(mini.string()) })),
  /** When it is gone for good; null unless it waits to be deleted. */
  purgedAt: mini.nullable(mini.string()),
  /** False once its owner wants no more mails that propose to publish offers of the last season again. */
  proposals: mini.boolean(),
});
export type OwnAccount = mini.infer<typeof ownAccountSchema>;

export const todaySchema = mini.object({
  unreadApplications: mini.int(),
  unreadMessages: mini.int(),
  /** Answers of the last seven days to one's own applications. */
  answers: mini.int(),
  invitations: mini.int(),
  /** Own open offers that end within a week. */
  ending: mini.int(),
});

export const renameBody = mini.strictObject({ name: line('Inserisci il tuo nome', LIMITS.name) });
export const editAccountBody = mini.extend(mini.partial(renameBody), {
  proposals: mini.optional(mini.boolean('Scelta non valida')),
});
export type EditAccountBody = mini.infer<typeof editAccountBody>;

/** The password somebody has, asked for again before what matters. */
export const currentPassword = knownPassword('La password non è quella giusta.');

export const changePasswordBody = mini.strictObject({ currentPassword, password: newPassword });
export type ChangePasswordBody = mini.infer<typeof changePasswordBody>;

export const changeEmailBody = mini.strictObject({ email: emailField, currentPassword });
export type ChangeEmailBody = mini.infer<typeof changeEmailBody>;

export const deleteAccountBody = mini.strictObject({ currentPassword });
export type DeleteAccountBody = mini.infer<typeof deleteAccountBody>;

export const forgotPasswordBody = mini.strictObject({ email: emailField });
export type ForgotPasswordBody = mini.infer<typeof forgotPasswordBody>;

/** Refusal of a reset link that is expired, used, incomplete or made up, without saying which. */
export const DEAD_RESET_LINK = 'Questo link non è più valido: vale un’ora e una volta sola. Chiedine uno nuovo.';

export const resetPasswordBody = mini.strictObject({ token: linkToken(DEAD_RESET_LINK), password: newPassword });
export type ResetPasswordBody = mini.infer<typeof resetPasswordBody>;

/** The typed part of the body of a reset; its token comes from the link. */
export const newPasswordBody = mini.pick(resetPasswordBody, { password: true });

/** Refusal of a link for an address that is expired, used, incomplete or made up. */
export const DEAD_EMAIL_LINK = 'Questo link non è più valido: vale tre giorni e una volta sola. Chiedine uno nuovo.';

/** Asks for the password where a link is pressed without a session of its account. */
export const CONFIRM_PASSWORD = 'Scrivi la password del tuo account: qui non hai effettuato l’accesso.';

/** `password` where the request does not carry a session of the account. */
export const confirmEmailBody = mini.strictObject({
  token: linkToken(DEAD_EMAIL_LINK),
  password: mini.optional(currentPassword),
});
export type ConfirmEmailBody = mini.infer<typeof confirmEmailBody>;

export const doneSchema = mini.object({ message: mini.string() });
export type Done = mini.infer<typeof doneSchema>;

/** Everything held about a person, as they download it: sections of rows, each with what it is. */
export const accountExportSchema = mini.object({
  site: mini.string(),
  exportedAt: mini.string(),
  notes: mini.array(mini.string()),
  sections: mini.record(
    mini.string(),
    mini.object({ about: mini.string(), rows: mini.array(mini.record(mini.string(), mini.unknown())) }),
  ),
});
export type AccountExport = mini.infer<typeof accountExportSchema>;
