import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { MOST_BLOCKS } from '../../shared/candidate-values.ts';
import {
  type BlockCompanyBody,
  type ChangeCandidateBody,
  type ConfirmCandidateEmailBody,
  DEAD_CANDIDATE_EMAIL_LINK,
} from '../../shared/candidates.ts';
import type { Database } from '../db/client.ts';
import { blockKey } from '../db/companies.ts';
import { type Manager, managedBy } from '../db/manager.ts';
import { settleCandidates } from '../db/settle.ts';
import { insertFrom } from '../db/statements.ts';
import { type CandidateRow, candidateBlocks, candidates } from '../db/tables/candidates.ts';
import type { Config } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { hashLinkToken } from '../link-token.ts';
import { newCandidateLinkMail, renewedCandidateLinkMail } from '../mail/candidates.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { active, candidateContent, linkCause, mailedLink } from './candidate-row.ts';

export type OwnChange = { readonly own: CandidateRow; readonly manager: Manager; readonly now: Date };

const isOwn = ({ own, manager }: OwnChange): SQL | undefined => and(eq(candidates.id, own.id), managedBy(manager));

const GONE = 'Candidato non trovato';
const CONFLICT =
  'Il profilo è stato cambiato nel frattempo, in un’altra scheda o da un altro dispositivo. Quello che hai scritto è ancora qui.';

/**
 * Changes typed fields, audience or visibility; showing or hiding takes a deletion back. Typed fields are stored only over
 * the revision that the person saw; the same edit sent twice is one. An address that was just left is mailed its link.
 * @throws DomainError `conflict` if another edit was faster, `not-found` if the profile was purged meanwhile
 */
export async function editCandidate(
  db: Database,
  change: OwnChange & { readonly body: ChangeCandidateBody; readonly config: Config },
): Promise<CandidateRow> {
  const { own, body, config, now } = change;
  const { hidden, revision = 0, ...typed } = body;
  const edited = Object.values(typed).some((value) => value !== undefined);
  const content: Partial<ReturnType<typeof contentAfter>> = edited ? contentAfter(own, typed) : {};
  const shown = hidden === undefined ? {} : ({ ownerStatus: hidden ? 'hidden' : 'open', deletedAt: null } as const);
  const where = isOwn(change);
  const moved = content.email !== undefined && content.email !== own.email;
  const mailed = moved ? mailedLink({ ...own, email: content.email ?? null }, config.JWT_SECRET) : null;
  // The link of the address it had ends, and nothing is known of the new one.
  const address = moved
    ? { mailedTokenHash: mailed?.hash ?? null, emailConfirmedAt: null, waitingNotifiedAt: null }
    : {};
  const next = { ...content, ...address, ...shown };
  // Saying the same again says nothing new.
  const since = sql`CASE WHEN ${candidates.availableUntil} IS ${content.availableUntil} THEN ${candidates.availableSince} ELSE ${now.getTime()} END`;
  const revised = edited ? { revision: revision + 1, contentHash: null, availableSince: since } : {};
  // Another edit over the same revision may have been faster: then the address is not the one typed here.
  const isMoved = sql`${candidates} WHERE ${and(where, eq(candidates.revision, revision + 1), sql`${candidates.mailedTokenHash} = ${mailed?.hash ?? null}`)}`;
  const [changed, , [row]] = await db.batch([
    db
      .update(candidates)
      .set({ ...next, ...active(now), ...revised, updatedAt: now })
      .where(edited ? and(where, eq(candidates.revision, revision)) : where)
      .returning({ id: candidates.id }),
    toOutboxIf(db, isMoved, {
      cause: linkCause(mailed?.hash ?? ''),
      recipient: candidates.email,
      mail: newCandidateLinkMail({ token: mailed?.token ?? '', siteUrl: config.SITE_URL }),
      now,
    }),
    settleCandidates(db, where),
  ]);
  if (!row) throw new DomainError('not-found', GONE);
  // A second click finds what the first one stored.
  const isDone = changed.length > 0 || JSON.stringify({ ...row, ...next }) === JSON.stringify(row);
  if (!isDone) throw new DomainError('conflict', CONFLICT);
  return row;
}

/** Columns after an edit: what it does not name stays, and the position with the place that it belongs to. */
function contentAfter(own: CandidateRow, { email = own.email, ...typed }: Omit<ChangeCandidateBody, 'revision'>) {
  const { name, title, skills, audience } = own;
  const location = typed.location ?? own.location;
  const stays = location === own.location && typed.lat === undefined && typed.lon === undefined;
  const content = candidateContent({
    name: typed.name ?? name,
    title: typed.title ?? title,
    location,
    skills: typed.skills ?? skills,
    experience: typed.experience ?? own.experience ?? undefined,
    availableUntil: typed.availableUntil ?? own.availableUntil ?? undefined,
    audience: typed.audience ?? audience,
    ...(stays ? { lat: String(own.lat ?? ''), lon: String(own.lon ?? '') } : { lat: typed.lat, lon: typed.lon }),
  });
  // An account has an address of its own.
  return { ...content, email: own.ownerId === null ? email : null };
}

/** Deletes a profile: it is gone for everybody at once, and purged after seven days; until then it can be taken back. */
export async function deleteCandidate(db: Database, change: OwnChange): Promise<CandidateRow> {
  const { own, now } = change;
  if (own.status === 'deleted') return own;
  const where = isOwn(change);
  const [, [row]] = await db.batch([
    db.update(candidates).set({ deletedAt: now, updatedAt: now }).where(where),
    settleCandidates(db, where),
  ]);
  if (!row) throw new DomainError('not-found', GONE);
  return row;
}

type Renewal = { readonly token: string; readonly nextToken: string; readonly config: Config; readonly now: Date };

/**
 * Gives a profile another private link, which ends the shown one and the mailed one; where an address was left, a new one is
 * mailed there. Sent again, as the answer was lost, it is done already.
 * @throws DomainError `unauthenticated` where the link manages no profile
 */
export async function renewLink(db: Database, { token, nextToken, config, now }: Renewal): Promise<void> {
  const [manager, next] = [{ tokenHash: hashLinkToken(token) }, { tokenHash: hashLinkToken(nextToken) }];
  const [own] = await db
    .select()
    .from(candidates)
    .where(or(managedBy(manager), managedBy(next)))
    .limit(1);
  if (!own) throw new DomainError('unauthenticated', 'Questo link non apre nessun profilo.');
  const mailed = mailedLink({ manageTokenHash: next.tokenHash, email: own.email }, config.JWT_SECRET);
  // Not over an address that was changed meanwhile: the mailed link belongs to it.
  const same = and(isOwn({ own, manager, now }), sql`${candidates.email} IS ${own.email}`);
  const isNext = eq(candidates.manageTokenHash, next.tokenHash);
  const link = { token: mailed?.token ?? '', confirmed: own.emailConfirmedAt !== null, siteUrl: config.SITE_URL };
  const [, , found] = await db.batch([
    db
      .update(candidates)
      .set({ manageTokenHash: next.tokenHash, mailedTokenHash: mailed?.hash ?? null })
      .where(same),
    toOutboxIf(db, sql`${candidates} WHERE ${and(isNext, isNotNull(candidates.mailedTokenHash))}`, {
      cause: linkCause(mailed?.hash ?? ''),
      recipient: candidates.email,
      mail: renewedCandidateLinkMail(link),
      now,
    }),
    db.select({ id: candidates.id }).from(candidates).where(isNext),
  ]);
  if (found.length === 0) throw new DomainError('conflict', 'Il profilo è cambiato nel frattempo. Riprova.');
}

/**
 * Confirms the address of a profile without an account, with the token of the link that was mailed there.
 * @throws DomainError `invalid` at `token` for any other token, also for that of the link that was shown at publication
 */
export async function confirmCandidateEmail(
  db: Database,
  { token }: ConfirmCandidateEmailBody,
  now: Date,
): Promise<void> {
  const { emailConfirmedAt, mailedTokenHash } = candidates;
  const rows = await db
    .update(candidates)
    .set({ emailConfirmedAt: sql`coalesce(${emailConfirmedAt}, ${now.getTime()})` })
    .where(eq(mailedTokenHash, hashLinkToken(token)))
    .returning({ id: candidates.id });
  if (rows.length === 0) throw invalidField('token', DEAD_CANDIDATE_EMAIL_LINK);
}

/**
 * Keeps a company out of a profile; one that is kept out already stays so.
 * @throws DomainError `invalid` above the most that a profile can keep out
 */
export async function setBlockedCompany(
  db: Database,
  { kind, value }: BlockCompanyBody,
  change: OwnChange,
): Promise<void> {
  const { own, now } = change;
  const key = blockKey(kind, value);
  const ofOwn = eq(candidateBlocks.candidateId, own.id);
  const hasRoom = sql`(SELECT count(*) FROM ${candidateBlocks} WHERE ${ofOwn}) < ${MOST_BLOCKS}`;
  const row = { publicId: newPublicId(), candidateId: candidates.id, kind, value, key, createdAt: now };
  const rows = sql`FROM ${candidates} WHERE ${and(isOwn(change), hasRoom)}`;
  const [, , stored] = await db.batch([
    insertFrom(db, candidateBlocks, row, rows).onConflictDoNothing(),
    db.update(candidates).set(active(now)).where(isOwn(change)),
    db
      .select({ id: candidateBlocks.id })
      .from(candidateBlocks)
      .where(and(ofOwn, eq(candidateBlocks.key, key))),
  ]);
  if (stored.length === 0) throw invalidField('value', `Puoi escludere al massimo ${MOST_BLOCKS} aziende.`);
}

/** Lets a company see a profile again; nothing happens where it was not kept out. */
export async function deleteBlockedCompany(db: Database, blockId: string, change: OwnChange): Promise<void> {
  const managed = db.select({ id: candidates.id }).from(candidates).where(isOwn(change));
  await db.batch([
    db
      .delete(candidateBlocks)
      .where(and(eq(candidateBlocks.publicId, blockId), inArray(candidateBlocks.candidateId, managed))),
    db.update(candidates).set(active(change.now)).where(isOwn(change)),
  ]);
}
