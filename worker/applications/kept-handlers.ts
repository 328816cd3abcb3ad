import type { keptApplicationCalls } from '../../shared/calls/kept-application.ts';
import type { Handlers } from '../http/handlers.ts';
import { cvResponse } from './cv-response.ts';
import { deleteKeptApplication } from './delete-kept-application.ts';
import { keptApplication, requireKeptCv } from './queries.ts';
import { toKeptApplication } from './to-kept-application.ts';

export const keptApplicationHandlers: Handlers<typeof keptApplicationCalls> = {
  'GET /api/account/kept-application': async ({ db, account }) =>
    toKeptApplication(await keptApplication(db, account.id)),
  'GET /api/account/kept-application/cv': async ({ c, db, account }) =>
    cvResponse(c.env.CV_FILES, await requireKeptCv(db, account.id)),
  'DELETE /api/account/kept-application': async ({ c, db, account, body: { parts } }) => {
    await deleteKeptApplication(db, c.env.CV_FILES, { userId: account.id, parts });
    return toKeptApplication(await keptApplication(db, account.id));
  },
};
