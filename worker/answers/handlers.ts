import type { answerCalls } from '../../shared/calls/applications.ts';
import { countToday } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { clientAddress, countAgainst } from '../http/rate-limit.ts';
import { readAnswerLink } from './answer-link.ts';
import { receivedApplications, receivedCounts } from './queries.ts';
import { setApplicationStatus } from './set-application-status.ts';
import { toLinkedApplication, toReceivedApplication, toReceivedCount } from './to-received-application.ts';

const ANSWERS_A_DAY = 500;
/** Each may mail the applicant: enough to correct a mistake. */
const ANSWERS_A_DAY_EACH = 10;

export const answerHandlers: Handlers<typeof answerCalls> = {
  'GET /api/applications/received': async ({ db, account, query }) => {
    const page = await receivedApplications(db, account.id, query);
    return { ...page, rows: page.rows.map(toReceivedApplication) };
  },
  'GET /api/applications/received/counts': async ({ db, now, account }) =>
    (await receivedCounts(db, account.id, now)).map(toReceivedCount),
  // Reads the application of a mailed link. It changes nothing: mail scanners follow links.
  'GET /api/applications/answer': async ({ c }) => toLinkedApplication(await readAnswerLink(c)),
  'POST /api/applications/answer': async ({ c, db, now, config, body: { status } }) => {
    const { application, owner } = await readAnswerLink(c);
    const row = await setApplicationStatus(db, {
      ownerId: owner.id,
      publicId: application.publicId,
      status,
      onlyFirst: true,
      siteUrl: config.SITE_URL,
      now,
    });
    return toLinkedApplication(row);
  },
  'PATCH /api/applications/:id': async ({
    c,
    db,
    now,
    config,
    account,
    params: { id: publicId },
    body: { status },
  }) => {
    // By themselves: who opens many applications in a minute must still be able to answer one.
    await countAgainst(c, 'WRITE_LIMIT', `${status === 'read' ? 'read' : 'answer'}:${clientAddress(c)}`);
    if (status !== 'read') {
      await countToday(c, { action: 'answer', account: account.id, cap: ANSWERS_A_DAY });
      await countToday(c, { action: 'answer', account: `${account.id}:${publicId}`, cap: ANSWERS_A_DAY_EACH });
    }
    const siteUrl = config.SITE_URL;
    return toReceivedApplication(
      await setApplicationStatus(db, { ownerId: account.id, publicId, status, siteUrl, now }),
    );
  },
};
