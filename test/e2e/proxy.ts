import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { SITE, type VisitOptions } from './browser.ts';
import { scriptOf } from './built-files.ts';
import { notifyDocuments } from './offline.ts';

/** `silent`: takes every request and answers none, until it is open again. `down`: breaks every connection off. */
type Mode = 'open' | 'silent' | 'down';

/** A network between browser and site that can fail, for pages and service workers alike. */
export type Network = {
  /** Origin of the site on the far side of it. */
  readonly url: string;
  /** Sets the mode; `only` limits `silent` and `down` to these paths. */
  readonly set: (mode: Mode, only?: RegExp) => void;
  /** Answers these paths with a script of its own; null: 404. */
  readonly replaced: Map<string, string | null>;
  /** Paths of all requests, with the method. */
  readonly requested: string[];
};

/** Path of the script that documents begin with, where a network brings one. */
const FIRST_SCRIPT = '/first-script.js';

/** Lays a network for one test. @param firstScript what documents run before anything else */
export async function layNetwork(firstScript?: string): Promise<Network> {
  let mode: Mode = 'open';
  let paths = /./;
  const waiting: (() => void)[] = [];
  const replaced = new Map<string, string | null>(firstScript === undefined ? [] : [[FIRST_SCRIPT, firstScript]]);
  const requested: string[] = [];
  const server = createServer((incoming, outgoing) => {
    requested.push(`${incoming.method} ${incoming.url}`);
    const answer = () => forward(replaced, incoming, outgoing);
    if (mode === 'open' || !paths.test(incoming.url ?? '')) answer();
    else if (mode === 'silent') waiting.push(answer);
    else incoming.socket.destroy();
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('layNetwork: no port');
  const set = (next: Mode, only = /./) => {
    mode = next;
    paths = only;
    if (mode === 'down') server.closeAllConnections();
    if (mode === 'open') for (const answer of waiting.splice(0)) answer();
  };
  return { url: `http://localhost:${address.port}`, set, replaced, requested };
}

/** Puts another release in the place of the one that a page is of: code of a module is gone until a document is loaded again. */
export function swapRelease(page: Page, network: Network, module: string): void {
  network.replaced.set('/api/health', '{"version":"next"}');
  network.replaced.set(scriptOf(module), null);
  network.requested.length = 0;
  page.on('request', (request) => request.isNavigationRequest() && network.replaced.clear());
}

/** Sends a document with the first script at its beginning. */
async function sendBegun(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const html = await text(answer);
  const { 'content-length': _, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  outgoing.end(html.replace(/<head[^>]*>/, `$&<script src="${FIRST_SCRIPT}"></script>`));
}

function forward(replaced: Network['replaced'], incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { pathname } = new URL(incoming.url ?? '', SITE);
  const own = replaced.get(pathname);
  if (own === null) outgoing.writeHead(404, { 'Cache-Control': 'no-store' }).end('not there');
  else if (own !== undefined)
    outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(own);
  else {
    const { method, headers, url } = incoming;
    const begins = replaced.has(FIRST_SCRIPT) && /text\/html/.test(headers.accept ?? '');
    // A connection of its own each time, which ends with the one it is for: nothing half-read stays in a pool.
    const options = {
      method,
      headers: {
        ...headers,
        host: new URL(SITE).host,
        // Pages on the near side are the site's own.
        ...(headers.origin === undefined ? {} : { origin: SITE }),
        ...(begins ? { 'accept-encoding': 'identity' } : {}),
      },
      agent: false,
    } as const;
    const passed = request(SITE + url, options, (answer) => {
      if (begins && /html/.test(answer.headers['content-type'] ?? '')) return void sendBegun(answer, outgoing);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }
}

/** For `visit`: a browser with service workers, on a network that may fail. */
export const through = ({ url }: Network, more: VisitOptions = {}): VisitOptions => ({
  baseURL: url,
  serviceWorkers: 'allow',
  expected: [/net::ERR_/],
  before: notifyDocuments,
  ...more,
});
