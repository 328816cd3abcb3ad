import * as mini from 'zod/mini';
import { optionalEmail, optionalParagraph } from './fields.ts';
import { LIMITS } from './limits.ts';
import {
  CANDIDATE_REPORT_REASONS,
  EMPLOYER_REPORT_REASONS,
  MESSAGE_REPORT_REASONS,
  REPORT_REASONS,
} from './report-values.ts';

const NO_REASON = 'Scegli il motivo';

/** Optional text of a report, and the address for the decision. */
const details = {
  text: optionalParagraph(LIMITS.reportText),
  email: optionalEmail(undefined),
};

export const jobReportBody = mini.strictObject({ reason: mini.enum(REPORT_REASONS, NO_REASON), ...details });
export type JobReportBody = mini.infer<typeof jobReportBody>;

export const employerReportBody = mini.strictObject({
  reason: mini.enum(EMPLOYER_REPORT_REASONS, NO_REASON),
  ...details,
});
export type EmployerReportBody = mini.infer<typeof employerReportBody>;

/** A report of a message, by its recipient. */
export const messageReportBody = mini.strictObject({
  reason: mini.enum(MESSAGE_REPORT_REASONS, NO_REASON),
  ...details,
});
export type MessageReportBody = mini.infer<typeof messageReportBody>;

export const candidateReportBody = mini.strictObject({
  reason: mini.enum(CANDIDATE_REPORT_REASONS, NO_REASON),
  ...details,
});
export type ReportBody = mini.infer<typeof candidateReportBody>;

/** Answer to the reporter; `hidden`: the profile is hidden for everybody at once. */
export const reportResponseSchema = mini.object({ message: mini.string(), hidden: mini.boolean() });
export type ReportResponse = mini.infer<typeof reportResponseSchema>;
