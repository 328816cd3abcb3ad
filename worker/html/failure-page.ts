import type { Context } from 'hono';
import { directionOf, languageOf } from '../../shared/languages.ts';
import { type Problem, problemSchema } from '../../shared/problem.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { failureIn, type PageTexts, refusalIn, textsIn } from '../../web/app/entry-server.tsx';
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
  const isForm = isFormOfPage(c);
  const isMany = response.status === 429;
  if (!isForm && !(opensPage(c) && (isMany || response.status >= 500))) return response;
  const problem = problemSchema.parse(await response.clone().json());
  const language = languageOf(isForm ? refererOf(c) : c.req.path);
  const translated = language && (await textsIn(language));
  const texts = translated ? { ...translated.site, ...translated.apply } : ITALIAN;
  const document = toDocument({
    lang: language ?? 'it',
    heading: isForm ? texts.failed : isMany ? texts.many : texts.down,
    stated: translated ? (isForm ? statedIn(translated, problem) : []) : [problem.message, ...messagesOf(problem)],
    next: isForm ? texts.goBack : `<a href="">${texts.retry}</a>`,
    code: `${texts.code} ${problem.requestId.replace(/[^\w-]/g, '')}`,
  });
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${await sourceOf(STYLE)}; frame-ancestors 'none'`,
  );
  return new Response(document, { status: response.status, headers });
}

const opensPage = ({ req }: Context<AppEnv>): boolean =>
  req.method === 'GET' && !req.path.startsWith('/api/') && /text\/html/.test(req.header('accept') ?? '');

/** Path of the page that a form was on, which browsers tell their own site. */
const refererOf = ({ req }: Context<AppEnv>): string => {
  const referer = req.header('referer') ?? '';
  return URL.canParse(referer) ? new URL(referer).pathname : '';
};

const ITALIAN = {
  failed: 'Non è stato inviato niente',
  // The browser has kept what was typed on the page before.
  goBack: 'Torna indietro con il browser: quello che hai scritto è ancora nel modulo. Poi riprova.',
  many: 'Troppe pagine in poco tempo',
  down: 'Il sito in questo momento non risponde',
  retry: 'Riprova',
  code: 'Se ci scrivi, indica questo codice:',
};

const messagesOf = ({ issues = [] }: Problem): readonly string[] => issues.map(({ message }) => message);

/** The refusals of an application, which is the one form of the pages in another language. */
const statedIn = (texts: PageTexts, { status, issues = [] }: Problem): readonly string[] =>
  issues.length > 0 ? issues.map(({ path, message }) => refusalIn(texts, path, message)) : [failureIn(texts, status)];

/** The browser's own colours and letters, as style sheets may be missing, too. */
const STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}body{max-width:34rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.2}a{display:inline-block;padding:.5rem 0}';

type Failure = {
  readonly lang: string;
  readonly heading: string;
  readonly stated: readonly string[];
  /** The next step, in HTML. */
  readonly next: string;
  readonly code: string;
};

const toDocument = ({ lang, heading, stated, next, code }: Failure): string => `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${SITE_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p>${SITE_NAME}</p>
<h1>${heading}</h1>
${[...new Set(stated)].map((line) => `<p>${line.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)}</p>`).join('\n')}
<p>${next}</p>
<p><small>${code}</small></p>
</main>
</body>
</html>
`;
