import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { ArticleSummary } from '../../shared/articles.ts';
import { isRomeHour, romeDay, romeHour } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import type { Site } from '../env.ts';
import { newsletterMail } from '../mail/alerts.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { sign } from '../sign.ts';
import { issueCauses } from './alert-links.ts';
import { monthOf, newslettersToIssue } from './queries.ts';

/** When issues are made, in Rome: after the alerts of the morning. */
const MORNING = 8;
/** Newsletters of one run, and of one batch: all of their mails are written and noted, or none. */
const SLICE = 60;
const BATCH = 20;

type Issue = Site & { readonly articles: readonly ArticleSummary[] };

/** Puts the month's new articles into the outbox, one mail a newsletter, for the next slice of them; none where none is new. */
export async function sendIssue(db: Database, { articles, siteUrl, secret, now }: Issue): Promise<void> {
  if (!isRomeHour(now, MORNING)) return;
  const today = romeDay(now);
  const month = monthOf(now);
  const published = articles.filter(({ date }) => date <= today);
  const newsletters = await newslettersToIssue(db, month, SLICE);
  for (let start = 0; start < newsletters.length; start += BATCH) {
    const batch = newsletters.slice(start, start + BATCH);
    const tokens = await Promise.all(
      batch.map(({ addressId }) => sign('end-newsletter', { sub: addressId }, { secret, expiresAt: null })),
    );
    const mails = batch.flatMap(({ id, addressId, since }, index) => {
      const fresh = published.filter(({ date }) => date > romeDay(since));
      if (fresh.length === 0) return [];
      const isDue = and(eq(alerts.id, id), lt(alerts.issuedIn, month));
      return [
        toOutboxIf(
          db,
          sql`${alerts} JOIN ${alertAddresses} ON ${eq(alertAddresses.id, alerts.addressId)} WHERE ${isDue}`,
          {
            cause: `${issueCauses(addressId)}${month}`,
            recipient: alertAddresses.email,
            mail: newsletterMail({ articles: fresh, endToken: tokens[index] ?? '', siteUrl }),
            now,
          },
        ),
      ];
    });
    // The day of the newest article, not of the issue: one that is dated earlier than it goes online is still new next month.
    const [newest] = published;
    const through = newest ? romeHour(newest.date, 12).getTime() : 0;
    const noteIssued = db
      .update(alerts)
      .set({ issuedIn: month, since: sql`max(${alerts.since}, ${through})` })
      .where(
        inArray(
          alerts.id,
          batch.map(({ id }) => id),
        ),
      );
    const [first, ...rest] = [...mails, noteIssued];
    if (first) await db.batch([first, ...rest]);
  }
}
