import { z } from 'zod';
import { emailField, LIMITS, line } from './fields.ts';

/** Roles a person chooses at registration; `admin` is only granted by the operator. */
export const CHOSEN_ROLES = ['user', 'employer'] as const;
export const ROLES = [...CHOSEN_ROLES, 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const registerBody = z.strictObject({
  name: line('Inserisci il tuo nome', LIMITS.name),
  email: emailField,
  password: z
    .string('Password deve avere almeno 6 caratteri')
    .min(LIMITS.password.min, 'Password deve avere almeno 6 caratteri')
    .max(LIMITS.password.max, 'Password deve avere al massimo 200 caratteri'),
  role: z.enum(CHOSEN_ROLES, 'Scegli Lavoratore o Azienda').default('user'),
});
export type RegisterBody = z.infer<typeof registerBody>;

export const loginBody = z.strictObject({
  email: emailField,
  password: z
    .string('Password richiesta')
    .min(1, 'Password richiesta')
    .max(LIMITS.password.max, 'Email o password non validi.'),
});
export type LoginBody = z.infer<typeof loginBody>;

export const sessionUserSchema = z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES) });
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** Answer of login and register. */
export const sessionSchema = z.object({ token: z.string(), user: sessionUserSchema });
export type Session = z.infer<typeof sessionSchema>;
