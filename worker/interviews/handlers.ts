import type { Context } from 'hono';
import { REFUSAL_REASONS } from '../../shared/application-values.ts';
import type { interviewCalls } from '../../shared/calls/interviews.ts';
import type { Side } from '../../shared/conversations.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { isKeyOf } from '../../shared/records.ts';
import { mayManage, readableOwners } from '../db/employers.ts';
import { type AppEnv, siteOf } from '../env.ts';
import { DomainError } from '../errors.ts';
import { countToday } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { outcomeAddress } from '../http/outcome-address.ts';
import { findOwnAccount, readCredentials } from '../http/session.ts';
import { interviewCalendar } from '../mail/interviews.ts';
import { verify } from '../sign.ts';
import { pressInterview, proposeInterview, type SetStatus } from './change-interview.ts';
import {
  type Meeting,
  meetings,
  ofAccount,
  ofApplicant,
  ofApplicationWithoutAccount,
  ofInterview,
  ofOwner,
} from './queries.ts';
import { appointmentOf, markOf, type Organised, toInterview } from './to-interview.ts';

const organised = (c: Context<AppEnv>): Organised => ({
  ...siteOf(c.get('config'), c.get('now')),
  organizer: c.get('config').MAIL_FROM.email,
});

/** @property token the mailed one, which lives no longer for being read */
type Linked = { readonly meeting: Meeting; readonly side: Side; readonly token?: string };

/** The interview that a token is for, and its side; null for a token that is not ours, has ended, or was for another address. */
async function readToken(c: Context<AppEnv>, token: string): Promise<Linked | null> {
  const site = organised(c);
  const claims = await verify('interview', token, site);
  const [meeting] = claims ? await meetings(c.get('db'), ofInterview(claims.sub)) : [];
  return claims && meeting && claims.mark === markOf(meeting, claims.side, site.secret)
    ? { meeting, side: claims.side }
    : null;
}

/** The interview of a link, mailed for an interview or private of an application without an account. */
async function readLink(c: Context<AppEnv>, link: string): Promise<Linked[]> {
  const claims = await verify('own-application', link, organised(c));
  const linked = claims ? null : await readToken(c, link);
  if (claims === null && linked === null) throw new DomainError('unauthenticated', 'Questo link non vale più.');
  const found = claims ? await meetings(c.get('db'), ofApplicationWithoutAccount(claims.sub)) : [];
  return linked ? [{ ...linked, token: link }] : found.map((meeting) => ({ meeting, side: 'applicant' }));
}

/** Proposals for one application in a day, each of which mails the applicant. */
const EACH_A_DAY = 5;

export const interviewHandlers = (setStatus: SetStatus): Handlers<typeof interviewCalls> => ({
  'GET /api/interviews': async ({ c, db }) => {
    const site = organised(c);
    const link = readCredentials(c, 'link');
    if (link) {
      const [linked] = await readLink(c, link);
      if (!linked) return [];
      const { meeting, side, token } = linked;
      const others = await meetings(
        db,
        side === 'employer' ? ofOwner(meeting.job.ownerId) : ofApplicant(meeting.application),
      );
      const shown = await toInterview(meeting, { sideOf: () => side, others, mayPress: true, ...site });
      return [{ ...shown, token: token ?? shown.token }];
    }
    const account = await findOwnAccount(c);
    if (!account)
      throw new DomainError('unauthenticated', 'Devi effettuare l’accesso, oppure aprire il link dell’email.');
    const owners = readableOwners(account);
    const others = await meetings(db, ofAccount(account.id, owners));
    const sideOf = ({ job }: Meeting): Side => (owners.includes(job.ownerId) ? 'employer' : 'applicant');
    const mayPress = (meeting: Meeting) => sideOf(meeting) === 'applicant' || mayManage(account, meeting.job.ownerId);
    return Promise.all(
      others.map((meeting) => toInterview(meeting, { sideOf, others, mayPress: mayPress(meeting), ...site })),
    );
  },
  'POST /api/applications/:id/interview': async ({ c, db, account: actor, params: { id: publicId }, body }) => {
    await countToday(c, { action: 'interview-of', account: `${actor.id}:${publicId}`, cap: EACH_A_DAY });
    const meeting = await proposeInterview(db, { actor, publicId, body }, organised(c));
    const others = await meetings(db, ofOwner(meeting.job.ownerId));
    return toInterview(meeting, { sideOf: () => 'employer', others, mayPress: true, ...organised(c) });
  },
  // Leads to the page of the link, whatever was pressed: it shows what is so now.
  'POST /api/interviews/linked': async ({ c, db }) => {
    const token = c.req.query('token') ?? '';
    const typed = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
    const linked = await readToken(c, token);
    if (linked === null) return c.redirect(withQuery(pagePath.interview(), { token }), 303);
    const given = typed.get('reason') ?? '';
    const reason = isKeyOf(REFUSAL_REASONS, given) ? given : undefined;
    const press = { side: linked.side, choice: typed.get('choice') ?? '', reason };
    const isSo = await pressInterview(db, linked.meeting, press, { setStatus, ...organised(c) });
    const address = await outcomeAddress(c, pagePath.interview(), isSo ? 'fatto' : 'cambiato');
    return c.redirect(`${address}&${new URLSearchParams({ token })}`, 303);
  },
  'GET /api/interviews/linked/calendar': async ({ c }) => {
    const linked = await readToken(c, c.req.query('token') ?? '');
    const about = linked && (await appointmentOf(linked.meeting, linked.side, organised(c)));
    const calendar = about?.state === 'chosen' ? interviewCalendar('PUBLISH', about) : null;
    if (calendar === null)
      throw new DomainError('not-found', 'Non c’è un colloquio fissato, oppure questo link non vale più.');
    return c.body(calendar, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="colloquio.ics"',
    });
  },
});
