import { addDays } from '../../shared/dates.ts';
import { KEPT_APPLICATION_DAYS, type KeptApplication } from '../../shared/kept-application.ts';
import type { KeptApplicationRow } from '../db/tables/applications.ts';

/** The kept CV and message as their account sees them. */
export function toKeptApplication(row: KeptApplicationRow | null): KeptApplication {
  if (row === null) return { cv: null, message: null, until: null };
  const { cvName: name, cvType: type, cvSize: size, message, usedAt } = row;
  return {
    cv: name === null || type === null || size === null ? null : { name, type, size },
    message,
    until: addDays(usedAt, KEPT_APPLICATION_DAYS).toISOString(),
  };
}
