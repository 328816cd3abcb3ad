import type { Context } from 'hono';
import * as mini from 'zod/mini';
import type { interviewCalls } from '../../shared/calls/interviews.ts';
import { pressBody } from '../../shared/interviews.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import type { Database } from '../db/client.ts';
import { mayManage, readableOwners } from '../db/employers.ts';
import { type AppEnv, siteOf } from '../env.ts';
import { DomainError } from '../errors.ts';
import { countToday } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { outcomeAddress } from '../http/outcome-address.ts';
import { findOwnAccount, readCredentials } from '../http/session.ts';
import { interviewCalendar, type Side } from '../mail/interviews.ts';
import { verify } from '../sign.ts';
import { pressInterview, proposeInterview, type SetStatus } from './change-interview.ts';
import {
  linkedMeetings,
  type Meeting,
  meetingOf,
  meetings,
  meetingsOfAccount,
  ofApplicant,
  ofEmployer,
} from './queries.ts';
import { appointmentOf, markOf, toInterview } from './to-interview.ts';

type Linked = { readonly meeting: Meeting; readonly side: Side };

/** The interview that a token speaks for, and the side that holds it; null for one that is not ours, has ended, or was for another address. */
async function readToken(c: Context<AppEnv>, token: string): Promise<Linked | null> {
  const site = siteOf(c.get('config'), c.get('now'));
  const claims = await verify('interview', token, site);
  const meeting = claims && (await meetingOf(c.get('db'), claims.sub));
  return meeting && claims.mark === markOf(meeting, claims.side, site.secret) ? { meeting, side: claims.side } : null;
}

const othersOf = (db: Database, { meeting, side }: Linked): Promise<Meeting[]> =>
  meetings(db, side === 'employer' ? ofEmployer(meeting) : ofApplicant(meeting));

/** Proposals for one application in a day, each of which mails the applicant. */
const EACH_A_DAY = 5;

export const interviewHandlers = (setStatus: SetStatus): Handlers<typeof interviewCalls> => ({
  'GET /api/interviews': async ({ c, db, site }) => {
    const link = readCredentials(c, 'link');
    const claims = link ? await verify('own-application', link, site) : null;
    if (claims) {
      const found = await linkedMeetings(db, claims.sub);
      const viewing = { side: 'applicant', mayPress: true, ...site } as const;
      return Promise.all(
        found.map(async (meeting) =>
          toInterview(meeting, { others: await othersOf(db, { meeting, side: 'applicant' }), ...viewing }),
        ),
      );
    }
    const account = link ? null : await findOwnAccount(c);
    if (account === null) throw new DomainError('unauthenticated', 'Devi effettuare l’accesso.');
    const found = await meetingsOfAccount(db, account);
    const owners: readonly number[] = readableOwners(account);
    const sideOf = ({ job }: Meeting): Side => (owners.includes(job.ownerId) ? 'employer' : 'applicant');
    return Promise.all(
      found.map((meeting) => {
        const side = sideOf(meeting);
        const isOfSame = (other: Meeting) => side === 'applicant' || other.job.ownerId === meeting.job.ownerId;
        const others = found.filter((other) => sideOf(other) === side && isOfSame(other));
        const mayPress = side === 'applicant' || mayManage(account, meeting.job.ownerId);
        return toInterview(meeting, { side, others, mayPress, ...site });
      }),
    );
  },
  'POST /api/applications/:id/interview': async ({ c, db, site, config, account: actor, params, body }) => {
    await countToday(c, { action: 'interview-of', account: `${actor.id}:${params.id}`, cap: EACH_A_DAY });
    const proposing = { actor, publicId: params.id, body, organizer: config.MAIL_FROM, ...site };
    const meeting = await proposeInterview(db, proposing);
    const others = await othersOf(db, { meeting, side: 'employer' });
    return toInterview(meeting, { side: 'employer', others, mayPress: true, ...site });
  },
  // Reads the interview of a mailed link. It changes nothing: mail scanners follow links.
  'GET /api/interviews/linked': async ({ c, db, site }) => {
    const linked = await readToken(c, readCredentials(c, 'link') ?? '');
    if (linked === null) throw new DomainError('unauthenticated', 'Questo link non vale più.');
    const { meeting, side } = linked;
    return toInterview(meeting, { side, others: await othersOf(db, linked), mayPress: true, ...site });
  },
  'POST /api/interviews/linked': async ({ c, db, site, config }) => {
    const token = c.req.query('token') ?? '';
    const typed = mini.safeParse(pressBody, Object.fromEntries(new URLSearchParams(await c.req.text())));
    const linked = typed.success ? await readToken(c, token) : null;
    const page = pagePath.interview();
    if (!typed.success || linked === null) return c.redirect(withQuery(page, { token }), 303);
    const { choice, reason } = typed.data;
    const press = { side: linked.side, choice, reason, setStatus, organizer: config.MAIL_FROM, ...site };
    const done = await pressInterview(db, linked.meeting, press);
    const address = await outcomeAddress(c, page, done ? 'fatto' : 'cambiato');
    return c.redirect(`${address}&${new URLSearchParams({ token })}`, 303);
  },
  'GET /api/interviews/linked/calendar': async ({ c, site, config }) => {
    const linked = await readToken(c, c.req.query('token') ?? '');
    if (linked?.meeting.interview.state !== 'chosen')
      throw new DomainError('not-found', 'Non c’è un colloquio fissato, oppure questo link non vale più.');
    const about = await appointmentOf(linked.meeting, linked.side, site);
    const parties = { organizer: config.MAIL_FROM, attendee: null, siteUrl: site.siteUrl };
    return c.body(interviewCalendar('PUBLISH', about, parties), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="colloquio.ics"',
    });
  },
});
