import type { Alert } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { ASKED_DAYS } from '../../shared/link-days.ts';
import type { AlertRow } from '../db/tables/alerts.ts';

/**
 * A confirmed alert as its recipient sees it: column by column, so that a new column stays private until it is named here.
 */
export const toAlert = ({ publicId, search, pausedAt, since, endsAt, askedAt }: AlertRow): Alert => ({
  id: publicId,
  search,
  paused: pausedAt !== null,
  since: since.toISOString(),
  endsAt: (endsAt ?? since).toISOString(),
  purgedAt: askedAt && addDays(askedAt, ASKED_DAYS).toISOString(),
});
