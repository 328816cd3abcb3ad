import * as mini from 'zod/mini';
import { line } from './fields.ts';
import { LANGUAGE_LEVELS, OWN_CAR, REQUIREMENT_LIMITS, type Requirement } from './requirement-values.ts';
import { foldText } from './text.ts';

/** The requirements of an offer as a row and an answer say them. */
export const saidRequirements = mini.array(
  mini.object({
    what: mini.string(),
    level: mini.nullable(mini.enum(LANGUAGE_LEVELS)),
    reason: mini.nullable(mini.string()),
    preferred: mini.boolean(),
  }),
);

const { count, length } = REQUIREMENT_LIMITS;

const requirement = mini.pipe(
  mini.strictObject(
    {
      what: line('Scrivi il requisito', length),
      level: mini.nullish(mini.enum(LANGUAGE_LEVELS, 'Livello sconosciuto')),
      reason: mini.nullish(line('Scrivi il motivo', length)),
      preferred: mini.optional(mini.boolean('Valore non valido')),
    },
    'Requisito non valido',
  ),
  mini.transform(
    ({ what, level = null, reason = null, preferred = false }): Requirement => ({ what, level, reason, preferred }),
  ),
);

/** Checks rules of all requirements together: one message for the field. */
function checkAll(all: readonly Requirement[], context: mini.core.$RefinementCtx): void {
  const issue = (message: string) => context.addIssue({ code: 'custom', message });
  if (new Set(all.map(({ what }) => foldText(what))).size < all.length) issue('Un requisito c’è due volte');
  if (all.some(({ what, reason }) => what === OWN_CAR && reason === null))
    issue('Scrivi perché serve l’auto propria: “turni di notte”, “clienti in più comuni”');
}

/** The requirements of a body. */
export const requirementList = mini
  .array(requirement, 'Requisito non valido')
  .check(mini.maxLength(count, `Massimo ${count} requisiti`), mini.superRefine(checkAll));
