import type { Context } from 'hono';
import { knownOperator, SECURITY_CONTACT_UNTIL } from '../../shared/operator.ts';
import { machinePath, pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { ARTICLES, type ListedPage, listedPages } from '../../web/app/entry-server.tsx';
import type { AppEnv } from '../env.ts';
import { serveText } from './serve-text.ts';

/** Serves a description of the site and its pages for language models, in Markdown (https://llmstxt.org). */
export const serveLlms = (c: Context<AppEnv>): Promise<Response> =>
  serveText(c, {
    address: machinePath.llms(),
    type: 'text/plain; charset=utf-8',
    make: async () => llmsText(c.get('config').SITE_URL, await pagesBesideArticles(c)),
  });

/** Listed pages that are no articles. */
export async function pagesBesideArticles(c: Context<AppEnv>): Promise<ListedPage[]> {
  const pages = await listedPages(c.get('now'), c.get('config').LANGUAGES);
  return pages.filter(({ path }) => ARTICLES.every((article) => article.path !== path));
}

function llmsText(siteUrl: string, pages: readonly ListedPage[]): string {
  const link = (path: string, name: string, about: string) => `- [${name}](${siteUrl}${path}): ${about}`;
  return `# ${SITE_NAME}

> Bacheca del lavoro ${VALLEY.withLake.of} (${VALLEY.provinces}, Italia), in italiano. Aziende e famiglie pubblicano offerte di lavoro gratis; chiunque le legge e le cerca senza registrarsi; per candidarsi o pubblicare un’offerta serve un account gratuito.

- Un’offerta resta aperta 30 giorni da quando è pubblicata o rinnovata. La pagina di un’offerta aperta contiene dati strutturati JobPosting; quella di un’offerta finita lo dice.
- La paga è quella scritta da chi offre il lavoro: dove manca non è nota.
- Leggere e cercare funziona senza JavaScript. La pagina di un’offerta è ${siteUrl}${decodeURIComponent(pagePath.job('{id}'))}.

## Pagine

${pages.map(({ path, title, description }) => link(path, title, description)).join('\n')}

## Articoli

${ARTICLES.map(({ path, title, excerpt }) => link(path, title, excerpt)).join('\n')}

## Dati

${[
  link(machinePath.feed(), 'Feed Atom', 'le ultime 50 offerte aperte'),
  link(machinePath.jsonFeed(), 'JSON Feed', 'le stesse in JSON'),
  link(machinePath.sitemap(), 'Sitemap', 'tutte le offerte aperte e tutte le pagine'),
  link(machinePath.openapi(), 'API', 'descrizione OpenAPI 3.1; per leggere le offerte non serve un account'),
].join('\n')}

Ogni comune ha il suo feed Atom: per esempio ${siteUrl}${machinePath.townFeed(VALLEY.examples.other.slug)}.
`;
}

/** Serves whom to tell of a weakness (RFC 9116): the operator's mailbox first, then the form. */
export const serveSecurityContact = (c: Context<AppEnv>): Promise<Response> => {
  const { SITE_URL, SUPPORT_EMAIL } = c.get('config');
  return serveText(c, {
    address: machinePath.securityContact(),
    type: 'text/plain; charset=utf-8',
    make: async () => `Contact: mailto:${knownOperator().supportEmail ?? SUPPORT_EMAIL}
Contact: ${SITE_URL}${pagePath.contact()}
Expires: ${SECURITY_CONTACT_UNTIL}
Preferred-Languages: it, en
Canonical: ${SITE_URL}${machinePath.securityContact()}
`,
  });
};

/** The key by which search engines know that notices of changed pages are ours; there is none where they are not told. */
export function serveIndexNowKey(c: Context<AppEnv>): Response {
  const { INDEXNOW_KEY: key } = c.get('config');
  return c.body(key ?? '', key === undefined ? 404 : 200, { 'Content-Type': 'text/plain; charset=utf-8' });
}
