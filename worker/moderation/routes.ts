import { type Context, Hono } from 'hono';
import type { Done } from '../../shared/accounts.ts';
import { moderationLogQuery, moderationReasonBody, moderationSearchQuery } from '../../shared/moderation.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { withQuery } from '../../shared/paths.ts';
import type { ReportKind } from '../../shared/report-values.ts';
import {
  candidateReportBody,
  jobReportBody,
  messageReportBody,
  type ReportAnswer,
  type ReportBody,
} from '../../shared/reports.ts';
import { withinWeight } from '../db/lists/within-weight.ts';
import type { Manager } from '../db/manager.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { requireAdmin } from '../http/admin.ts';
import { setBookmark } from '../http/bookmark.ts';
import { checkHuman } from '../http/check-human.ts';
import { askerOf } from '../http/company.ts';
import { countSender } from '../http/count-sender.ts';
import { addressKey, countToday } from '../http/daily-cap.ts';
import { readManager } from '../http/manager.ts';
import { clientAddress, limitByAddress } from '../http/rate-limit.ts';
import { findOwnAccount, requireAccount } from '../http/session.ts';
import { showChange, showHeldBack } from '../http/show-change.ts';
import { body, query } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { dismissReports } from './dismiss-reports.ts';
import { type Moderator, NOT_THERE, readModerator } from './moderator.ts';
import { findModerated, logPage, reportQueue, targetsOf, undeliveredMails } from './queries.ts';
import { reportTarget } from './report-target.ts';
import { retryMail } from './retry-mail.ts';
import { setHidden } from './set-hidden.ts';
import { setSuspended } from './set-suspended.ts';
import {
  toLogEntry,
  toModeratedAccount,
  toModeratedCandidate,
  toModeratedJob,
  toModeratedMessage,
  toReported,
  toUndeliveredMail,
} from './to-moderated.ts';

const REPORTS_A_DAY = { account: 30, network: 30, email: 10 };
const DEEDS_A_DAY = 1000;

const STORED = 'La legge una persona della redazione.';
const HIDDEN = 'Il profilo è nascosto da adesso. Una persona della redazione legge la segnalazione e decide.';

export const moderationRoutes = new Hono<AppEnv>()
  .post('/jobs/:id/report', limitByAddress('WRITE_LIMIT'), body(jobReportBody), checkHuman, (c) =>
    answerReport(c, { kind: 'job', targetId: c.req.param('id'), body: c.req.valid('json') }),
  )
  .post('/candidates/:id/report', limitByAddress('WRITE_LIMIT'), body(candidateReportBody), checkHuman, (c) =>
    answerReport(c, { kind: 'candidate', targetId: c.req.param('id'), body: c.req.valid('json') }),
  )
  // Only by who received it, signed in or by the private link of their profile.
  .post('/messages/:id/report', limitByAddress('WRITE_LIMIT'), body(messageReportBody), async (c) =>
    answerReport(c, { kind: 'message', targetId: c.req.param('id'), body: c.req.valid('json') }, await readManager(c)),
  )
  .get('/moderation/reports', requireAccount, requireAdmin, async (c) => {
    const { groups, total } = await reportQueue(c.get('db'));
    const found = await targetsOf(c.get('db'), groups);
    const targets = [
      ...found.jobs.map(toModeratedJob),
      ...found.candidates.map(toModeratedCandidate),
      ...found.messages.map(toModeratedMessage),
    ];
    return privateList(c, withinWeight(groups.map((group) => toReported(group, targets))), total);
  })
  .get('/moderation/search', requireAccount, requireAdmin, query(moderationSearchQuery), async (c) => {
    const { accounts, jobs, candidates } = await findModerated(c.get('db'), c.req.valid('query').q);
    c.header('Cache-Control', 'no-store');
    const all = [
      ...accounts.map(toModeratedAccount),
      ...jobs.map(toModeratedJob),
      ...candidates.map(toModeratedCandidate),
    ];
    return c.json(withinWeight(all));
  })
  .get('/moderation/log', requireAccount, requireAdmin, query(moderationLogQuery), async (c) => {
    const { cursor } = c.req.valid('query');
    const { rows, total, next } = await logPage(c.get('db'), cursor === undefined ? null : Number(cursor));
    if (next !== null) c.header('Link', `<${withQuery(ownApiPath.moderationLog(), { cursor: next })}>; rel="next"`);
    return privateList(c, rows.map(toLogEntry), total);
  })
  .get('/moderation/mails', requireAccount, requireAdmin, async (c) => {
    const { rows, total } = await undeliveredMails(c.get('db'));
    return privateList(
      c,
      rows.map((row) => toUndeliveredMail(row, c.get('now'))),
      total,
    );
  })
  .post(
    '/moderation/jobs/:id/hide',
    limitByAddress('WRITE_LIMIT'),
    requireAccount,
    requireAdmin,
    body(moderationReasonBody),
    (c) => hide(c, 'job', c.req.param('id'), c.req.valid('json').reason),
  )
  .post('/moderation/jobs/:id/restore', limitByAddress('WRITE_LIMIT'), requireAccount, requireAdmin, (c) =>
    hide(c, 'job', c.req.param('id'), null),
  )
  .post(
    '/moderation/candidates/:id/hide',
    limitByAddress('WRITE_LIMIT'),
    requireAccount,
    requireAdmin,
    body(moderationReasonBody),
    (c) => hide(c, 'candidate', c.req.param('id'), c.req.valid('json').reason),
  )
  .post('/moderation/candidates/:id/restore', limitByAddress('WRITE_LIMIT'), requireAccount, requireAdmin, (c) =>
    hide(c, 'candidate', c.req.param('id'), null),
  )
  .post(
    '/moderation/accounts/:id/suspend',
    limitByAddress('WRITE_LIMIT'),
    requireAccount,
    requireAdmin,
    body(moderationReasonBody),
    (c) => suspend(c, c.req.param('id'), c.req.valid('json').reason),
  )
  .post('/moderation/accounts/:id/lift', limitByAddress('WRITE_LIMIT'), requireAccount, requireAdmin, (c) =>
    suspend(c, c.req.param('id'), null),
  )
  .post('/moderation/reports/:id/dismiss', limitByAddress('WRITE_LIMIT'), requireAccount, requireAdmin, (c) =>
    act(c, {
      deed: (moderator) => dismissReports(c.get('db'), { publicId: c.req.param('id'), moderator }),
      done: 'Segnalazioni archiviate.',
      already: 'Erano già archiviate.',
    }),
  )
  .post('/moderation/mails/:id/retry', limitByAddress('WRITE_LIMIT'), requireAccount, requireAdmin, (c) =>
    act(c, {
      deed: (moderator) => retryMail(c.get('db'), { id: readMailId(c.req.param('id')), moderator }),
      done: 'L’email è di nuovo in partenza: si riprova per 24 ore.',
      already: 'L’email è già in partenza, o è già arrivata.',
    }),
  );

/** Stores a report and says what came of it; who is signed in is known by the account, others by their network address. */
async function answerReport(
  c: Context<AppEnv>,
  { kind, targetId, body: report }: { kind: ReportKind; targetId: string; body: ReportBody },
  manager: Manager | null = null,
): Promise<Response> {
  const [db, now] = [c.get('db'), c.get('now')];
  const { JWT_SECRET, SITE_URL: siteUrl, SUPPORT_EMAIL: supportEmail } = c.get('config');
  const network = addressKey(clientAddress(c), JWT_SECRET);
  const account = await findOwnAccount(c);
  const own = manager && 'tokenHash' in manager ? addressKey(manager.tokenHash, JWT_SECRET) : network;
  await countSender(c, 'report', REPORTS_A_DAY, { accountId: account?.id, email: report.email });
  const reporter = account ? addressKey(`account:${account.id}`, JWT_SECRET) : own;
  const { created, hidden } = await reportTarget(db, {
    kind,
    targetId,
    body: report,
    reporter,
    sees: { asker: askerOf(c), manager },
    siteUrl,
    supportEmail,
    now,
  });
  if (hidden) showChange(c);
  else setBookmark(c);
  c.executionCtx.waitUntil(sendWaiting(c.env, now));
  const answer: ReportAnswer = { message: hidden ? HIDDEN : STORED, hidden };
  return c.json(answer, created ? 201 : 200);
}

function privateList(c: Context<AppEnv>, items: readonly unknown[], total: number): Response {
  c.header('Cache-Control', 'no-store');
  c.header('X-Total-Count', String(total));
  return c.json(items);
}

type Act = {
  /** @returns whether it was not so already */
  readonly deed: (moderator: Moderator) => Promise<boolean>;
  /** Shows everybody what has changed. */
  readonly show?: () => void;
  readonly done: string;
  readonly already: string;
};

/** Does what an administrator asks for, once: lists that show something of it are read anew. */
async function act(c: Context<AppEnv>, { deed, show = () => showChange(c), done, already }: Act): Promise<Response> {
  const [db, now] = [c.get('db'), c.get('now')];
  if (c.get('config').RATE_LIMITS === 'on')
    await countToday(db, { action: 'moderate', account: c.get('account').id, cap: DEEDS_A_DAY, now });
  const changed = await deed(readModerator(c));
  if (changed) {
    show();
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
  } else setBookmark(c);
  const answer: Done = { message: changed ? done : already };
  return c.json(answer);
}

const WORDS = {
  job: { hide: ['Offerta nascosta.', 'Era già nascosta.'], restore: ['Offerta ripristinata.', 'Non era nascosta.'] },
  candidate: {
    hide: ['Profilo nascosto.', 'Era già nascosto.'],
    restore: ['Profilo ripristinato.', 'Non era nascosto.'],
  },
} as const;

/** @param reason told to the author; null restores */
function hide(
  c: Context<AppEnv>,
  kind: 'job' | 'candidate',
  publicId: string,
  reason: string | null,
): Promise<Response> {
  const [done, already] = WORDS[kind][reason === null ? 'restore' : 'hide'];
  return act(c, {
    deed: (moderator) => setHidden(c.get('db'), { kind, publicId, moderator, reason }),
    show: () => showChange(c, kind === 'job' && reason !== null ? [publicId] : []),
    done,
    already,
  });
}

/** @param reason told to the person; null lifts the suspension */
function suspend(c: Context<AppEnv>, publicId: string, reason: string | null): Promise<Response> {
  return act(c, {
    deed: (moderator) => setSuspended(c.get('db'), { publicId, moderator, reason }),
    show: () => (reason === null ? showChange(c) : showHeldBack(c, publicId)),
    ...(reason === null
      ? { done: 'Sospensione tolta.', already: 'Non era sospeso.' }
      : { done: 'Account sospeso.', already: 'Era già sospeso.' }),
  });
}

function readMailId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new DomainError('not-found', NOT_THERE);
  return Number(text);
}
