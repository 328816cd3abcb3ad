// The internet as the tested Worker sees it, as a Worker beside it: a resolver, and a page at every address. Names say what they
// resolve to: `a-10-0-0-1.` and `aaaa-fd00--1.` to these addresses, `gone.` to none, any other to a public one. Servers of this machine
// answer themselves.

/** Pages that a test has put there, by their path, which every host has. */
const pages = new Map([
  [
    '/senza-annuncio',
    {
      headers: { 'Content-Type': 'text/html' },
      body: '<title>Albergo</title><h1>Lavora con noi</h1><nav>Menu</nav><p>Cerchiamo una persona per la cucina.</p>',
    },
  ],
]);
const requested = [];

const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Cameriera/e di sala',
  description: '<p>Servizio ai tavoli.</p><ul><li>pranzo</li><li>cena</li></ul>',
  employmentType: 'PART_TIME',
  baseSalary: { currency: 'EUR', value: { minValue: 1400, unitText: 'MONTH' } },
};
const USUAL_PAGE = {
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: `<!doctype html><title>Lavora con noi</title><script type="application/ld+json">${JSON.stringify(POSTING)}</script>`,
};

addEventListener('fetch', (event) => event.respondWith(answer(event.request)));

async function answer(request) {
  const url = new URL(request.url);
  if (url.hostname === '127.0.0.1' || url.hostname === 'localhost') return fetch(request);
  if (url.hostname === 'tests.example.net') return tell(request, url);
  if (url.hostname === 'cloudflare-dns.com') return resolve(url.searchParams);
  requested.push({ url: request.url, headers: Object.fromEntries(request.headers) });
  return serve(pages.get(url.pathname) ?? USUAL_PAGE);
}

/** For tests themselves: a PUT puts a page there, a GET says what was requested of a host. */
async function tell(request, url) {
  if (request.method === 'GET')
    return Response.json(requested.filter((each) => new URL(each.url).hostname === url.searchParams.get('host')));
  pages.set(url.pathname, await request.json());
  return new Response(null, { status: 204 });
}

function resolve(query) {
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

function serve({ status = 200, headers = {}, body = '', times = 1, delayMs = 0 }) {
  const bytes = new TextEncoder().encode(body);
  let left = times;
  const stream = new ReadableStream({
    async pull(controller) {
      if (delayMs > 0) await scheduler.wait(delayMs);
      if (left-- > 0) controller.enqueue(bytes);
      else controller.close();
    },
  });
  return new Response(status === 204 || status === 304 ? null : stream, { status, headers });
}
