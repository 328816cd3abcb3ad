import type { employerCalls } from '../../shared/calls/employers.ts';
import type { EmployerDetail } from '../../shared/employers.ts';
import type { Database } from '../db/client.ts';
import { publishedFor } from '../http/callers.ts';
import type { Handlers } from '../http/handlers.ts';
import { editEmployer, makeEmployer, setEnded } from './change-employer.ts';
import { askConfirmation, confirmByLink } from './confirm-employer.ts';
import { listEmployers, ownEmployers, requireShownEmployer, type ShownEmployer } from './queries.ts';
import { toEmployerDetail, toEmployerSummary, toOwnEmployer } from './to-employer.ts';

/** The offers of an employer as its page shows them, and the habit of answering them. */
export type OffersOf = (
  db: Database,
  of: { readonly ownerId: number; readonly answers: ShownEmployer['answers']; readonly now: Date },
) => Promise<Pick<EmployerDetail, 'answers' | 'jobs' | 'past'>>;

export const employerHandlers = (offersOf: OffersOf): Handlers<typeof employerCalls> => ({
  'GET /api/employers': async ({ db, now, query }) => {
    const page = await listEmployers(db, query, now);
    return { ...page, rows: page.rows.map(toEmployerSummary) };
  },
  'GET /api/employers/:slug': async ({ db, now, params }) => {
    const { page, answers } = await requireShownEmployer(db, params.slug);
    return toEmployerDetail(page, await offersOf(db, { ownerId: page.ownerId, answers, now }));
  },
  'GET /api/own-employers': async ({ db, account }) =>
    (await ownEmployers(db, account)).map((row) => toOwnEmployer(row, account)),
  'POST /api/own-employers': async ({ db, now, account, body, query }) => {
    const ownerId = publishedFor(account, query.employer);
    const { row, created } = await makeEmployer(db, { ownerId, actor: account, body, now });
    return { status: created ? 201 : 200, body: toOwnEmployer(row, account) };
  },
  'PATCH /api/own-employers/:id': async ({ db, now, account, params, body }) =>
    toOwnEmployer(await editEmployer(db, { account, publicId: params.id, body, now }), account),
  'POST /api/own-employers/:id/confirmation': async ({ db, now, account, config, params, body }) =>
    toOwnEmployer(await askConfirmation(db, { account, publicId: params.id, email: body.email, config, now }), account),
  'DELETE /api/own-employers/:id': async ({ db, now, account, params }) =>
    toOwnEmployer(await setEnded(db, { account, publicId: params.id, ended: true, now }), account),
  'POST /api/own-employers/:id/restore': async ({ db, now, account, params }) =>
    toOwnEmployer(await setEnded(db, { account, publicId: params.id, ended: false, now }), account),
  // By the token of a mailed link: it works on a device where nobody is signed in.
  'POST /api/employers/confirm': async ({ db, now, config, body: { token } }) => {
    const { name, status } = await confirmByLink(db, { token, config, now });
    return {
      message:
        status === 'public'
          ? `La pagina di ${name} è pubblica.`
          : `L’indirizzo è confermato. C’è un’altra pagina con lo stesso nome, o la redazione l’aveva nascosta: guarda una persona della redazione, e poi ti scriviamo.`,
    };
  },
});
