import type { Context } from 'hono';
import { pagePath } from '../../shared/paths.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { type RenderedSheet, renderJobPoster, renderTownBoard } from '../../web/entry-server.tsx';
import type { AppEnv } from '../env.ts';
import { keep, keepingOf, readKept } from './document-cache.ts';
import { rewriteSheet } from './rewrite-shell.ts';
import { documentHeaders, type InProcess, readShell } from './serve-page.ts';

const SHELL = '/web/print.html';

/** The poster of an offer, to be printed. */
export const serveJobPoster = async (c: Context<AppEnv>, id: string, inProcess: InProcess): Promise<Response> =>
  toDocument(c, await renderJobPoster(id, ask(c, inProcess)));

/** The board of a town, to be printed; kept for everybody as pages are, as it draws up to nine codes. */
export async function serveTownBoard(c: Context<AppEnv>, slug: string, inProcess: InProcess): Promise<Response> {
  const keeping = municipalityBySlug(slug) ? await keepingOf(c, pagePath.townBoard(slug)) : null;
  const kept = keeping && (await readKept(keeping));
  if (kept) return new Response(kept.body, { status: kept.status, headers: documentHeaders(kept.status) });
  const board = await renderTownBoard(slug, ask(c, inProcess));
  const answer = await toDocument(c, board);
  if (keeping && answer.status === 200 && !board.stale) keep(c, keeping, answer.clone());
  return answer;
}

const ask = (c: Context<AppEnv>, fetcher: InProcess) => ({
  fetcher,
  siteUrl: c.get('config').SITE_URL,
  now: c.get('now'),
});

/** A document without the app: the head and the HTML in a shell of its own. */
async function toDocument(c: Context<AppEnv>, sheet: RenderedSheet): Promise<Response> {
  const shell = await readShell(c, SHELL);
  const document = rewriteSheet(shell, sheet, c.get('config').SITE_URL);
  const { status } = sheet.head;
  return new Response(document.body, { status, headers: documentHeaders(status) });
}
