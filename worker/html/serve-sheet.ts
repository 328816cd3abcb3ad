import type { Context } from 'hono';
import { pagePath } from '../../shared/paths.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { type RenderedSheet, renderFirstDay, renderJobPoster, renderTownBoard } from '../../web/app/entry-server.tsx';
import type { AppEnv } from '../env.ts';
import type { InProcess } from '../http/part-of-document.ts';
import { countRead } from '../http/rate-limit.ts';
import { type Keeping, keepingOf, respondFromCache, respondWithNew } from './document-cache.ts';
import { rewriteSheet } from './rewrite-shell.ts';
import { readShell } from './serve-page.ts';

const SHELL = '/web/print.html';

/** The poster of an offer, to be printed. */
export async function serveJobPoster(c: Context<AppEnv>, id: string, inProcess: InProcess): Promise<Response> {
  await countRead(c);
  return toDocument(c, null, await renderJobPoster(id, request(c, inProcess)));
}

/** The board of a town, to be printed; kept for everybody as pages are, as it draws up to nine codes. */
export async function serveTownBoard(c: Context<AppEnv>, slug: string, inProcess: InProcess): Promise<Response> {
  const keeping = municipalityBySlug(slug) ? await keepingOf(c, pagePath.townBoard(slug)) : null;
  const stored = keeping && (await respondFromCache(c, keeping));
  if (stored) return stored;
  if (keeping === null) await countRead(c);
  return toDocument(c, keeping, await renderTownBoard(slug, request(c, inProcess)));
}

/** The sheet for a family, about the time before the first day of work: text alone, kept for everybody. */
export async function serveFirstDay(c: Context<AppEnv>): Promise<Response> {
  const keeping = await keepingOf(c, pagePath.firstDaySheet());
  const stored = keeping && (await respondFromCache(c, keeping));
  return stored ?? toDocument(c, keeping, await renderFirstDay());
}

const request = (c: Context<AppEnv>, inProcess: InProcess) => ({
  fetcher: inProcess,
  siteUrl: c.get('config').SITE_URL,
  now: c.get('now'),
});

async function toDocument(c: Context<AppEnv>, keeping: Keeping | null, sheet: RenderedSheet): Promise<Response> {
  const { body } = rewriteSheet(await readShell(c, SHELL), sheet, c.get('config').SITE_URL);
  return respondWithNew(c, keeping, { body, status: sheet.head.status, stale: sheet.stale });
}
