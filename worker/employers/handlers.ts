import type { employerCalls } from '../../shared/calls/employers.ts';
import { OPEN_DAYS } from '../../shared/employer-values.ts';
import type { EmployerDetail, OwnEmployer } from '../../shared/employers.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { doorOf } from '../db/spontaneous.ts';
import { publishedFor } from '../http/callers.ts';
import type { Handlers } from '../http/handlers.ts';
import { saveEmployer, setEnded } from './change-employer.ts';
import { openEmployers } from './open-employers.ts';
import { listEmployers, ownEmployers, requireShownEmployer, type ShownEmployer } from './queries.ts';
import { setOpenness } from './set-openness.ts';
import { toEmployerDetail, toEmployerSummary, toOwnEmployer } from './to-employer.ts';

/** The offers of an employer as its page shows them, and the habit of answering them. */
export type OffersOf = (
  db: Database,
  of: { readonly ownerId: number; readonly answers: ShownEmployer['answers']; readonly now: Date },
) => Promise<Pick<EmployerDetail, 'answers' | 'jobs' | 'past'>>;

type Request = { readonly db: Database; readonly now: Date; readonly account: Account };

const answerWith = async ({ db, now, account }: Request, row: ShownEmployer['page']): Promise<OwnEmployer> =>
  toOwnEmployer(row, account, await doorOf(db, row, now));

export const employerHandlers = (offersOf: OffersOf): Handlers<typeof employerCalls> => ({
  'GET /api/employers': async ({ db, now, query }) => {
    const page = await (query.search === undefined ? listEmployers : openEmployers)(db, query, now);
    return { ...page, rows: page.rows.map(toEmployerSummary) };
  },
  'GET /api/employers/:slug': async ({ db, now, params }) => {
    const { page, answers } = await requireShownEmployer(db, params.slug);
    const offers = await offersOf(db, { ownerId: page.ownerId, answers, now });
    return toEmployerDetail(page, offers, await doorOf(db, page, now));
  },
  'GET /api/own-employers': async (request) =>
    Promise.all((await ownEmployers(request.db, request.account)).map((row) => answerWith(request, row))),
  'PUT /api/own-employers': async (request) => {
    const { db, now, config, account, body, query } = request;
    const ownerId = publishedFor(account, query.employer);
    return answerWith(request, await saveEmployer(db, { ownerId, account, body, config, now }));
  },
  'PUT /api/own-employers/:id/ended': async (request) => {
    const { db, now, account, body, params } = request;
    return answerWith(request, await setEnded(db, { account, publicId: params.id, now, ...body }));
  },
  'POST /api/own-employers/openness': async ({ db, site, body }) => {
    await setOpenness(db, { ...body, ...site });
    return {
      message: body.open
        ? `Le candidature spontanee restano aperte per altri ${OPEN_DAYS} giorni.`
        : 'Le candidature spontanee sono spente da adesso.',
    };
  },
});
