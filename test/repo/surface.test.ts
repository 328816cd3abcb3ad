import { expect, test } from 'vitest';
import { expectNone, importsOf, isTest, nodesOf, placeOf, read, SOURCES } from './repository.ts';

const WORKER = SOURCES.filter(
  (path) => path.startsWith('worker/') && !isTest(path) && !path.startsWith('worker/testing/'),
);

type Call = {
  readonly callee: { readonly name?: string; readonly property?: { readonly name?: string } };
  readonly arguments: readonly { readonly value?: unknown }[];
};

/** Calls of a function in the Worker, by its name or as a method: its name, the text of what follows, and a literal first argument. */
const callsOf = (wanted: RegExp) =>
  WORKER.flatMap((path) =>
    [...nodesOf(path)].flatMap((node) => {
      if (node.type !== 'CallExpression') return [];
      const { callee, arguments: given } = node as unknown as Call;
      const source = read(path).slice(node.start);
      const [name = ''] = source.split('(', 1);
      const isWanted = wanted.test(callee.name ?? callee.property?.name ?? '');
      return isWanted
        ? [{ name, text: source.slice(name.length + 1), first: given[0]?.value, place: placeOf(path, node.start) }]
        : [];
    }),
  );

test('the Worker asks no other server but Turnstile, those for mails, messages to devices, copies, counts and names, and public pages, each in one place', () => {
  const OURS = ['app.fetch', 'inProcessApi.fetch', 'c.env.ASSETS.fetch'];
  const others = callsOf(/^(fetch|connect)$/).filter(({ name }) => !OURS.includes(name));
  expect(others.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual([
    'worker/backup/bucket.ts',
    'worker/http/check-human.ts',
    'worker/http/data-points.ts',
    'worker/jobs/career-page/fetch-page.ts',
    'worker/jobs/career-page/fetch-page.ts',
    'worker/jobs/send-changed-pages.ts',
    'worker/mail/transport.ts',
    'worker/push/send-pushes.ts',
  ]);
  const sockets = WORKER.filter((path) =>
    importsOf(path).some(({ to }) => /^(cloudflare:sockets|node:(net|tls|https?))$/.test(to)),
  );
  expect(sockets).toEqual([]);
});

/** Functions of node:crypto that are used, for what docs/security.md#cryptography lists. */
const CRYPTO = ['createHash', 'createHmac', 'randomBytes', 'randomInt', 'scrypt', 'timingSafeEqual'];

test('the Worker hashes with SHA-256 and scrypt only, and draws from no generator but that of the platform', () => {
  const digests = callsOf(/^(createHash|createHmac)$/).concat(
    callsOf(/^digest$/).filter(({ name }) => name.endsWith('subtle.digest')),
  );
  expect(digests.length).toBeGreaterThan(4);
  expectNone(
    'SHA-256, and nothing else',
    digests.filter(({ first }) => first !== 'sha256' && first !== 'SHA-256').map(({ place }) => place),
  );
  const used = WORKER.flatMap((path) =>
    importsOf(path).flatMap(({ to, typeOnly, names }) => (to === 'node:crypto' && !typeOnly ? names : [])),
  );
  expect([...new Set(used)].sort()).toEqual(CRYPTO);
  expectNone(
    'Math.random can be foretold: take node:crypto',
    callsOf(/^random$/).map(({ place }) => place),
  );
});

test('the Worker logs lines of JSON only, each with its version', () => {
  expectNone(
    'logLine of worker/log.ts',
    WORKER.filter((path) => path !== 'worker/log.ts' && /\bconsole(\.\w|\[)/.test(read(path))),
  );
  expect(read('worker/log.ts').match(/\bconsole\b.*/g)).toEqual([
    'console[level](JSON.stringify({ ...line, version: __BUILD_ID__ }));',
  ]);
});
