import type { Context } from 'hono';
import type { Done } from '../../shared/accounts.ts';
import type { moderationCalls } from '../../shared/calls/moderation.ts';
import { romeMidnight } from '../../shared/dates.ts';
import type { Ground, ReportKind } from '../../shared/report-values.ts';
import type { ReportBody, ReportResponse } from '../../shared/reports.ts';
import type { Account } from '../db/accounts.ts';
import { withinWeight } from '../db/list-page.ts';
import type { Manager } from '../db/manager.ts';
import { type AppEnv, siteOf } from '../env.ts';
import { DomainError } from '../errors.ts';
import { companyFinder, readCaller, readManager } from '../http/callers.ts';
import { addressKey } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { clientNetwork } from '../http/network.ts';
import { findOwnAccount } from '../http/session.ts';
import { delist, delistOffersOf, showChange } from '../http/show-change.ts';
import { dismissReports, restoreReports } from './close-reports.ts';
import { NOT_THERE, readModerator } from './log-entry.ts';
import { dayOf, findModerated, type Kind, logPage, reportQueue, targetsOf, undeliveredMails } from './queries.ts';
import { reportTarget } from './report-target.ts';
import { retryMail } from './retry-mail.ts';
import { setHidden } from './set-hidden.ts';
import { setSuspended } from './set-suspended.ts';
import {
  toLogEntry,
  toModeratedAccount,
  toModeratedCandidate,
  toModeratedConversation,
  toModeratedEmployer,
  toModeratedJob,
  toModeratedMessage,
  toReported,
  toTodayJob,
  toUndeliveredMail,
} from './to-moderated.ts';

const STORED = 'La legge una persona della redazione.';
const HIDDEN = 'Il profilo è nascosto da adesso. Una persona della redazione legge la segnalazione e decide.';

export const moderationHandlers: Handlers<typeof moderationCalls> = {
  'POST /api/jobs/:id/report': ({ c, params, body }) => report(c, { kind: 'job', targetId: params.id, body }),
  'POST /api/candidates/:id/report': ({ c, params, body }) =>
    report(c, { kind: 'candidate', targetId: params.id, body }),
  'POST /api/employers/:id/report': ({ c, params, body }) => report(c, { kind: 'employer', targetId: params.id, body }),
  // Only by its recipient, signed in or by the private link of their profile.
  'POST /api/messages/:id/report': async ({ c, params, body }) =>
    report(c, { kind: 'message', targetId: params.id, body }, await readManager(c)),
  // By either side of it, the applicant also by the private link.
  'POST /api/applications/:id/report': async ({ c, params, body }) => {
    const sender = await readCaller(c, params.id);
    return report(c, { kind: 'conversation', targetId: params.id, body }, null, sender);
  },
  'GET /api/moderation/reports': async ({ db }) => {
    const { groups, total } = await reportQueue(db);
    const found = await targetsOf(db, groups);
    const targets = [
      ...found.jobs.map(toModeratedJob),
      ...found.candidates.map(toModeratedCandidate),
      ...found.employers.map(toModeratedEmployer),
      ...found.messages.map(toModeratedMessage),
      ...found.conversations.map(toModeratedConversation),
    ];
    return { rows: withinWeight(groups.map((group) => toReported(group, targets))), total };
  },
  'GET /api/moderation/today': async ({ db, now }) => {
    const day = await dayOf(db, romeMidnight(now, 0));
    return { ...day, jobs: day.jobs.map(toTodayJob), accounts: day.accounts.map(toModeratedAccount) };
  },
  'GET /api/moderation/search': async ({ db, query }) => {
    const { accounts, jobs, candidates, employers } = await findModerated(db, query.q);
    return withinWeight([
      ...accounts.map(toModeratedAccount),
      ...jobs.map(toModeratedJob),
      ...candidates.map(toModeratedCandidate),
      ...employers.map(toModeratedEmployer),
    ]);
  },
  'GET /api/moderation/log': async ({ db, query: { cursor } }) => {
    const page = await logPage(db, cursor === undefined ? null : Number(cursor));
    return { ...page, rows: page.rows.map(toLogEntry) };
  },
  'GET /api/moderation/mails': async ({ db, now }) => {
    const { rows, total } = await undeliveredMails(db);
    return { rows: rows.map((row) => toUndeliveredMail(row, now)), total };
  },
  'POST /api/moderation/jobs/:id/hide': ({ c, params, body }) => hide(c, 'job', params.id, body),
  'POST /api/moderation/jobs/:id/restore': ({ c, params }) => hide(c, 'job', params.id, null),
  'POST /api/moderation/candidates/:id/hide': ({ c, params, body }) => hide(c, 'candidate', params.id, body),
  'POST /api/moderation/candidates/:id/restore': ({ c, params }) => hide(c, 'candidate', params.id, null),
  'POST /api/moderation/employers/:id/hide': ({ c, params, body }) => hide(c, 'employer', params.id, body),
  'POST /api/moderation/employers/:id/restore': ({ c, params }) => hide(c, 'employer', params.id, null),
  'POST /api/moderation/accounts/:id/suspend': ({ c, params, body }) => suspend(c, params.id, body),
  'POST /api/moderation/accounts/:id/lift': ({ c, params }) => suspend(c, params.id, null),
  'POST /api/moderation/reports/:id/dismiss': async ({ c, db, params }) => {
    const changed = await dismissReports(db, { publicId: params.id, moderator: readModerator(c) });
    return { message: changed ? 'Segnalazioni archiviate.' : 'Erano già archiviate.' };
  },
  'POST /api/moderation/reports/:id/restore': async ({ c, db, params }) => {
    const changed = await restoreReports(db, { publicId: params.id, moderator: readModerator(c) });
    return { message: changed ? 'Le segnalazioni sono di nuovo da leggere.' : 'Erano già da leggere.' };
  },
  'POST /api/moderation/mails/:id/retry': async ({ c, db, params }) => {
    const changed = await retryMail(db, { id: readMailId(params.id), moderator: readModerator(c) });
    return {
      message: changed
        ? 'L’email è di nuovo in partenza: si riprova per 24 ore.'
        : 'L’email è già in partenza, o è già arrivata.',
    };
  },
};

/** Stores a report. An account is a person; of a network, each that says something else is another person. */
async function report(
  c: Context<AppEnv>,
  { kind, targetId, body }: { kind: ReportKind; targetId: string; body: ReportBody },
  manager: Manager | null = null,
  party: Account | null | undefined = undefined,
): Promise<{ status: 200 | 201; body: ReportResponse }> {
  const config = c.get('config');
  const site = siteOf(config, c.get('now'));
  const keyOf = (text: string) => addressKey(text, site.secret);
  const network = keyOf(clientNetwork(c));
  const account = await findOwnAccount(c);
  const link = manager && 'tokenHash' in manager ? manager.tokenHash : party === null ? targetId : null;
  const own = link === null ? network : keyOf(link);
  const reporter = account ? keyOf(`account:${account.id}`) : own;
  const content = JSON.stringify([body.reason, body.text ?? null, body.email ?? null]);
  const words = reporter === network ? keyOf(`report:${content}`) : null;
  const sees = { findCompany: companyFinder(c), manager, party };
  const stored = { kind, targetId, body, reporter, words, sees, supportEmail: config.SUPPORT_EMAIL, ...site };
  const { created, hidden } = await reportTarget(c.get('db'), stored);
  if (hidden) showChange(c);
  return { status: created ? 201 : 200, body: { message: hidden ? HIDDEN : STORED, hidden } };
}

const WORDS = {
  job: { hide: ['Offerta nascosta.', 'Era già nascosta.'], restore: ['Offerta ripristinata.', 'Non era nascosta.'] },
  candidate: {
    hide: ['Profilo nascosto.', 'Era già nascosto.'],
    restore: ['Profilo ripristinato.', 'Non era nascosto.'],
  },
  employer: {
    hide: ['Pagina nascosta.', 'Era già nascosta.'],
    restore: ['Niente trattiene più la pagina.', 'Niente la tratteneva.'],
  },
} as const;

/** @param ground told to the author; null restores */
async function hide(c: Context<AppEnv>, kind: Kind, publicId: string, ground: Ground | null): Promise<Done> {
  const [done, already] = WORDS[kind][ground === null ? 'restore' : 'hide'];
  const changed = await setHidden(c.get('db'), { kind, publicId, moderator: readModerator(c), ground });
  if (changed && kind === 'job' && ground !== null) delist(c, [publicId]);
  return { message: changed ? done : already };
}

/** @param ground told to the person; null lifts the suspension */
async function suspend(c: Context<AppEnv>, publicId: string, ground: Ground | null): Promise<Done> {
  const changed = await setSuspended(c.get('db'), { publicId, moderator: readModerator(c), ground });
  if (ground === null) return { message: changed ? 'Sospensione tolta.' : 'Non era sospeso.' };
  if (changed) delistOffersOf(c, publicId);
  return { message: changed ? 'Account sospeso.' : 'Era già sospeso.' };
}

function readMailId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new DomainError('not-found', NOT_THERE);
  return Number(text);
}
