import type { operationCalls } from '../../shared/calls/operation.ts';
import { romeDay, romeMidnight } from '../../shared/dates.ts';
import { FIGURE_DAYS } from '../../shared/operation.ts';
import type { Handlers } from '../http/handlers.ts';
import { countMails, figuresSince } from './queries.ts';
import { readHealth } from './read-health.ts';

export const operationHandlers: Handlers<typeof operationCalls> = {
  'GET /api/health': async ({ c, config, db, now }) => {
    const health = await readHealth({ env: c.env, config, db, now });
    return { status: health.status === 'down' ? 503 : 200, body: health };
  },
  'GET /api/moderation/state': async ({ c, config, db, now }) => {
    const days = Array.from({ length: FIGURE_DAYS }, (_, index) => romeDay(romeMidnight(now, FIGURE_DAYS - index)));
    const [health, mails, counted] = await Promise.all([
      readHealth({ env: c.env, config, db, now }),
      countMails(db),
      figuresSince(db, days[0] ?? ''),
    ]);
    return { health, mails, days: days.map((day) => ({ day, figures: counted.get(day) ?? null })) };
  },
};
