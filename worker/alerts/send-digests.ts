import { and, between, eq, exists, inArray, isNotNull, lt, not, sql } from 'drizzle-orm';
import { alertListPath, alertWords } from '../../shared/alert-words.ts';
import { type AlertSearch, readAlertSearch } from '../../shared/alerts.ts';
import { GUEST_ID } from '../../shared/application-values.ts';
import { addDays, isRomeHour, romeDay, romeHour } from '../../shared/dates.ts';
import { type JobType, typeLabel } from '../../shared/job-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Pay, payText } from '../../shared/pay.ts';
import type { Database } from '../db/client.ts';
import { isAmong } from '../db/statements.ts';
import { type AlertAddressRow, type AlertRow, alertAddresses, alerts } from '../db/tables/alerts.ts';
import { outbox } from '../db/tables/mail.ts';
import type { Site } from '../env.ts';
import { alertDigestMail } from '../mail/alerts.ts';
import { LEASE_MS } from '../mail/claim-mails.ts';
import type { MailGroup } from '../mail/layout.ts';
import { type Mail, toOutboxIf } from '../mail/outbox.ts';
import { toPush } from '../push/to-push.ts';
import { digestCause, mailTokens } from './alert-links.ts';
import { activeAlerts, addressesToDigest, alertsOnDevices, appliedFor } from './queries.ts';

/** When the mails of alerts are made, in Rome, summer and winter. */
export const MORNING = 7;
/** Addresses of one run: it comes again every minute, and what it puts into the outbox is sent in the same minute. */
const SLICE = 100;
/** Addresses of one batch: all of their mails are written and noted, or none. */
const BATCH = 20;
/** Mornings whose offers a digest may bring, where the one before failed or its mail still waits. */
const CATCH_UP_DAYS = 2;

/** Queries of the offers feature, passed in because features do not import each other. */
type Offers = {
  /** Assigns the open offers from before `cut` that were never announced to a day; the same again changes nothing. */
  readonly announce: (
    db: Database,
    morning: { readonly day: string; readonly cut: Date; readonly now: Date },
  ) => Promise<void>;
  /** The open offers announced from a day on that each of the searches finds, newest first. */
  readonly find: (
    db: Database,
    searches: readonly AlertSearch[],
    when: { readonly from: string; readonly now: Date },
  ) => Promise<NewOffer[][]>;
};

/**
 * Puts the day's new offers into the outbox, one mail an address, for the next slice of addresses; nothing before seven in
 * Rome. Each offer belongs to one day and each address is handled once a day, in the batch that writes its mail: the next
 * run continues an interrupted one, and no offer is mailed twice.
 * @returns whether the slice was full, and more addresses may be left
 */
export async function sendDigests(
  db: Database,
  { offers, siteUrl, secret, now }: Site & { readonly offers: Offers },
): Promise<boolean> {
  if (!isRomeHour(now, MORNING)) return false;
  const day = romeDay(now);
  await offers.announce(db, { day, cut: romeHour(day, MORNING), now });
  await takeBackWaiting(db, await addressesToDigest(db, day, SLICE), now);
  const addresses = await addressesToDigest(db, day, SLICE);
  if (addresses.length === 0) return false;
  const active = await activeAlerts(
    db,
    addresses.map(({ id }) => id),
  );
  const found = await findOffers(db, active, { offers, day, now });
  const applied = await appliedFor(
    db,
    addresses.map(({ email }) => email),
    [...new Set([...found.values()].flatMap((one) => one.offers.map(({ id }) => id)))],
  );
  const watched = await alertsOnDevices(db);
  for (let start = 0; start < addresses.length; start += BATCH) {
    const batch = addresses.slice(start, start + BATCH);
    const mails = [];
    for (const address of batch) {
      const own = active.filter(({ addressId }) => addressId === address.id);
      const { groups, total } = digestGroups(
        own.flatMap((alert) => without(found.get(alert.id), applied.get(address.email))),
        { digestedOn: address.digestedOn, siteUrl },
      );
      if (total === 0) continue;
      for (const alert of own) {
        const { search, offers: fresh = [] } = found.get(alert.id) ?? {};
        if (search && fresh.length > 0 && watched.has(alert.publicId))
          mails.push(pushTo(db, address, { alert, search, total: fresh.length, day, now }));
      }
      const tokens = await mailTokens(address.publicId, { secret, now });
      mails.push(digestTo(db, address, { mail: alertDigestMail({ groups, total, siteUrl, ...tokens }), day, now }));
    }
    const [first, ...rest] = [...mails, noteDigested(db, batch, day)];
    if (first) await db.batch([first, ...rest]);
  }
  return addresses.length === SLICE;
}

/** Drops the last digests of addresses that nobody has sent yet: the next ones bring their offers, too. */
async function takeBackWaiting(db: Database, addresses: readonly AlertAddressRow[], now: Date): Promise<void> {
  const ids = addresses.map(({ id }) => id);
  const causes = addresses.map(({ publicId, digestedOn }) => digestCause(publicId, digestedOn));
  // One that is claimed is being sent. Its lease counts from a moment that may be later than the planned one.
  const leased = new Date(now.getTime() + 2 * LEASE_MS);
  const isUnclaimed = and(eq(outbox.status, 'waiting'), not(between(outbox.nextAttemptAt, now, leased)));
  const last = sql`'alert-digest:' || ${alertAddresses.publicId} || ':' || ${alertAddresses.digestedOn}`;
  const waits = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${and(eq(outbox.cause, last), isUnclaimed)})`;
  await db.batch([
    db
      .update(alertAddresses)
      .set({ digestedOn: sql`date(${alertAddresses.digestedOn}, '-1 day')` })
      .where(and(isAmong(alertAddresses.id, ids), waits)),
    db.delete(outbox).where(and(isAmong(outbox.cause, causes), isUnclaimed)),
  ]);
}

function without(found: Found | undefined, applied: ReadonlySet<number> | undefined): Found[] {
  if (!found) return [];
  return [applied ? { ...found, offers: found.offers.filter(({ id }) => !applied.has(id)) } : found];
}

/** New offers of each alert from the last days; each distinct search runs once. */
async function findOffers(
  db: Database,
  active: readonly AlertRow[],
  { offers, day, now }: { offers: Offers; day: string; now: Date },
): Promise<ReadonlyMap<number, Found>> {
  const texts = [...new Set(active.map(({ search }) => search))];
  const searches = texts.flatMap((text) => {
    const search = readAlertSearch(text);
    return search ? [{ text, search }] : [];
  });
  const from = romeDay(romeHour(day, 12), 1 - CATCH_UP_DAYS);
  const lists = await offers.find(
    db,
    searches.map(({ search }) => search),
    { from, now },
  );
  const byText = new Map(searches.map(({ text, search }, index) => [text, { search, offers: lists[index] ?? [] }]));
  return new Map(
    active.flatMap(({ id, search, since }): [number, Found][] => {
      const result = byText.get(search);
      return result ? [[id, { ...result, since }]] : [];
    }),
  );
}

/** Nobody has gone through the day for these addresses in the meantime, and their alerts are still there. */
const digestTo = (
  db: Database,
  { id, publicId }: AlertAddressRow,
  { mail, day, now }: { mail: Mail; day: string; now: Date },
) => {
  const ofAddress = db
    .select({ one: sql`1` })
    .from(alerts)
    .where(and(eq(alerts.addressId, id), isNotNull(alerts.confirmedAt)));
  return toOutboxIf(
    db,
    sql`${alertAddresses} WHERE ${and(eq(alertAddresses.id, id), lt(alertAddresses.digestedOn, day), exists(ofAddress))}`,
    { cause: digestCause(publicId, day), recipient: alertAddresses.email, mail, now },
  );
};

/** Tells the devices of an alert, once a day those of an address, as its mail does. */
const pushTo = (
  db: Database,
  { publicId }: AlertAddressRow,
  { alert, search, total, day, now }: { alert: AlertRow; search: AlertSearch; total: number; day: string; now: Date },
) =>
  toPush(db, {
    kind: 'alert',
    cause: digestCause(publicId, day),
    title: 'Nuove offerte per il tuo avviso',
    body: total === 1 ? 'C’è un’offerta nuova.' : `Ci sono ${total} offerte nuove.`,
    path: alertListPath(search),
    where: sql`topic.value ->> 'about' = ${alert.publicId}`,
    now,
    expiresAt: addDays(now, 1),
  });

const noteDigested = (db: Database, addresses: readonly AlertAddressRow[], day: string) =>
  db
    .update(alertAddresses)
    .set({ digestedOn: day })
    .where(
      inArray(
        alertAddresses.id,
        addresses.map(({ id }) => id),
      ),
    );

type NewOffer = Pay & {
  readonly id: number;
  readonly publicId: string;
  readonly title: string;
  readonly companyName: string;
  readonly location: string;
  readonly type: JobType;
  readonly postedAt: Date;
  /** Day in Rome whose digests it belongs to. */
  readonly announcedOn: string | null;
};

/** Offers that one mail names; the list has the others. */
const MOST = 30;

/** An alert, and the offers announced in the last days that its search finds. */
type Found = {
  readonly search: AlertSearch;
  /** Offers published before it are not new. */
  readonly since: Date;
  readonly offers: readonly NewOffer[];
};

/**
 * Content of a digest: for each alert the offers that are new since it was asked for and since the last digest of its address
 * (`digestedOn`), each offer under the first alert that finds it; and their total number.
 */
function digestGroups(
  alerts: readonly Found[],
  { digestedOn, siteUrl }: { digestedOn: string; siteUrl: string },
): { readonly groups: readonly MailGroup[]; readonly total: number } {
  const shown = new Set<number>();
  const groups: MailGroup[] = [];
  for (const { search, since, offers } of alerts) {
    const fresh = offers.filter(
      ({ id, postedAt, announcedOn }) => !shown.has(id) && postedAt > since && (announcedOn ?? '') > digestedOn,
    );
    const room = Math.max(0, MOST - shown.size);
    for (const { id } of fresh) shown.add(id);
    const more = fresh.length - room;
    const items = fresh.slice(0, room).map((offer) => {
      const url = siteUrl + pagePath.job(offer.publicId);
      return {
        label: offer.title,
        about: [offer.companyName, offer.location, typeLabel(offer.type), payText(offer)].filter(Boolean).join(' · '),
        url,
        action: { label: 'Candidati senza account', url: `${url}#${GUEST_ID}` },
      };
    });
    const rest = {
      label: more === 1 ? 'Un’altra offerta' : `Altre ${more} offerte`,
      about: 'Le trovi nell’elenco, dalla più recente.',
      url: siteUrl + alertListPath(search),
    };
    if (fresh.length > 0)
      groups.push({ title: `Il tuo avviso: ${alertWords(search)}`, items: more > 0 ? [...items, rest] : items });
  }
  return { groups, total: shown.size };
}
