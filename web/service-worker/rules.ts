import { copyLabel } from '../../shared/dates.ts';
import { CONNECTION_ID } from '../../shared/offline.ts';

/** Kinds of requests that the worker answers itself; all others stay between browser and network. */
export type Kind = 'page' | 'data' | 'file';

/** Public answers of the API, by allow-list: a new call is kept on no device until somebody adds it here. */
const DATA = /^\/api\/jobs(\/(?!saved$)[\w-]+)?$/;

/** Pages that no device keeps: of people, private ones, and addresses that may hold a token. */
const NEVER_CACHED =
  /^\/([a-z]{2}\/)?(candidat|cerca-profili|cerco-lavoro|il-mio-profilo|tieni-profilo|account|messaggi|conferma-|moderazione|le-mie-offerte|avvisi|la-mia-azienda|rispondi-candidatura|colloquio|(reimposta-)?password|api\/)/;

type CallParams = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** How a request is answered; null: not by the worker. */
export function kindOf({ method, mode, url, headers }: CallParams, origin: string): Kind | null {
  const { origin: requested, pathname } = new URL(url);
  if (method !== 'GET' || requested !== origin || headers.has('Authorization')) return null;
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/')) return 'file';
  return DATA.test(pathname) ? 'data' : null;
}

export const mayKeepPage = (path: string): boolean => !NEVER_CACHED.test(path);

/** True for a response worth caching: status 200, and as a document without `no-store`. */
export const isCached = ({ status, headers }: Response, document: boolean): boolean =>
  status === 200 && (!document || (/html/.test(headers.get('Content-Type') ?? '') && !isForbidden(headers)));

const isForbidden = (headers: Headers): boolean => /no-store/.test(headers.get('Cache-Control') ?? '');

/** The network says that it is gone: a copy would be a lie. */
export const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

/** Path of the data of the offer whose page has this path; null for other pages. */
export function jobDataPath(pagePath: string): string | null {
  const id = /^\/offerte\/([\w-]+)$/.exec(pagePath)?.[1];
  return id === undefined ? null : `/api/jobs/${id}`;
}

/** Adds a line that says how old the document is; `savedAt` in ISO 8601, null for a page whose parts have own ages. */
export function withAge(html: string, savedAt: string | null, online: boolean): string {
  if (savedAt === null) return html;
  const text = copyLabel(new Date(savedAt), { now: new Date(), online });
  return html.replace(
    '<body>',
    `<body><div id="${CONNECTION_ID}" role="status"><p class="connection-bar" lang="it" data-saved-at="${savedAt}">${text}</p></div>`,
  );
}

/** The empty document, marked so that the script shows that this address is not on the device. */
export const asUnsaved = (html: string): string => html.replace('<html', '<html data-unsaved');

/** Entry in the cache for a page that was reached without its own document: its title. */
export const placeholder = (title: string): string =>
  `<title>${title.replace(/[&<]/g, (char) => `&#${char.charCodeAt(0)};`)}</title>`;

/** The empty document with the title of such an entry, which is there before and without any script. */
export const withTitle = (html: string, entry: string): string =>
  html.replace(/<title([^>]*)>[^<]*<\/title>/, (_, attributes: string) =>
    entry.replace('<title', `<title${attributes}`),
  );

/** @throws for an error response, which counts as none */
export function received(response: Response): Response {
  if (response.type === 'error') throw new TypeError('The network has not answered.');
  return response;
}

/** Without a network Firefox resolves the preload of a navigation to an error response, and others reject it. */
export async function askForPage({ preloadResponse, request }: Pick<FetchEvent, 'preloadResponse' | 'request'>) {
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded && preloaded.type !== 'error' ? preloaded : received(await fetch(request));
}

/** Result of waiting for the network: its response, or the reason why there is none. */
type Outcome = Response | 'silent' | 'gone';

/** Waits for the network, at most `patience` ms; what comes later still arrives in `network`. */
export const waitFor = (network: Promise<Response>, patience: number): Promise<Outcome> =>
  Promise.race([
    network.catch(() => 'gone' as const),
    new Promise<'silent'>((done) => setTimeout(done, patience, 'silent')),
  ]);
