import type { Context } from 'hono';
import { escapeHtml } from '../../shared/description.ts';
import { isOfFamily } from '../../shared/elsewhere.ts';
import { typeLabel } from '../../shared/job-values.ts';
import { LIMITS } from '../../shared/limits.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { payText } from '../../shared/pay.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { cleanLine, foldText } from '../../shared/text.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { openDatabase } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { countRead } from '../http/rate-limit.ts';
import { sourceOf as digestOf } from '../http/security-headers.ts';
import { listJobs, type PublicJobRow } from '../jobs/list-queries.ts';
import { sourceOf } from '../search/open-index.ts';

/** Offers that a frame shows, out of the newest that are looked at. */
const SHOWN = 10;
const LOOKED_AT = 50;

const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:.75rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0;font-size:1.125rem}ul{margin:.5rem 0;padding:0;list-style:none}li{padding:.5rem 0;border-top:1px solid #7f867c}
p{margin:0}a{color:LinkText}li a{display:inline-block;padding:.5rem 0;font-weight:600}`;

/**
 * A list of open offers for a frame on a page of somebody else: of a town, of what is searched for, or of a company by its name. The
 * only page that anybody may frame; it sets no cookie and runs no script. Families are in none, who says no in its own alone.
 */
export async function serveEmbedded(c: Context<AppEnv>): Promise<Response> {
  await countRead(c);
  const typed = (name: string, most: number) => cleanLine(c.req.query(name) ?? '').slice(0, most);
  const [search, company] = [typed('search', LIMITS.search), typed('company', LIMITS.companyName)];
  const town = municipalityBySlug(typed('town', LIMITS.location));
  const words = company.slice(0, LIMITS.search) || search;
  const source = sourceOf(c, openDatabase(c.env.DB, c.get('bookmark')));
  const query = {
    sort: 'recent',
    limit: LOOKED_AT,
    ...(words && { search: words }),
    ...(town && { town: town.slug }),
  } as const;
  const { rows } = await listJobs(source, query, c.get('now'));
  const wanted = foldText(company);
  const jobs = rows.filter((job) => {
    if (isOfFamily(job)) return false;
    return company === '' ? !job.onlyHere : foldText(job.companyName) === wanted;
  });
  const { SITE_URL } = c.get('config');
  const about = company || [search, town?.name].filter(Boolean).join(', ') || VALLEY.name;
  const all = SITE_URL + withQuery(pagePath.jobs(), { search: words, location: town?.name });
  const html = `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, follow"><title>${escapeHtml(`Offerte di lavoro: ${about} · ${SITE_NAME}`)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(`Offerte di lavoro: ${about}`)}</h1>${
    jobs.length === 0
      ? '<p>In questo momento nessuna offerta aperta.</p>'
      : `<ul>${jobs
          .slice(0, SHOWN)
          .map((job) => itemOf(job, SITE_URL))
          .join('')}</ul>`
  }<p><a target="_blank" rel="noopener" href="${escapeHtml(all)}">${escapeHtml(`Tutte su ${SITE_NAME}`)}</a></p></main></body></html>`;
  return c.body(html, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': `default-src 'none'; style-src ${await digestOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  });
}

function itemOf(job: PublicJobRow, siteUrl: string): string {
  const facts = [job.companyName, job.location, typeLabel(job.type), payText(job)].filter(Boolean).join(' · ');
  return `<li><a target="_blank" rel="noopener" href="${siteUrl}${pagePath.job(job.publicId)}">${escapeHtml(job.title)}</a><p>${escapeHtml(facts)}</p></li>`;
}
