import * as mini from 'zod/mini';
import { cvSchema } from './apply-schemas.ts';

/** Days that a CV and a message are kept without being used, twelve months; the purge and the pages follow it. */
export const KEPT_APPLICATION_DAYS = 365;

/** A choice of a form: JSON says it as what it is, a form as text. */
const choice = mini.optional(
  mini.union(
    [
      mini.boolean(),
      mini.pipe(
        mini.enum(['true', 'false', '']),
        mini.transform((text) => text === 'true'),
      ),
    ],
    'Scelta non valida',
  ),
);

/** Parts of an application of an account: keep its CV and message for the next one, or send the CV that is kept. */
export const keepParts = { keep: choice, useKeptCv: choice };

/** CV and message kept for the next application of an account. */
export const keptApplicationSchema = mini.object({
  cv: mini.nullable(cvSchema),
  message: mini.nullable(mini.string()),
  /** Day on which it goes unless it is used before; null where nothing is kept. */
  until: mini.nullable(mini.string()),
});
export type KeptApplication = mini.infer<typeof keptApplicationSchema>;

/** Parts of it that can be deleted. */
const KEPT_PARTS = ['cv', 'message'] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

/** Body of `DELETE /api/account/kept-application`. */
export const deleteKeptBody = mini.strictObject({
  parts: mini
    .array(mini.enum(KEPT_PARTS, 'Parte sconosciuta'), 'Di’ che cosa eliminare')
    .check(mini.minLength(1, 'Di’ che cosa eliminare'), mini.maxLength(KEPT_PARTS.length, 'Troppe parti')),
});
