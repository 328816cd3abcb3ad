import { z } from 'zod';
import { LIMITS, optionalParagraph } from './fields.ts';

export const applyBody = z.strictObject({ message: optionalParagraph(LIMITS.applicationMessage) });
export type ApplyBody = z.infer<typeof applyBody>;

/** An application as the person who sent it sees it. */
export const ownApplicationSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  message: z.string().nullable(),
  createdAt: z.string(),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;
