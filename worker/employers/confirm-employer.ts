import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { domainOf, isOfWebsite } from '../../shared/employer-values.ts';
import { DEAD_EMPLOYER_LINK } from '../../shared/employers.ts';
import { EMPLOYER_LINK_DAYS } from '../../shared/link-days.ts';
import { CLAIM_REASON } from '../../shared/report-values.ts';
import type { Database } from '../db/client.ts';
import { newSlug } from '../db/employer-slug.ts';
import { findRow, insertFrom } from '../db/statements.ts';
import { type EmployerPageRow, employerPages } from '../db/tables/employers.ts';
import { reports } from '../db/tables/moderation.ts';
import { digest } from '../digest.ts';
import type { Config } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { employerLinkMail } from '../mail/employers.ts';
import { newReportMail } from '../mail/moderation.ts';
import { toOutbox, toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { sign, verify } from '../sign.ts';
import { type Change, changePage } from './change-employer.ts';
import { requireManagedEmployer } from './queries.ts';

type Settings = Pick<Config, 'JWT_SECRET' | 'SITE_URL' | 'SUPPORT_EMAIL'>;
type Asking = Change & { readonly email: string | undefined; readonly config: Settings };

/**
 * Asks for a page to become public: by a link to an address of its website's domain, or by the editors.
 * @throws DomainError `invalid` at `email` for an address that proves nothing; `conflict` for a page that is public or has ended
 */
export async function askConfirmation(db: Database, asking: Asking): Promise<EmployerPageRow> {
  const { publicId, email, now } = asking;
  const page = await requireManagedEmployer(db, asking);
  if (page.status === 'public' && page.hiddenAt === null)
    throw new DomainError('conflict', 'La pagina è già pubblica.');
  if (page.status === 'ended')
    throw new DomainError('conflict', 'La pagina è eliminata: prima annulla l’eliminazione.');
  const one = eq(employerPages.publicId, publicId);
  if (email !== undefined) {
    await mailLink(db, page, email, asking);
    return page;
  }
  return changePage(db, one, [
    db
      .update(employerPages)
      .set({ ...requested(page, now), hiddenAt: since(now) })
      .where(and(one, isNotShown())),
    ...toEditors(db, publicId, asking),
  ]);
}

/** Columns of a page that its owner wants to be public. */
const requested = ({ name }: EmployerPageRow, now: Date) =>
  ({ status: 'public', slug: newSlug(name), updatedAt: now }) as const;

/** The moment since which a page is hidden: one that waits for the editors is, without a reason. */
const since = (now: Date): SQL => sql`coalesce(${employerPages.hiddenAt}, ${now.getTime()})`;

const isNotShown = () =>
  and(ne(employerPages.status, 'ended'), or(eq(employerPages.status, 'draft'), isNotNull(employerPages.hiddenAt)));

/** Statements that put a page which waits before the editors, once while they have not decided. */
function toEditors(db: Database, pageId: string, { config, now }: Pick<Asking, 'config' | 'now'>) {
  const publicId = newPublicId();
  const waits = sql`${employerPages} WHERE ${employerPages.publicId} = ${pageId} AND ${employerPages.status} = 'public' AND ${employerPages.hiddenAt} IS NOT NULL`;
  const about = { targetKind: 'employer', targetId: pageId, reason: CLAIM_REASON, openKey: claimKey(pageId) } as const;
  return [
    insertFrom(db, reports, { publicId, ...about, createdAt: now }, sql`FROM ${waits}`).onConflictDoNothing({
      target: reports.openKey,
    }),
    toOutboxIf(db, sql`${reports} WHERE ${reports.publicId} = ${publicId}`, {
      cause: `report:${publicId}`,
      recipient: config.SUPPORT_EMAIL,
      mail: newReportMail({ kind: 'employer', reason: CLAIM_REASON, siteUrl: config.SITE_URL }),
      now,
    }),
  ] as const;
}

const claimKey = (pageId: string): string => `claim:${pageId}`;

/** Minutes within which a second press sends no second mail. */
const MINUTE_MS = 60_000;

/** Mails a link to an address of the website's domain. It holds what it confirms: with another name or website it is dead. */
async function mailLink(db: Database, page: EmployerPageRow, email: string, { config, now }: Asking): Promise<void> {
  const { publicId, nameKey, website } = page;
  if (website === null) throw invalidField('email', 'Scrivi prima il sito web nella pagina, e salvala.');
  const domain = domainOf(website);
  if (!isOfWebsite(email, website))
    throw invalidField('email', `Serve un indirizzo del dominio del sito, che finisce con @${domain}.`);
  const signing = { secret: config.JWT_SECRET, expiresAt: addDays(now, EMPLOYER_LINK_DAYS) };
  const token = await sign('confirm-employer', { sub: publicId, nameKey, website }, signing);
  await toOutbox(db, {
    cause: `employer-link:${publicId}:${await digest(email)}:${Math.floor(now.getTime() / MINUTE_MS)}`,
    recipient: email,
    mail: employerLinkMail({ domain, token, siteUrl: config.SITE_URL }),
    now,
  });
}

/**
 * Makes a page public by the link that was mailed to its website's domain. One that another page shares its name with, or that was
 * hidden before, goes to the editors. Pressed again, it changes nothing.
 * @throws DomainError `invalid` at `token`
 */
export async function confirmByLink(
  db: Database,
  { token, config, now }: { readonly token: string; readonly config: Settings; readonly now: Date },
): Promise<EmployerPageRow> {
  const claims = await verify('confirm-employer', token, { secret: config.JWT_SECRET, now });
  const { sub = '', nameKey = '', website = '' } = claims ?? {};
  const { publicId, hiddenAt, hiddenReason } = employerPages;
  const one = sql`(${and(eq(publicId, sub), eq(employerPages.nameKey, nameKey), eq(employerPages.website, website))})`;
  const page = await findRow(db, employerPages, one);
  if (page === null || page.status === 'ended') throw invalidField('token', DEAD_EMPLOYER_LINK);
  const rival = sql`EXISTS (SELECT 1 FROM ${employerPages} AS rival WHERE rival.name_key = ${nameKey} AND rival.public_id <> ${sub} AND rival.status = 'public')`;
  return changePage(db, one, [
    db
      .update(employerPages)
      .set({
        ...requested(page, now),
        // The database decides between two that are confirmed in the same moment.
        hiddenAt: sql`iif(${hiddenReason} IS NOT NULL OR ${rival}, ${since(now)}, NULL)`,
        confirmedDomain: domainOf(website),
      })
      .where(and(one, isNotShown())),
    ...toEditors(db, sub, { config, now }),
    // Those who waited for the editors wait no longer.
    db
      .update(reports)
      .set({ closedAt: now, openKey: null })
      .where(
        and(
          eq(reports.openKey, claimKey(sub)),
          sql`EXISTS (SELECT 1 FROM ${employerPages} WHERE ${one} AND ${hiddenAt} IS NULL)`,
        ),
      ),
  ]);
}
