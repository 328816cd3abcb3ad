import { beforeAll, expect, test } from 'vitest';
import { refusedFields } from '../../testing/expect-problem.ts';
import { uniqueWord } from '../../testing/factories.ts';
import { PRIVATE_ADDRESSES, putPage, REFUSED_HOSTS, requestedOf } from '../../testing/outside-pages.ts';
import { asWorker, type SignedIn } from '../../testing/requests.ts';

let person: SignedIn;
beforeAll(async () => {
  person = await asWorker();
});

const ask = (address: string) => person.post('/api/jobs/from-page', { address });
const refusal = async (address: string) => (await refusedFields(await ask(address))).address;

/** A host of this test alone, whose name resolves to these addresses. */
const hostAt = (...addresses: string[]) =>
  [
    ...addresses.map((address) =>
      address.includes(':')
        ? `aaaa-${address.replaceAll('.', 'x').replaceAll(':', '-')}`
        : `a-${address.replaceAll('.', '-')}`,
    ),
    uniqueWord(),
    'example.org',
  ].join('.');

const PUBLIC = '93.184.216.34';
const NOT_FOR_ALL = 'Questo sito non è raggiungibile da tutti: non lo leggiamo.';

test.each(PRIVATE_ADDRESSES)(
  'nothing is asked of a name that resolves to %s, alone or beside a public address',
  async (address) => {
    for (const host of [hostAt(address), hostAt(PUBLIC, address), hostAt(address, '2606:4700::1')]) {
      expect(await refusal(`https://${host}/`)).toBe(NOT_FOR_ALL);
      expect(await requestedOf(host)).toEqual([]);
    }
  },
);

test.each(REFUSED_HOSTS)(
  'nothing is asked of %s, neither when it is sent nor when a page leads there',
  async (host) => {
    const first = hostAt();
    const path = await putPage({
      status: 302,
      headers: { Location: `https://${host.replace(/[^ -~]+/g, encodeURIComponent)}/dentro` },
    });
    for (const address of [`https://${host}/dentro`, `https://${first}${path}`])
      expect(await refusal(address)).toMatch(
        /^(A questo indirizzo non c’è un sito pubblico|La pagina rimanda|Scrivi l’indirizzo)/,
      );
    expect((await requestedOf(first)).map(({ url }) => url)).toEqual([`https://${first}${path}`]);
    if (URL.canParse(`https://${host}`)) expect(await requestedOf(new URL(`https://${host}`).hostname)).toEqual([]);
  },
);

test.each([301, 302, 303, 307, 308])('a %i to what is not public is not followed', async (status) => {
  const inside = hostAt('169.254.169.254');
  for (const [target, words] of [
    [`https://${inside}/latest/meta-data`, NOT_FOR_ALL],
    [`http://${hostAt()}/`, /https:\/\/$/],
    [`https://admin:admin@${hostAt()}/`, /nome utente/],
    [`https://${hostAt()}:8080/`, /numero di porta/],
    ['file:///etc/passwd', /https:\/\/$/],
    ['https://', /non esiste/],
  ] as const) {
    const path = await putPage({ status, headers: { Location: target } });
    expect(await refusal(`https://${hostAt()}${path}`)).toMatch(words);
  }
  expect(await requestedOf(inside)).toEqual([]);
});

test('three redirects are followed, a fourth is not', async () => {
  const host = hostAt();
  let path = '/annuncio';
  for (const hop of [1, 2, 3, 4]) {
    path = await putPage({ status: 302, headers: { Location: hop === 2 ? `https://${host}${path}` : path } });
    if (hop === 3) expect((await ask(`https://${host}${path}`)).status).toBe(200);
  }
  expect(await refusal(`https://${host}${path}`)).toMatch(/troppe volte/);
  expect((await requestedOf(host)).filter(({ url }) => url.endsWith('/annuncio'))).toHaveLength(1);
});

test('the request names the site and nothing of the person', async () => {
  const host = hostAt();
  const headers = { Cookie: 'device=abc', 'CF-Connecting-IP': '192.0.2.77', Referer: 'http://localhost:8787/segreto' };
  await person.post('/api/jobs/from-page', { address: `https://${host}/lavora#qui` }, { headers });
  const [request, ...more] = await requestedOf(host);
  expect(more).toEqual([]);
  expect(request?.url).toBe(`https://${host}/lavora`);
  expect(request?.headers['user-agent']).toBe('lavoro-in-valle/1.0 (+http://localhost:8787)');
  expect(JSON.stringify(request?.headers)).not.toMatch(/cookie|authorization|referer|192\.0\.2\.77|segreto|Bearer/i);
});

const HTML = 'text/html; charset=utf-8';
test.each([
  ['404', { status: 404 }, 'A questo indirizzo non c’è più nessuna pagina.'],
  ['410', { status: 410 }, 'A questo indirizzo non c’è più nessuna pagina.'],
  ['403', { status: 403 }, 'Il sito non ci lascia leggere questa pagina.'],
  ['500', { status: 500, body: 'segreto' }, 'Il sito in questo momento non funziona: riprova più tardi.'],
  ['a redirect to nowhere', { status: 302 }, 'Il sito non ci lascia leggere questa pagina.'],
  ['a PDF', { headers: { 'Content-Type': 'application/pdf' } }, /^Non è una pagina web/],
  ['JSON', { headers: { 'Content-Type': 'application/json' }, body: '{"segreto":1}' }, /^Non è una pagina web/],
  ['what sounds like HTML', { headers: { 'Content-Type': 'text/htmlx' } }, /^Non è una pagina web/],
  [
    'an unknown charset',
    { headers: { 'Content-Type': 'text/html; charset=boh' }, body: 'x' },
    /^Non riusciamo a leggere/,
  ],
  ['nothing', { body: '' }, /^Nella pagina non c’è un testo/],
  ['a page made by script', { body: '<div id=app></div><script>app()</script>' }, /^Nella pagina non c’è un testo/],
  ['ten megabytes', { body: 'parola '.repeat(10_000), times: 150 }, /^La pagina è troppo grande/],
  ['paragraphs alone', { body: '<p>'.repeat(330_000) }, /^(La pagina è troppo grande|Non riusciamo a leggere)/],
  ['line ends alone', { body: '<br>'.repeat(200_000) }, /^La pagina è troppo grande/],
  ['titles alone', { body: '<title>'.repeat(140_000) }, /^La pagina è troppo grande/],
  ['no end', { body: 'piano', times: 2, delayMs: 20_000 }, /^Il sito non ha risposto entro cinque secondi/],
] as const)('%s is refused in words, with nothing of the answer', async (_, page, words) => {
  const found = await refusal(`https://${hostAt()}${await putPage(page)}`);
  expect(found).toMatch(words);
  expect(found).not.toContain('segreto');
});

test.each([
  ['gone.example.org', /^Questo sito non esiste/],
  ['broken.example.org', /^Non riusciamo a leggere questa pagina/],
])('%s is refused in words', async (host, words) => {
  expect(await refusal(`https://${host}/`)).toMatch(words);
});

test('a posting in the first megabyte of a longer page is read, one behind it is not', async () => {
  const posting = '<script type="application/ld+json">{"@type":"JobPosting","title":"Cuoca/o"}</script>';
  const long = 'parola '.repeat(200_000);
  const before = await ask(
    `https://${hostAt()}${await putPage({ headers: { 'Content-Type': HTML }, body: posting + long })}`,
  );
  expect(await before.json()).toEqual({ posting: true, fields: { title: 'Cuoca/o' } });
  expect(await refusal(`https://${hostAt()}${await putPage({ body: long + posting })}`)).toMatch(
    /^La pagina è troppo grande/,
  );
});
