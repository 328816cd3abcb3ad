import type { Context } from 'hono';
import { type RenderedSheet, renderJobPoster, renderTownBoard } from '../../web/entry-server.tsx';
import type { AppEnv } from '../env.ts';
import { rewriteSheet } from './rewrite-shell.ts';
import { documentHeaders, type InProcess, readShell } from './serve-page.ts';

const SHELL = '/web/print.html';

/** The poster of an offer, to be printed. */
export const serveJobPoster = (c: Context<AppEnv>, id: string, inProcess: InProcess): Promise<Response> =>
  serveSheet(c, renderJobPoster(id, ask(c, inProcess)));

/** The board of a town, to be printed. */
export const serveTownBoard = (c: Context<AppEnv>, slug: string, inProcess: InProcess): Promise<Response> =>
  serveSheet(c, renderTownBoard(slug, ask(c, inProcess)));

const ask = (c: Context<AppEnv>, fetcher: InProcess) => ({
  fetcher,
  siteUrl: c.get('config').SITE_URL,
  now: c.get('now'),
});

/** A document without the app: the head and the HTML in a shell of its own. */
async function serveSheet(c: Context<AppEnv>, rendering: Promise<RenderedSheet>): Promise<Response> {
  const sheet = await rendering;
  const shell = await readShell(c, SHELL);
  const document = rewriteSheet(shell, sheet, c.get('config').SITE_URL);
  const { status } = sheet.head;
  return new Response(document.body, { status, headers: documentHeaders(status) });
}
