// The internet as the tested Worker sees it, as a Worker beside it: a resolver, and a page at every address. Names say what they
// resolve to: `a-10-0-0-1.` and `aaaa-fd00--1.` to these addresses, `gone.` to none, any other to a public one. Servers of this machine
// answer themselves.

/** What an address answers with: its body, as often as `times` says, of which each piece comes after `delayMs`. */
export type OutsidePage = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly times?: number;
  readonly delayMs?: number;
};

/** Pages that a test has put there, by their path, which every host has. */
const pages = new Map<string, OutsidePage>();
const requested: { readonly url: string; readonly headers: Readonly<Record<string, string>> }[] = [];

const EXAMPLE = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Cameriera/e di sala',
  description: '<p>Servizio ai tavoli.</p><ul><li>pranzo</li><li>cena</li></ul>',
};
const EXAMPLE_PAGE: OutsidePage = {
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: `<!doctype html><title>Lavora con noi</title><script type="application/ld+json">${JSON.stringify(EXAMPLE)}</script>`,
};

export default {
  async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.hostname === '127.0.0.1' || url.hostname === 'localhost') return fetch(request);
    if (url.hostname === 'tests.example.net') return tell(request, url);
    if (url.hostname === 'cloudflare-dns.com') return resolve(url.searchParams);
    requested.push({ url: request.url, headers: Object.fromEntries(request.headers) });
    return serve(pages.get(url.pathname) ?? EXAMPLE_PAGE);
  },
};

/** For tests themselves: a PUT puts a page there, a GET says what was requested of a host. */
async function tell(request: Request, url: URL): Promise<Response> {
  if (request.method === 'GET') {
    const host = url.searchParams.get('host');
    return Response.json(requested.filter((each) => new URL(each.url).hostname === host));
  }
  pages.set(url.pathname, await request.json());
  return new Response(null, { status: 204 });
}

function resolve(query: URLSearchParams): Response {
  const name = query.get('name') ?? '';
  const [type, kind, between] = query.get('type') === 'A' ? [1, 'a-', '.'] : [28, 'aaaa-', ':'];
  if (name.startsWith('broken.')) return new Response('no resolver', { status: 500 });
  if (name.startsWith('gone.')) return Response.json({ Status: 3 });
  const own = name.split('.').flatMap((label) => (label.startsWith(kind) ? label.slice(kind.length) : []));
  const addresses = own.map((parts) => parts.replaceAll('-', between).replaceAll('x', '.'));
  const usual = type === 1 && !/\b(a|aaaa)-/.test(name) ? ['93.184.216.34'] : [];
  const records = [...addresses, ...usual].map((data) => ({ name, type, data }));
  return Response.json({ Status: 0, Answer: [{ name, type: 5, data: 'elsewhere.example.net.' }, ...records] });
}

function serve({ status = 200, headers = {}, body = '', times = 1, delayMs = 0 }: OutsidePage): Response {
  const bytes = new TextEncoder().encode(body);
  let left = times;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (delayMs > 0) await new Promise((resolved) => setTimeout(resolved, delayMs));
      if (left-- > 0) controller.enqueue(bytes);
      else controller.close();
    },
  });
  return new Response(status === 204 || status === 304 ? null : stream, { status, headers });
}
