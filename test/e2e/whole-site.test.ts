import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchPath } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findJava } from '../../scripts/lib/programs.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { italianPath } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { PAGES } from '../../web/app/pages.ts';
import { publish, publishMany, publishProfile, register, uniqueWord } from './api.ts';
import { SITE } from './browser.ts';
import { makePublic } from './employer-pages.ts';
import { EXPIRED_OFFER } from './seed.ts';

/** One address of the site as a client without script got it. */
type Visited = {
  /** Path and query. */
  readonly path: string;
  /** Route of the page, `*` for the catch-all; null for what is no page: files, feeds, calls. */
  readonly route: string | null;
  readonly status: number;
  readonly location: string | null;
  /** The document; null for what is no HTML. */
  readonly html: string | null;
  /** Document that leads here; null for where the crawl began. */
  readonly from: string | null;
};

/** One way on that a document holds: path and query, and the fragment without its `#`. */
type Way = { readonly path: string; readonly fragment: string };

/** Addresses that are visited of one kind: offers, say; fewer of what only the query tells apart, as of lists filtered by category. */
const [OF_A_KIND, OF_A_QUERY] = [4, 2];

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#38': '&' };
const decode = (text: string) => text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const ATTRIBUTES = /\s(?:href|src|action)="([^"]*)"/g;
const PICTURES = /<meta property="og:image"[^>]* content="([^"]*)"/g;

/** Targets of a document of this site: links, files, forms by GET, the social image. */
function waysIn(html: string, at: string): Way[] {
  const base = new URL(at, SITE);
  // A form by POST is no way for a GET; the data of scripts is no markup.
  const markup = html
    .replace(/<form[^>]*method="post"[^>]*>/gi, '')
    .replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');
  return [...markup.matchAll(ATTRIBUTES), ...markup.matchAll(PICTURES)].flatMap(([, value = '']) => {
    const url = URL.parse(decode(value), base);
    return url?.origin === base.origin ? [{ path: url.pathname + url.search, fragment: url.hash.slice(1) }] : [];
  });
}

/** Route of the page at a path; null where only the catch-all would answer. */
function routeOf(path: string): string | null {
  const { pathname } = new URL(path, SITE);
  const found = PAGES.find(([route]) => route !== '*' && matchPath({ path: route, caseSensitive: true }, pathname));
  return found?.[0] ?? null;
}

/** Addresses of one kind are built alike: one route, the same names in the query. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, SITE);
  return [routeOf(path) ?? pathname, ...[...new Set(searchParams.keys())].sort()].join('?');
}

async function visit(path: string, from: string | null): Promise<Visited> {
  const answer = await fetch(SITE + path, { redirect: 'manual' });
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = isHtml ? await answer.text() : null;
  // Read to its end, as a server that is cut off complains.
  if (!isHtml) await answer.arrayBuffer();
  const location = answer.headers.get('location');
  return { path, from, status: answer.status, location, html, route: routeOf(path) ?? (isHtml ? '*' : null) };
}

/** Every page without a parameter: where a crawl begins, so that a page nobody links to is among what it finds. */
const STATIC_PAGES: readonly string[] = PAGES.map(([route]) => route).filter((route) => !/[:*]/.test(route));

/** Follows every way from `/`, from each page without a parameter and from `more`; of each kind of address a few. */
async function crawlSite(more: readonly string[] = []): Promise<readonly Visited[]> {
  const found = new Map<string, string | null>(['/', ...STATIC_PAGES, ...more].map((path) => [path, null]));
  const kinds = new Map<string, number>();
  const visited: Visited[] = [];
  for (const [path, from] of found) {
    const page = await visit(path, from);
    visited.push(page);
    if (page.html === null || page.status !== 200) continue;
    for (const way of waysIn(page.html, path)) {
      const kind = kindOf(way.path);
      const seen = kinds.get(kind) ?? 0;
      if (found.has(way.path) || seen >= (way.path.includes('?') ? OF_A_QUERY : OF_A_KIND)) continue;
      kinds.set(kind, seen + 1);
      found.set(way.path, path);
    }
  }
  return visited;
}

const CHECKER: string = createRequire(import.meta.url)('vnu-jar');

/** Message of the checker about a place in a document. */
type Message = {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
};

const WRONG = 'wrong.html';

/** React and the shell's builder write `<br/>`; all our attribute values are quoted, so it has no effect at all. */
const NOT_REPORTED = 'Trailing slash on void elements .*';

/** Addresses that send people on, and where to. */
const REDIRECTS: Readonly<Record<string, string>> = { '/candidati': '/cerca-profili' };

let visited: readonly Visited[];
let folder: string;
let documents: ReadonlyMap<string, Visited>;
let messages: readonly Message[] = [];
/** Without it all but the checker runs. */
const java = await findJava().catch(() => null);

/** Lists that no link leads to: nothing found, a position, sorted, and addresses that cannot be read. */
const LISTS = ['search=nessuna', 'lat=45.96&lon=10.3&radius=10&sort=distance', 'sort=title&type=Weekend', 'cursor=x'];

/** Addresses that are asked for though nothing is there. */
const MISSING = ['/offerte', '/candidati', '/blog', '/bacheca']
  .map((path) => `${path}/non-esiste`)
  .concat('/non-esiste');

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  const word = uniqueWord();
  await publishMany(employer, word, 21);
  const towns = ['Darfo', 'Pisogne', 'Edolo', 'Lovere', 'Iseo'];
  for (const location of towns) await publish(employer, { location, category: 'Turismo' });
  await publish(employer, {
    title: `Cuoca/o & "aiuto" <b>${word}</b>`,
    description: 'Due righe.\n\n- voce\n- <script>alert(1)</script>\n\nFine & saluti',
    salaryMin: 1200,
    salaryPeriod: 'mese',
    housing: true,
    shifts: ['mattina', 'sera'],
    startDate: '2027-06-01',
  });
  await publishProfile();
  await makePublic(word);
  const lists = ['/', '/offerte', '/lavoro-vallecamonica', '/lavoro-breno', '/lavoro-iseo', '/cerca-profili'].flatMap(
    (path) => LISTS.map((query) => `${path}?${query}`),
  );
  const found = ['/aiuto?q=password', '/aiuto?q=nessuna+risposta', '/blog?categoria=guide-utili', '/blog?categoria=x'];
  const { id } = EXPIRED_OFFER;
  const ended = [`/le-mie-offerte/${id}`, `/offerte/${id}`, `/offerte/${id}/locandina`];
  visited = await crawlSite([...lists, ...found, ...MISSING, ...ended, `/offerte?search=${word}`]);
  folder = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-html-'));
  const pages = visited.filter(({ html }) => html !== null);
  documents = new Map(pages.map((page, n) => [join(folder, `${n}.html`), page]));
  // Without the styles, which are not HTML: the checker would read them again in every document.
  const markupOf = ({ html }: Visited) => html?.replace(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, '$1') ?? '';
  for (const [file, page] of documents) await writeFile(file, markupOf(page));
  // One with an error, so that a checker which sees none is found out.
  await writeFile(join(folder, WRONG), '<!doctype html><title>x</title><p><div></p>');
  if (java) messages = await check(java, [...documents.keys(), join(folder, WRONG)]);
});

/** Messages of the checker about files, in one run, as starting it costs more than checking. */
async function check(program: string, files: readonly string[]): Promise<readonly Message[]> {
  const options = ['--format', 'json', '--exit-zero-always', '--filterpattern', NOT_REPORTED];
  // Compiled once: compiling better what runs for seconds took ten more of a processor.
  const { output } = await run(program, ['-XX:TieredStopAtLevel=1', '-jar', CHECKER, ...options, ...files]);
  return JSON.parse(output).messages;
}

afterAll(() => rm(folder, { recursive: true, force: true }));

const inWords = (body: Message): string => {
  const { path = body.url } = documents.get(body.url.replace(/^file:/, '')) ?? {};
  return `${path}:${body.lastLine}: ${body.message} ${body.extract ?? ''}`;
};

test.skipIf(!java)('the W3C checker finds no error in any document', () => {
  const remarks = messages.filter(({ type }) => type === 'info').map(inWords);
  if (remarks.length > 0) console.info([`${remarks.length} remarks that are no errors`, ...remarks].join('\n'));
  const errors = messages.filter(({ type }) => type !== 'info');
  expect(errors.filter((body) => !body.url.endsWith(WRONG)).map(inWords)).toEqual([]);
  expect(errors.some((body) => body.url.endsWith(WRONG))).toBe(true);
});

test('every page is among the documents, each of an address that leads to it, in a state of each kind', () => {
  const routesOf = (pages: readonly Visited[]) => new Set(pages.map(({ route }) => route));
  const checked = routesOf([...documents.values()]);
  const there = routesOf(visited.filter(({ status }) => status === 200));
  expect(PAGES.map(([route]) => route).filter((route) => !checked.has(route))).toEqual([]);
  expect(PAGES.map(([route]) => route).filter((route) => route !== '*' && !there.has(route))).toEqual([]);
  expect(new Set([...documents.values()].map(({ status }) => status))).toEqual(new Set([200, 404]));
});

test('every link of the site leads to something', () => {
  const linked = visited.filter(({ path }) => !MISSING.includes(path));
  const astray = linked.filter(({ path, status, location }) =>
    path in REDIRECTS ? status !== 301 || location !== REDIRECTS[path] : status !== 200,
  );
  expect(astray.map(({ path, status, from }) => `${status} ${path}, linked from ${from}`)).toEqual([]);
});

test('every fragment that a link names is there', () => {
  const documents = new Map(visited.map((page) => [page.path, page]));
  const lost = visited.flatMap(({ html, path: from }) =>
    waysIn(html ?? '', from)
      .filter(({ fragment }) => fragment !== '')
      .filter(({ path, fragment }) => {
        const target = documents.get(path);
        // Pages that were not visited have a visited one of their kind; missing pages, and parts of a picture, are tested elsewhere.
        if (target?.status !== 200 || target.html === null) return false;
        return !target.html.includes(` id="${decodeURIComponent(fragment)}"`);
      })
      .map(({ path, fragment }) => `${from} links to ${path}#${fragment}`),
  );
  expect(lost).toEqual([]);
});

test('every page has one heading, no style attribute and its own address', () => {
  const pages = visited.filter(({ route, status }) => route !== null && route !== '*' && status === 200);
  const wrong = pages.filter(({ html, path }) => {
    const addresses = [/<link rel="canonical" href="([^"]*)"/, /<meta property="og:url" content="([^"]*)"/].map(
      (pattern) => pattern.exec(html ?? '')?.[1],
    );
    const own = path.split('?')[0] ?? '';
    // An offer in another language names the Italian page.
    const named = own.includes('/offerte/') ? italianPath(own) : own;
    const isOwn = addresses.every((address) => address === SITE + named);
    return !isOwn || html?.match(/<h1[ >]/g)?.length !== 1 || / style="/.test(html);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** Pages that only a mailed link leads to, and that of an offer of one's own, which its owner's list leads to. */
const ELSEWHERE = [
  '/le-mie-offerte/x',
  '/conferma-offerta',
  '/colloquio',
  '/rispondi-candidatura',
  '/conferma-candidatura',
  '/candidatura',
  '/tieni-profilo',
  '/candidature-spontanee',
  '/reimposta-password',
  '/conferma-email',
  '/avvisi/conferma',
  '/avvisi/gestisci',
  '/avvisi/fine',
  '/incorpora',
];

test('no page stands alone: a link of another one leads to it', () => {
  const linked = new Set(
    visited.flatMap(({ html, path: from }) =>
      waysIn(html ?? '', from)
        .filter(({ path }) => path !== from)
        .map(({ path }) => path),
    ),
  );
  const pages = Object.values(pagePath).map((make: (...parts: string[]) => string) => {
    const path = make(...Array.from({ length: make.length }, () => 'x-x'));
    return new RegExp(`^${path.replaceAll('x-x', '[^/]+')}$`);
  });
  const alone = pages.filter((page) => ![...linked, ...ELSEWHERE].some((path) => page.test(path)));
  expect(alone.map(String)).toEqual([]);
});
