import { and, eq, sql } from 'drizzle-orm';
import type { ChangeCandidateBody } from '../../shared/candidates.ts';
import type { Database } from '../db/client.ts';
import { type Manager, managedBy } from '../db/manager.ts';
import { settleCandidates } from '../db/settle.ts';
import { type CandidateRow, candidates } from '../db/tables/candidates.ts';
import { DomainError } from '../errors.ts';
import { requireOwnCandidate } from '../http/callers.ts';
import { newCandidateLinkMail } from '../mail/candidates.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { active, candidateContent, linkCause, mailedLink } from './candidate-row.ts';

const CONFLICT =
  'Il profilo è stato cambiato nel frattempo, in un’altra scheda o da un altro dispositivo. Quello che hai scritto è ancora qui.';

type Edit = {
  readonly own: CandidateRow;
  readonly manager: Manager;
  readonly change: ChangeCandidateBody;
  readonly siteUrl: string;
  /** Makes the link that is mailed to an address that has just been left. */
  readonly secret: string;
  readonly now: Date;
};

/**
 * Changes typed fields, audience or visibility; showing or hiding takes a deletion back. Typed fields are stored only over
 * the revision that the person saw; the same edit sent twice is one.
 * @throws DomainError `conflict` if another edit was faster, `not-found` if the profile was purged meanwhile
 */
export async function editCandidate(
  db: Database,
  { own, manager, change, siteUrl, secret, now }: Edit,
): Promise<CandidateRow> {
  const { hidden, revision = 0, ...typed } = change;
  const edited = Object.values(typed).some((value) => value !== undefined);
  const content: Partial<ReturnType<typeof contentAfter>> = edited ? contentAfter(own, typed) : {};
  const shown = hidden === undefined ? {} : ({ ownerStatus: hidden ? 'hidden' : 'open', deletedAt: null } as const);
  const where = and(eq(candidates.id, own.id), managedBy(manager));
  const moved = content.email !== undefined && content.email !== own.email;
  const mailed = moved ? mailedLink({ ...own, email: content.email ?? null }, secret) : null;
  // The link of the address it had ends, and nothing is known of the new one.
  const address = moved
    ? { mailedTokenHash: mailed?.hash ?? null, emailConfirmedAt: null, waitingNotifiedAt: null }
    : {};
  const next = { ...content, ...address, ...shown };
  const [changed, , [row]] = await db.batch([
    db
      .update(candidates)
      .set({
        ...next,
        ...active(now),
        ...(edited ? { revision: revision + 1, contentHash: null } : {}),
        updatedAt: now,
      })
      .where(edited ? and(where, eq(candidates.revision, revision)) : where)
      .returning({ id: candidates.id }),
    toOutboxIf(
      db,
      // Another edit over the same revision may have been faster: then the address is not the one typed here.
      sql`${candidates} WHERE ${and(where, eq(candidates.revision, revision + 1), sql`${candidates.mailedTokenHash} = ${mailed?.hash ?? null}`)}`,
      {
        cause: linkCause(mailed?.hash ?? ''),
        recipient: candidates.email,
        mail: newCandidateLinkMail({ token: mailed?.token ?? '', siteUrl }),
        now,
      },
    ),
    settleCandidates(db, where),
  ]);
  if (!row) throw new DomainError('not-found', 'Candidato non trovato');
  // A second click finds what the first one stored.
  const isDone = changed.length > 0 || JSON.stringify({ ...row, ...next }) === JSON.stringify(row);
  if (!isDone) throw new DomainError('conflict', CONFLICT);
  return row;
}

/** Columns after an edit: what it does not name stays, and the position with the place that it belongs to. */
function contentAfter(own: CandidateRow, typed: Omit<ChangeCandidateBody, 'hidden' | 'revision'>) {
  const location = typed.location ?? own.location;
  const known = { lat: String(own.lat ?? ''), lon: String(own.lon ?? '') };
  const stays = location === own.location && typed.lat === undefined && typed.lon === undefined;
  const content = candidateContent({
    name: typed.name ?? own.name,
    title: typed.title ?? own.title,
    location,
    skills: typed.skills ?? own.skills,
    experience: typed.experience ?? own.experience ?? undefined,
    audience: typed.audience ?? own.audience,
    ...(stays ? known : { lat: typed.lat, lon: typed.lon }),
  });
  // An account has an address of its own.
  const email = typed.email === undefined ? own.email : typed.email;
  return { ...content, email: own.ownerId === null ? email : null };
}

/**
 * Deletes a profile: it is gone for everybody at once, and purged after seven days; until then it can be taken back.
 * @throws DomainError `not-found`, or `forbidden` for somebody else's
 */
export async function deleteCandidate(
  db: Database,
  { manager, publicId, now }: { manager: Manager; publicId: string; now: Date },
): Promise<CandidateRow> {
  const own = await requireOwnCandidate(db, manager, publicId);
  if (own.status === 'deleted') return own;
  const where = and(eq(candidates.id, own.id), managedBy(manager));
  const [, [row]] = await db.batch([
    db.update(candidates).set({ deletedAt: now, updatedAt: now }).where(where),
    settleCandidates(db, where),
  ]);
  if (!row) throw new DomainError('not-found', 'Candidato non trovato');
  return row;
}
