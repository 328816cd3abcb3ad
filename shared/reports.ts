import { z } from 'zod';
import * as mini from 'zod/mini';
import { LIMITS, optionalEmail, optionalParagraph } from './fields.ts';
import { CANDIDATE_REPORT_REASONS, MESSAGE_REPORT_REASONS, REPORT_REASONS } from './report-values.ts';

const NO_REASON = 'Scegli il motivo';

/** What everybody may add: in words, and where to tell what was decided. */
const details = {
  text: optionalParagraph(LIMITS.reportText),
  email: optionalEmail(undefined),
};

/** A report of an offer. */
export const jobReportBody = mini.strictObject({ reason: mini.enum(REPORT_REASONS, NO_REASON), ...details });

/** A report of a message, by who received it. */
export const messageReportBody = mini.strictObject({
  reason: mini.enum(MESSAGE_REPORT_REASONS, NO_REASON),
  ...details,
});

/** A report of a profile. */
export const candidateReportBody = mini.strictObject({
  reason: mini.enum(CANDIDATE_REPORT_REASONS, NO_REASON),
  ...details,
});
export type ReportBody = mini.infer<typeof candidateReportBody>;

/** Answer to who reported, once it is stored; `hidden`: the profile is gone for everybody at once. */
export const reportAnswerSchema = z.object({ message: z.string(), hidden: z.boolean() });
export type ReportAnswer = z.infer<typeof reportAnswerSchema>;
