import { z } from 'zod';
import * as mini from 'zod/mini';
import { APPLICATION_STATUSES, CV_TYPES } from './application-values.ts';
import { LIMITS, optionalParagraph } from './fields.ts';
import { listParams } from './list-query.ts';

export const applyBody = mini.strictObject({ message: optionalParagraph(LIMITS.applicationMessage) });
export type ApplyBody = mini.infer<typeof applyBody>;

/** A CV as it is shown: its bytes are another call's. */
const cvSchema = z.object({ name: z.string(), type: z.enum(CV_TYPES), size: z.number().int() });

/** An application as the person who sent it sees it. */
export const ownApplicationSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  /** When it became what it is. */
  statusAt: z.string(),
  message: z.string().nullable(),
  cv: z.nullable(cvSchema),
  createdAt: z.string(),
  /** Deleted: until when it can be taken back; null otherwise. */
  purgedAt: z.string().nullable(),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

/** The same in the list of all that a person has sent. */
export const sentApplicationSchema = z.object({
  ...ownApplicationSchema.shape,
  job: z.object({
    title: z.string(),
    companyName: z.string(),
    location: z.string(),
    /** `gone`: it has no page any more. */
    state: z.enum(['open', 'ended', 'gone']),
  }),
  /** What it has been, the first first. */
  history: z.array(z.object({ status: z.enum(APPLICATION_STATUSES), at: z.string() })),
});
export type SentApplication = z.infer<typeof sentApplicationSchema>;

/** `GET /api/applications`: whose, and which page. */
export const applicationsQuery = mini.strictObject({
  side: mini._default(mini.enum(['sent'], 'Elenco non valido'), 'sent'),
  limit: listParams.limit,
  cursor: listParams.cursor,
});
