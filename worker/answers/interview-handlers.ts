import { REFUSAL_REASONS } from '../../shared/application-values.ts';
import type { interviewCalls } from '../../shared/calls/interviews.ts';
import type { Side } from '../../shared/conversations.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { isKeyOf } from '../../shared/records.ts';
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
import { appointmentOf, interviewCalendar, markOf } from '../mail/interviews.ts';
import { verify } from '../sign.ts';
import { pressInterview, proposeInterview } from './change-interview.ts';
import { meetings, meetingsOf, ofAccount, ofApplication, ofApplicationWithoutAccount } from './interview-queries.ts';
import { toInterview } from './to-interview.ts';

type Linked = { readonly meeting: Meeting; readonly side: Side };

/** The interview that a token is for, and its side; null for a token that is not ours, has ended, or was for another address. */
async function readToken(db: Database, token: string, site: Site): Promise<Linked | null> {
  const claims = await verify('interview', token, site);
  const [meeting] = claims ? await meetings(db, ofApplication(claims.sub)) : [];
  return claims && meeting && claims.mark === markOf(meeting, claims.side, site.secret)
    ? { meeting, side: claims.side }
    : null;
}

/** Proposals for one application in a day, each of which mails the applicant. */
const EACH_A_DAY = 5;

export const interviewHandlers: Handlers<typeof interviewCalls> = {
  'GET /api/interviews': async ({ c, db, site }) => {
    const link = readCredentials(c, 'link');
    if (link) {
      const mailed = await readToken(db, link, site);
      const [meeting] = mailed
        ? [mailed.meeting]
        : await meetings(db, ofApplicationWithoutAccount((await readApplicantLink(c)) ?? ''));
      if (!meeting) return [];
      const side = mailed?.side ?? 'applicant';
      const others = await meetingsOf(db, side, meeting);
      const shown = await toInterview(meeting, { side, others, mayPress: true, ...site });
      // The mailed one lives no longer for being read.
      return [mailed ? { ...shown, token: link } : shown];
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
    const meeting = await proposeInterview(db, { actor, publicId, body }, site);
    const others = await meetingsOf(db, 'employer', meeting);
    return toInterview(meeting, { side: 'employer', others, mayPress: true, ...site });
  },
  // Leads to the page of the link, whatever was pressed: it shows what is so now.
  'POST /api/interviews/linked': async ({ c, db, site }) => {
    const token = c.req.query('token') ?? '';
    const typed = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
    const linked = await readToken(db, token, site);
    if (linked === null) return c.redirect(withQuery(pagePath.interview(), { token }), 303);
    const given = typed.get('reason') ?? '';
    const reason = isKeyOf(REFUSAL_REASONS, given) ? given : undefined;
    const press = { side: linked.side, choice: typed.get('choice') ?? '', reason };
    const isSo = await pressInterview(db, linked.meeting, press, site);
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
