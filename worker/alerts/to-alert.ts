import { type Alert, ASKED_DAYS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
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
