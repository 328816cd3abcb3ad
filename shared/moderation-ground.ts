import * as mini from 'zod/mini';
import { paragraph } from './fields.ts';
import { LIMITS } from './limits.ts';
import { MODERATION_RULES } from './moderation-rules.ts';

/** Ground on which something is hidden or somebody suspended: told to the person. */
export const moderationGroundBody = mini.strictObject({
  rule: mini.enum(MODERATION_RULES, 'Scegli la regola'),
  facts: paragraph('Scrivi che cosa hai visto: lo legge la persona interessata', LIMITS.moderationFacts),
});
