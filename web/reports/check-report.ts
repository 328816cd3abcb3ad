import * as mini from 'zod/mini';
import { candidateReportBody } from '../../shared/reports.ts';

type ReportValues = { readonly reason: string; readonly text: string; readonly email: string };

/** An offer's reasons are a part of a profile's; the form shows those of its own. */
export const reportForm = mini.pipe(
  mini.pipe(
    mini.custom<ReportValues>(),
    mini.transform((typed): unknown => typed),
  ),
  candidateReportBody,
);
