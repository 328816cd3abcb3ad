import * as fc from 'fast-check';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { PASSWORD } from '../lib/api.ts';
import { bodyOf } from './bodies.ts';
import type { Endpoint } from './endpoints.ts';
import { type Known, valuesOf } from './json-values.ts';
import { anyText } from './texts.ts';
import type { World } from './world.ts';

/** A request as it goes over the wire. `actor` is an index into the actors of the world. */
export type Generated = {
  readonly endpoint: string;
  readonly actor: number;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
};

/** Methods that a server knows of but pages and calls do not; workerd refuses those that nobody knows before the Worker sees them. */
const ODD_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'] as const;

/** Header values that people, programs and attackers send. No `cf-ray`: only the edge itself can set it. */
const HEADERS: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    Authorization: fc
      .tuple(
        fc.constantFrom('Bearer ', 'Bearer', 'bearer  ', 'Basic ', 'Link ', ''),
        fc.constantFrom(
          '',
          'x',
          'a.b.c',
          'eyJhbGciOiJub25lIn0.e30.',
          '%00',
          '\u00e8',
          'A'.repeat(43),
          'x'.repeat(8000),
        ),
      )
      .map((parts) => parts.join('')),
    Cookie: fc.constantFrom(
      'bookmark=',
      'bookmark=00000001-00000002-00004e2f-0123456789abcdef0123456789abcdef',
      `bookmark=${'f'.repeat(3000)}`,
      'bookmark=%E0%A4%A',
      ';;;=',
    ),
    'If-None-Match': fc.constantFrom('*', '"x"', 'W/"x"', '"', ','.repeat(500)),
    'If-Modified-Since': fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', 'never'),
    'Accept-Encoding': fc.constantFrom('gzip', 'br', 'br;q=1, *;q=0', 'identity', 'x', ''),
    Accept: fc.constantFrom('*/*', 'application/json', 'text/html', 'image/avif', ''),
    'Accept-Language': fc.constantFrom('it', 'de-AT', '*', ';;'),
    Range: fc.constantFrom('bytes=0-0', 'bytes=0-', 'bytes=-1', 'bytes=99999999999-', 'bytes=5-1', 'lines=1-2'),
    'User-Agent': fc.constantFrom('', 'curl/8', '('.repeat(1000)),
    'CF-Connecting-IP': fc.constantFrom('198.51.100.7', '2001:db8::1', 'x'),
    'X-Forwarded-For': fc.constantFrom('127.0.0.1', 'unknown'),
    Origin: fc.constantFrom('null', 'https://example.com'),
    'Sec-Fetch-Site': fc.constantFrom('cross-site', 'none'),
    Forwarded: fc.constantFrom('for="[::1]"'),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Few headers in most requests: one wrong one is refused before anything else is looked at. */
const someHeaders = fc.oneof({ weight: 7, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: HEADERS });

/** One part of a path, of what is there, of another kind, or of nothing. */
function partOf(path: string, name: string, { ids, idsOf }: World): fc.Arbitrary<string> {
  const collection = path.split(`{${name}}`)[0]?.match(/([a-z-]+)[/-]$/)?.[1] ?? '';
  const fitting = idsOf[collection] ?? ids;
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...fitting) },
    { weight: 2, arbitrary: fc.constantFrom(...ids) },
    { weight: 4, arbitrary: anyText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 4000) || '-') },
    { weight: 1, arbitrary: fc.constantFrom('%', '%e0%a4%a', '%ff', '..', '%2f', '%00', '*', ':id', 'a'.repeat(6000)) },
  );
}

function targetOf({ path, query }: Endpoint, world: World, known: Known): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parts = fc.tuple(...names.map((name) => partOf(path, name, world)));
  const requested = fc.record(
    Object.fromEntries(Object.entries(query).map(([name, schema]) => [name, valuesOf(schema, known, name)])),
    { requiredKeys: [], noNullPrototype: true },
  );
  const likely = requested.map((values) => Object.entries(values).filter((_, n) => n < 5));
  const spoiledQuery = fc.tuple(
    likely,
    fc.array(fc.tuple(fc.oneof(fc.constantFrom('id', 'q', ...Object.keys(query)), anyText), anyText), { maxLength: 4 }),
  );
  const pairs = fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 5, arbitrary: likely },
    { weight: 3, arbitrary: spoiledQuery.map(([some, more]) => [...some, ...more]) },
  );
  const written = pairs.map((all) =>
    String(new URLSearchParams(all.map(([name, value]): [string, string] => [name, String(value)]))),
  );
  const odd = fc.constantFrom(
    '%',
    '&&&',
    '=',
    '?',
    'search=%ff%fe',
    'a[]=1&a[]=2',
    '__proto__=1',
    `x=${'y'.repeat(7000)}`,
  );
  const raw = fc.oneof({ weight: 15, arbitrary: written }, { weight: 1, arbitrary: odd });
  return fc.tuple(parts, raw).map(([values, text]) => {
    let filled = path;
    for (const value of values) filled = filled.replace(/\{\w+\}/, () => value);
    return text === '' ? filled : `${filled}?${text}`;
  });
}

/** Fields that mean something the schema cannot say. */
function knownFields({ cursors, emails, ids }: World): Known {
  const place = fc.constantFrom(
    VALLEY.examples.other.name,
    VALLEY.examples.town.slug,
    ...MUNICIPALITIES.map(({ name, province }) => `${name} (${province})`),
    'tutta la valle',
    '25040',
    'Milano',
  );
  const address = fc.oneof(fc.constantFrom(...emails), fc.stringMatching(/^[a-z]{12}@example\.org$/), anyText);
  return {
    email: address,
    currentPassword: fc.constantFrom(PASSWORD, PASSWORD, 'sbagliata'),
    // Uses mostly the present password as the new one, too, so that later requests can still sign in.
    password: fc.constantFrom(PASSWORD, PASSWORD, PASSWORD, 'corta'),
    location: fc.oneof(place, anyText),
    cursor: fc.oneof(fc.constantFrom(...cursors), anyText),
    ids: fc.array(fc.constantFrom(...ids), { maxLength: 120 }).map((some) => some.join(',')),
    lat: fc.constantFrom('45.95', '46.2', '0', '', '91', '45.9563', '-0'),
    lon: fc.constantFrom('10.3', '10.4', '0', '', '181', 'x'),
    revision: fc.constantFrom(1, 1, 2, 3, 0),
    skills: fc.oneof(fc.array(anyText, { maxLength: 20 }), fc.constantFrom('inglese', 'cucina')),
    search: fc.oneof(
      anyText,
      anyText.map((text) => `v1:search=${encodeURIComponent(text.toWellFormed())}`),
    ),
    token: fc.oneof(
      fc.constantFrom('A'.repeat(43), 'a.b.c', 'aaaaaaaaaaaa.0.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
      anyText,
    ),
  };
}

function requestTo(endpoint: Endpoint, world: World, known: Known): fc.Arbitrary<Generated> {
  const { actors, ownerOf } = world;
  const isAdmins = endpoint.path.startsWith('/api/moderation');
  // Half of the time somebody who may ask: its owner, or an administrator.
  const actor = fc.tuple(fc.nat({ max: actors.length - 1 }), fc.boolean());
  const whoAsks = ([anybody, fitting]: readonly [number, boolean], target: string): number => {
    if (!fitting) return anybody;
    if (isAdmins) return actors.length - 1;
    const owner = target.split(/[/?]/).map((part) => ownerOf.get(part));
    return owner.find((place) => place !== undefined) ?? anybody;
  };
  const method = fc.oneof(
    { weight: 25, arbitrary: fc.constant(endpoint.method) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_METHODS) },
  );
  return fc
    .tuple(actor, method, targetOf(endpoint, world, known), someHeaders, bodyOf(endpoint, known))
    .map(([who, how, target, headers, sent]) => ({
      endpoint: `${endpoint.method} ${endpoint.path}`,
      actor: whoAsks(who, target),
      method: how,
      target,
      headers: { ...(sent?.type ? { 'Content-Type': sent.type } : {}), ...headers },
      body: how === 'GET' || how === 'HEAD' || how === 'TRACE' ? null : (sent?.body ?? null),
    }));
}

/** Requests to all of these endpoints, the same for the same seed and the same world. */
export function* generate(
  endpoints: readonly Endpoint[],
  world: World,
  { seed, count }: { seed: number; count: number },
): Generator<Generated> {
  const known = knownFields(world);
  const all = fc.oneof(
    ...endpoints.map((endpoint) => ({ weight: endpoint.weight, arbitrary: requestTo(endpoint, world, known) })),
  );
  const CHUNK = 500;
  for (let made = 0; made < count; made += CHUNK)
    yield* fc.sample(all, { seed: seed * 1_000_003 + made, numRuns: Math.min(CHUNK, count - made) });
}
