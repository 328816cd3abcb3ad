import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { TODAY_JOB_FIELDS } from '../../shared/moderation.ts';
import { pick } from '../../shared/records.ts';
import { CLAIM_REASON, type ReportKind, RULE_REASON } from '../../shared/report-values.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { readableOwners, rivals } from '../db/employers.ts';
import { isReceivedMessage, type Manager } from '../db/manager.ts';
import { findRow, isAmong } from '../db/statements.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { type CandidateMessageRow, type CandidateRow, candidateMessages, candidates } from '../db/tables/candidates.ts';
import { conversationLines } from '../db/tables/conversations.ts';
import { type EmployerPageRow, employerPages } from '../db/tables/employers.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { moderationLog, type ReportRow, reports } from '../db/tables/moderation.ts';
import { type FindCompany, hasPage, isReadableBy, maySee } from '../db/visibility.ts';

const GROUPS = 20;
const REPORTS_OF_ONE = 20;
const MOST_FOUND = 50;
const LOG_PAGE = 50;
const MOST_MAILS = 100;

/** Kinds that administrators hide and restore, each with its table, the column that names it, and a condition for what nobody else sees. */
export const HIDEABLE = {
  job: { table: jobs, title: jobs.title, gone: inArray(jobs.status, ['hidden', 'deleted']) },
  candidate: { table: candidates, title: candidates.title, gone: inArray(candidates.status, ['hidden', 'deleted']) },
  employer: { table: employerPages, title: employerPages.name, gone: eq(employerPages.shown, false) },
} as const;
export type Kind = keyof typeof HIDEABLE;

/** The parts of a reporter that decide what they can see: their company and their messages. */
export type Reporter = {
  readonly findCompany: FindCompany;
  readonly manager: Manager | null;
  /** Side of an application: an account, or null for the holder of its private link; undefined for anybody else. */
  readonly party: Account | null | undefined;
};

/** Title of what a reporter can see, or a message's sender; null for what is not there for them. */
export async function reportableTitle(
  db: Database,
  { kind, publicId, reporter }: { kind: ReportKind; publicId: string; reporter: Reporter },
): Promise<string | null> {
  if (kind === 'message') {
    const { manager } = reporter;
    if (manager === null) return null;
    const where = and(eq(candidateMessages.publicId, publicId), isReceivedMessage(manager));
    return (await findRow(db, candidateMessages, where))?.name ?? null;
  }
  if (kind === 'conversation') {
    const { party } = reporter;
    if (party === undefined) return null;
    const sent = party === null ? isNull(applications.userId) : eq(applications.userId, party.id);
    const mine = party === null ? sent : or(sent, isReadableBy(readableOwners(party)));
    const where = and(eq(applications.publicId, publicId), isNotNull(applications.deliveredAt), mine);
    return (await reportedTalks(db, where))[0]?.jobTitle ?? null;
  }
  if (kind === 'job') {
    const job = await findRow(db, jobs, eq(jobs.publicId, publicId));
    return job && hasPage(job) ? job.title : null;
  }
  if (kind === 'employer') {
    const page = await findRow(
      db,
      employerPages,
      and(eq(employerPages.publicId, publicId), eq(employerPages.shown, true)),
    );
    return page?.name ?? null;
  }
  const row = await findRow(db, candidates, eq(candidates.publicId, publicId));
  return row && (await maySee(db, row, reporter.findCompany)) ? row.title : null;
}

/** An open report by what it is kept under; null where there is none. */
export const openReport = (db: Database, openKey: string) => findRow(db, reports, eq(reports.openKey, openKey));

/** How many open reports are kept under other keys that begin with `prefix`, which ends with a colon. */
export function otherOpenReports(db: Database, prefix: string, openKey: string): Promise<number> {
  const [from, to] = [prefix, `${prefix.slice(0, -1)};`];
  return db.$count(reports, and(gte(reports.openKey, from), lt(reports.openKey, to), ne(reports.openKey, openKey)));
}

export const reportByPublicId = (db: Database, publicId: string) =>
  findRow(db, reports, eq(reports.publicId, publicId));

/**
 * State of an offer, a profile or an employer's page: hidden by an administrator, a report or as it is to be looked at first, and `gone`
 * from what is public; null without one.
 */
export async function hiddenStateOf(
  db: Database,
  kind: Kind,
  publicId: string,
): Promise<(Readonly<Record<'hidden' | 'gone', boolean>> & { readonly title: string }) | null> {
  const { table, title, gone } = HIDEABLE[kind];
  const { hiddenAt } = table;
  const [row] = await db
    .select({ title, hiddenAt, gone: sql<number>`${gone}` })
    .from(table)
    .where(eq(table.publicId, publicId))
    .limit(1);
  return row ? { title: row.title, hidden: row.hiddenAt !== null, gone: row.gone === 1 } : null;
}

/** Source of what waits about a target: people before the rules that the site runs by itself; null where nothing waits. */
export async function originOf(db: Database, kind: Kind, targetId: string): Promise<'people' | 'rules' | null> {
  const found = await db
    .selectDistinct({ reason: reports.reason })
    .from(reports)
    .where(
      and(
        isNull(reports.closedAt),
        eq(reports.targetKind, kind),
        eq(reports.targetId, targetId),
        ne(reports.reason, CLAIM_REASON),
      ),
    );
  if (found.length === 0) return null;
  return found.every(({ reason }) => reason === RULE_REASON) ? 'rules' : 'people';
}

export const accountByPublicId = (db: Database, publicId: string) => findRow(db, users, eq(users.publicId, publicId));

/** An offer or a profile as it is, with the account that owns it. */
export type OwnedJob = { readonly job: JobRow; readonly owner: UserRow };
export type OwnedCandidate = { readonly candidate: CandidateRow; readonly owner: UserRow | null };

const moderatedJobs = (db: Database, where: SQL | undefined): Promise<OwnedJob[]> =>
  db
    .select({ job: jobs, owner: users })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.ownerId))
    .where(where)
    .orderBy(desc(jobs.id))
    .limit(MOST_FOUND);

const moderatedCandidates = (db: Database, where: SQL | undefined): Promise<OwnedCandidate[]> =>
  db
    .select({ candidate: candidates, owner: users })
    .from(candidates)
    .leftJoin(users, eq(users.id, candidates.ownerId))
    .where(where)
    .orderBy(desc(candidates.id))
    .limit(MOST_FOUND);

/** A page with the account that owns it, and how many others have its name. */
export type OwnedEmployer = { readonly page: EmployerPageRow; readonly owner: UserRow; readonly rivals: number };

const moderatedEmployers = (db: Database, where: SQL | undefined): Promise<OwnedEmployer[]> =>
  db
    .select({ page: employerPages, owner: users, rivals })
    .from(employerPages)
    .innerJoin(users, eq(users.id, employerPages.ownerId))
    .where(where)
    .orderBy(desc(employerPages.id))
    .limit(MOST_FOUND);

/** A message with the title of the profile it came in for. */
export type ReportedMessage = { readonly message: CandidateMessageRow; readonly profile: string };

/** Also those that their reporter has deleted since, until they are purged. */
const reportedMessages = (db: Database, ids: readonly string[]): Promise<ReportedMessage[]> =>
  db
    .select({ message: candidateMessages, profile: candidates.title })
    .from(candidateMessages)
    .innerJoin(candidates, eq(candidates.id, candidateMessages.candidateId))
    .where(inArray(candidateMessages.publicId, [...ids]));

export type ReportedTalk = Awaited<ReturnType<typeof reportedTalks>>[number];

const owners = alias(users, 'owners');
const lastLines = sql`(SELECT ${conversationLines.side}, ${conversationLines.text} FROM ${conversationLines} WHERE ${conversationLines.applicationId} = ${applications.id} AND ${conversationLines.heldFrom} IS NULL ORDER BY ${conversationLines.id} DESC LIMIT 200)`;

/** Applications with every line that both sides read and its author, the newest first. */
const reportedTalks = (db: Database, where: SQL | undefined) =>
  db
    .select({
      publicId: applications.publicId,
      jobTitle: jobs.title,
      ownerEmail: owners.email,
      applicantEmail: sql<string | null>`coalesce(${users.email}, ${applications.email})`,
      text: sql<string>`coalesce((SELECT group_concat(iif(side = 'employer', ${jobs.companyName}, coalesce(${applications.name}, ${users.name})) || ': ' || text, char(10, 10)) FROM ${lastLines}), '')`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(owners, eq(owners.id, jobs.ownerId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(where);

/** Offers, profiles and accounts that match an id or an e-mail, with everything that a found account owns. */
export async function findModerated(db: Database, text: string) {
  // An address of a page is searched by its last part.
  const term = text.includes('@')
    ? text.toLowerCase()
    : (text.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '');
  const isEmail = term.includes('@');
  const named = isEmail ? eq(users.email, term) : eq(users.publicId, term);
  const account = await findRow(db, users, named);
  const isOffer = eq(jobs.spontaneous, false);
  const ofJobs = and(isOffer, account ? eq(jobs.ownerId, account.id) : eq(jobs.publicId, term));
  const ofOthers = isEmail ? eq(candidates.email, term) : eq(candidates.publicId, term);
  return {
    accounts: account ? [account] : [],
    jobs: await moderatedJobs(db, ofJobs),
    candidates: await moderatedCandidates(db, account ? eq(candidates.ownerId, account.id) : ofOthers),
    employers: await moderatedEmployers(
      db,
      account
        ? eq(employerPages.ownerId, account.id)
        : or(eq(employerPages.slug, term), eq(employerPages.publicId, term)),
    ),
  };
}

const targetName = sql<string | null>`CASE ${moderationLog.targetKind}
  WHEN 'job' THEN (SELECT ${jobs.title} FROM ${jobs} WHERE ${jobs.publicId} = ${moderationLog.targetId})
  WHEN 'candidate' THEN (SELECT ${candidates.title} FROM ${candidates} WHERE ${candidates.publicId} = ${moderationLog.targetId})
  WHEN 'employer' THEN (SELECT ${employerPages.name} FROM ${employerPages} WHERE ${employerPages.publicId} = ${moderationLog.targetId})
  WHEN 'account' THEN (SELECT ${users.name} FROM ${users} WHERE ${users.publicId} = ${moderationLog.targetId})
  WHEN 'mail' THEN (SELECT ${outbox.cause} FROM ${outbox} WHERE ${outbox.id} = CAST(${moderationLog.targetId} AS INTEGER))
  END`.as('target_name');

/** A page of the log, newest first, older than the entry with the key `before`. */
export async function logPage(db: Database, before: number | null) {
  const [rows, [all]] = await db.batch([
    db
      .select({ ...getTableColumns(moderationLog), name: targetName })
      .from(moderationLog)
      .where(before === null ? undefined : lt(moderationLog.id, before))
      .orderBy(desc(moderationLog.id))
      .limit(LOG_PAGE + 1),
    db.select({ n: count() }).from(moderationLog),
  ]);
  const page = rows.slice(0, LOG_PAGE);
  return { rows: page, total: all?.n ?? 0, next: rows.length > LOG_PAGE ? (page.at(-1)?.id ?? null) : null };
}

const NEWEST = 20;
/** Newest offers and accounts that are looked at, however many there are; a day of the valley has fewer. */
const LOOKED_AT = 200;

export type DayJob = Pick<JobRow, 'publicId' | 'status' | (typeof TODAY_JOB_FIELDS)[number] | 'postedAt'>;

/** Offers and accounts since a moment, newest first, and what waits for a decision. */
export async function dayOf(db: Database, since: Date) {
  const { publicId, status, postedAt } = jobs;
  const [lastJobs, lastAccounts, [targets], [mails]] = await db.batch([
    db
      .select({ publicId, status, ...pick(jobs, TODAY_JOB_FIELDS), postedAt })
      .from(jobs)
      .where(eq(jobs.spontaneous, false))
      .orderBy(desc(jobs.id))
      .limit(LOOKED_AT),
    db.select().from(users).orderBy(desc(users.id)).limit(LOOKED_AT),
    db
      .select({ n: sql<number>`count(DISTINCT ${reports.targetKind} || ' ' || ${reports.targetId})` })
      .from(reports)
      .where(isNull(reports.closedAt)),
    db.select({ n: count() }).from(outbox).where(eq(outbox.status, 'undelivered')),
  ]);
  const newJobs = lastJobs.filter((job) => job.postedAt >= since);
  const newAccounts = lastAccounts.filter(({ createdAt }) => createdAt >= since);
  return {
    jobs: newJobs.slice(0, NEWEST),
    accounts: newAccounts.slice(0, NEWEST),
    newJobs: newJobs.length,
    newAccounts: newAccounts.length,
    reports: targets?.n ?? 0,
    undelivered: mails?.n ?? 0,
  };
}

export async function undeliveredMails(db: Database) {
  const undelivered = eq(outbox.status, 'undelivered');
  const [rows, [all]] = await db.batch([
    db.select().from(outbox).where(undelivered).orderBy(desc(outbox.nextAttemptAt)).limit(MOST_MAILS),
    db.select({ n: count() }).from(outbox).where(undelivered),
  ]);
  return { rows, total: all?.n ?? 0 };
}

export const mailById = (db: Database, id: number) => findRow(db, outbox, eq(outbox.id, id));

/** Everything that waits about one target; `reports` are the oldest of it. */
export type Group = {
  readonly kind: ReportKind;
  readonly targetId: string;
  readonly reasons: readonly { readonly reason: ReportRow['reason']; readonly count: number }[];
  readonly reports: readonly ReportRow[];
  /** Public id of the last one. */
  readonly newest: string;
};

const isOpen = isNull(reports.closedAt);
const sameTarget = (a: Pick<ReportRow, 'targetKind' | 'targetId'>, b: Pick<ReportRow, 'targetKind' | 'targetId'>) =>
  a.targetKind === b.targetKind && a.targetId === b.targetId;

/** Open reports by target, the target that waits longest first, and how many targets there are. */
export async function reportQueue(db: Database) {
  const { targetKind, targetId, reason, id } = reports;
  const targets = await db
    .select({ targetKind, targetId, last: sql<number>`max(${id})`, total: sql<number>`count(*) OVER ()` })
    .from(reports)
    .where(isOpen)
    .groupBy(targetKind, targetId)
    .orderBy(sql`min(${id})`)
    .limit(GROUPS);
  const ids = targets.map((target) => target.targetId);
  const ofTargets = and(isOpen, isAmong(targetId, ids));
  const place = sql<number>`row_number() OVER (PARTITION BY ${targetKind}, ${targetId} ORDER BY ${id})`;
  const placed = db
    .select({ key: id, place: place.as('place') })
    .from(reports)
    .where(ofTargets)
    .as('placed');
  const lasts = targets.map(({ last }) => last);
  const [tallies, oldest, newest] = await db.batch([
    db
      .select({ targetKind, targetId, reason, count: count() })
      .from(reports)
      .where(ofTargets)
      .groupBy(targetKind, targetId, reason)
      .orderBy(desc(count())),
    db
      .select(getTableColumns(reports))
      .from(reports)
      .innerJoin(placed, eq(placed.key, id))
      .where(lte(placed.place, REPORTS_OF_ONE))
      .orderBy(id),
    db.select({ id, publicId: reports.publicId }).from(reports).where(isAmong(id, lasts)),
  ]);
  const groups = targets.map((target) => ({
    kind: target.targetKind,
    targetId: target.targetId,
    reasons: tallies
      .filter((tally) => sameTarget(tally, target))
      .map((tally) => ({ reason: tally.reason, count: tally.count })),
    reports: oldest.filter((report) => sameTarget(report, target)),
    newest: newest.find((report) => report.id === target.last)?.publicId ?? '',
  }));
  return { groups, total: targets[0]?.total ?? 0 };
}

export async function targetsOf(db: Database, groups: readonly Group[]) {
  const ids = (kind: ReportKind) => groups.filter((group) => group.kind === kind).map(({ targetId }) => targetId);
  return {
    jobs: await moderatedJobs(db, inArray(jobs.publicId, ids('job'))),
    candidates: await moderatedCandidates(db, inArray(candidates.publicId, ids('candidate'))),
    employers: await moderatedEmployers(db, inArray(employerPages.publicId, ids('employer'))),
    messages: await reportedMessages(db, ids('message')),
    conversations: await reportedTalks(db, inArray(applications.publicId, ids('conversation'))),
  };
}
