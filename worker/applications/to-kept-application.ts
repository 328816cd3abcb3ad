import { addDays } from '../../shared/dates.ts';
import { KEPT_APPLICATION_DAYS, type KeptApplication } from '../../shared/kept-application.ts';
import { cvOf } from '../db/cv-files.ts';
import type { KeptApplicationRow } from '../db/tables/applications.ts';

/** The kept CV and message as their account sees them. */
export function toKeptApplication(row: KeptApplicationRow | null): KeptApplication {
  if (row === null) return { cv: null, message: null, until: null };
  const { message, usedAt } = row;
  return {
    cv: cvOf(row),
    message,
    until: addDays(usedAt, KEPT_APPLICATION_DAYS).toISOString(),
  };
}
