import type { Context } from 'hono';
import { type Problem, problemSchema } from '../../shared/problem.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { AppEnv } from '../env.ts';
import { isFormOfPage } from '../http/file-form.ts';
import { errorResponse } from '../http/problem.ts';
import { sourceOf } from '../http/security-headers.ts';

/**
 * `errorResponse`, but for somebody who opens a page of a Worker that has failed, or that their network asks too much of, or who
 * has sent a form without script: they get a document, of nothing but itself, as the built files may be what is missing.
 */
export async function respondToFailure(error: Error, c: Context<AppEnv>): Promise<Response> {
  const response = errorResponse(error, c);
  const heading = isFormOfPage(c) ? UNSENT : opensPage(c) ? headingOf(response.status) : null;
  if (heading === null) return response;
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${await sourceOf(STYLE)}; frame-ancestors 'none'`,
  );
  return new Response(toDocument(heading, problemSchema.parse(await response.json())), {
    status: response.status,
    headers,
  });
}

const opensPage = ({ req }: Context<AppEnv>): boolean =>
  req.method === 'GET' && !req.path.startsWith('/api/') && /text\/html/.test(req.header('accept') ?? '');

type Heading = { readonly title: string; readonly text: string };

/** Of a form: the browser has kept what was typed on the page before. */
const UNSENT: Heading = { title: 'Non inviato', text: 'Non è stato inviato niente' };

const BACK = 'Torna indietro con il browser: quello che hai scritto è ancora nel modulo. Poi riprova.';

function headingOf(status: number): Heading | null {
  if (status === 429) return { title: 'Troppe richieste', text: 'Troppe pagine in poco tempo' };
  return status < 500 ? null : { title: 'Il sito non risponde', text: 'Il sito in questo momento non risponde' };
}

/** The browser's own colours and letters, as style sheets may be missing, too. */
const STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}body{max-width:34rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.2}a{display:inline-block;padding:.5rem 0}';

const toDocument = (heading: Heading, { message, issues = [], requestId }: Problem): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading.title} | ${SITE_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p>${SITE_NAME}</p>
<h1>${heading.text}</h1>
${[...new Set([message, ...issues.map((issue) => issue.message)])].map((stated) => `<p>${stated.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)}</p>`).join('\n')}
${heading === UNSENT ? `<p>${BACK}</p>` : '<p><a href="">Riprova</a></p>'}
<p><small>Se ci scrivi, indica questo codice: ${requestId.replace(/[^\w-]/g, '')}</small></p>
</main>
</body>
</html>
`;
