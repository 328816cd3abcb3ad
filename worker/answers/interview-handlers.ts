import { REFUSAL_REASON_IDS } from '../../shared/application-values.ts';
import type { interviewCalls } from '../../shared/calls/interviews.ts';
import type { Side } from '../../shared/conversations.ts';
import type { Interview } from '../../shared/interviews.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import type { Database } from '../db/client.ts';
import { mayManage, readableOwners } from '../db/employers.ts';
import type { Meeting } from '../db/talks.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { readApplicantLink } from '../http/callers.ts';
import { countToday } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { outcomeAddress } from '../http/outcome-address.ts';
import { findOwnAccount, readCredentials } from '../http/session.ts';
import { followLink } from '../mail/applications.ts';
import { appointmentOf, interviewCalendar, markOf } from '../mail/interviews.ts';
import { verify } from '../sign.ts';
import { pressInterview, proposeInterview } from './change-interview.ts';
import { meetingOf, meetings, meetingsOf, ofAccount } from './interview-queries.ts';
import { toInterview } from './to-interview.ts';

type Linked = { readonly meeting: Meeting; readonly side: Side };

/** The interview that a token is for, and its side; null for a token that is not ours, has ended, or was for another address. */
async function readToken(db: Database, token: string, site: Site): Promise<Linked | null> {
  const claims = await verify('interview', token, site);
  const meeting = claims && (await meetingOf(db, claims.sub));
  return meeting && claims.mark === markOf(meeting, claims.side, site.secret) ? { meeting, side: claims.side } : null;
}

/** The interview as a side that may press sees it. */
const shownTo = async (db: Database, { meeting, side }: Linked, site: Site): Promise<Interview> =>
  toInterview(meeting, { side, others: await meetingsOf(db, side, meeting), mayPress: true, ...site });

/** Proposals for one application in a day, each of which mails the applicant. */
const EACH_A_DAY = 5;

export const interviewHandlers: Handlers<typeof interviewCalls> = {
  'GET /api/interviews': async ({ c, db, site }) => {
    const link = readCredentials(c, 'link');
    const mailed = link ? await readToken(db, link, site) : null;
    // The mailed one lives no longer for being read.
    if (mailed) return [{ ...(await shownTo(db, mailed, site)), token: link }];
    const applicant = await readApplicantLink(c);
    if (applicant !== null) {
      const meeting = await meetingOf(db, applicant);
      return meeting?.application.userId === null ? [await shownTo(db, { meeting, side: 'applicant' }, site)] : [];
    }
    const account = await findOwnAccount(c);
    if (!account)
      throw new DomainError('unauthenticated', 'Devi effettuare l’accesso, oppure aprire il link dell’email.');
    const owners = readableOwners(account);
    const others = await meetings(db, ofAccount(account.id, owners));
    return Promise.all(
      others.map((meeting) => {
        const side = owners.includes(meeting.job.ownerId) ? 'employer' : 'applicant';
        const mayPress = side === 'applicant' || mayManage(account, meeting.job.ownerId);
        return toInterview(meeting, { side, others, mayPress, ...site });
      }),
    );
  },
  'POST /api/applications/:id/interview': async ({ c, db, site, account: actor, params: { id: publicId }, body }) => {
    await countToday(c, { action: 'interview-of', account: `${actor.id}:${publicId}`, cap: EACH_A_DAY });
    return shownTo(
      db,
      { meeting: await proposeInterview(db, { actor, publicId, body }, site), side: 'employer' },
      site,
    );
  },
  // Leads to the page of the press, whatever was pressed: it shows what is so now.
  'POST /api/interviews/linked': async ({ c, db, site }) => {
    const token = c.req.query('token') ?? '';
    const typed = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
    const linked = await readToken(db, token, site);
    if (linked === null) return c.redirect(withQuery(pagePath.interview(), { token }), 303);
    const reason = REFUSAL_REASON_IDS.find((known) => known === typed.get('reason'));
    const press = { side: linked.side, choice: typed.get('choice') ?? '', reason };
    const isSo = await pressInterview(db, linked.meeting, press, site);
    const follow = linked.side === 'applicant' ? await followLink(linked.meeting.application, site) : null;
    // In another language it is the private page.
    if (follow?.language) return c.redirect(follow.url, 303);
    const address = await outcomeAddress(c, pagePath.interview(), isSo ? 'fatto' : 'cambiato');
    return c.redirect(`${address}&${new URLSearchParams({ token })}`, 303);
  },
  'GET /api/interviews/linked/calendar': async ({ c, db, site }) => {
    const linked = await readToken(db, c.req.query('token') ?? '', site);
    const about = linked && (await appointmentOf(linked.meeting, linked.side, site));
    const calendar = about?.state === 'chosen' ? interviewCalendar('PUBLISH', about) : null;
    if (calendar === null)
      throw new DomainError('not-found', 'Non c’è un colloquio fissato, oppure questo link non vale più.');
    return c.body(calendar, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="colloquio.ics"',
    });
  },
};
