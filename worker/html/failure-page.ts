import type { Context } from 'hono';
import { type Problem, problemSchema } from '../../shared/problem.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { AppEnv } from '../env.ts';
import { errorResponse } from '../http/problem.ts';

/**
 * `errorResponse`, but for somebody who opens a page of a Worker that has failed, or that their network asks too much of: they
 * get a document, of nothing but itself, as the built files may be what is missing.
 */
export async function respondToFailure(error: Error, c: Context<AppEnv>): Promise<Response> {
  const response = errorResponse(error, c);
  const heading = headingOf(response.status);
  if (heading === null || !opensPage(c)) return response;
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(toDocument(heading, problemSchema.parse(await response.json())), {
    status: response.status,
    headers,
  });
}

const opensPage = ({ req }: Context<AppEnv>): boolean =>
  req.method === 'GET' && !req.path.startsWith('/api/') && /text\/html/.test(req.header('accept') ?? '');

type Heading = { readonly title: string; readonly text: string };

function headingOf(status: number): Heading | null {
  if (status === 429) return { title: 'Troppe richieste', text: 'Troppe pagine in poco tempo' };
  return status < 500 ? null : { title: 'Il sito non risponde', text: 'Il sito in questo momento non risponde' };
}

const toDocument = ({ title, text }: Heading, { message, requestId }: Problem): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${SITE_NAME}</title>
</head>
<body>
<main>
<h1>${text}</h1>
<p>${message}</p>
<p><a href="">Riprova</a></p>
<p><small>Se ci scrivi, indica questo codice: ${requestId.replace(/[^\w-]/g, '')}</small></p>
</main>
</body>
</html>
`;
