import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { app } from '../app.ts';
import { sessions, users } from '../db/tables/accounts.ts';
import { makeSession, makeToken, makeUser, testDb } from './factories.ts';

export type Endpoint = { readonly method: string; readonly path: string };

/** Every endpoint of the API as the app itself lists them, so that a new one cannot be forgotten. */
export function apiEndpoints(): Endpoint[] {
  const known = new Map<string, Endpoint>();
  for (const { method, path } of app.routes) {
    if (method !== 'ALL' && path.startsWith('/api/')) known.set(`${method} ${path}`, { method, path });
  }
  return [...known.values()];
}

/** Methods of a path, with HEAD where there is GET, as `Allow` lists them. */
export function allowedMethods(path: string): string[] {
  const methods = apiEndpoints()
    .filter((endpoint) => endpoint.path === path)
    .map(({ method }) => method);
  return (methods.includes('GET') ? [...methods, 'HEAD'] : methods).sort();
}

const SOON = '1h';

/** A token as ours are, except for what is changed. */
function almostOurs(
  owner: { readonly publicId: string; readonly sessionId: string },
  change: { readonly alg?: string; readonly secret?: string; readonly claims?: (token: SignJWT) => SignJWT } = {},
): Promise<string> {
  const { alg = 'HS256', secret = env.JWT_SECRET, claims = (token) => token } = change;
  const token = new SignJWT({ ver: 1 })
    .setProtectedHeader({ alg, typ: 'JWT' })
    .setSubject(owner.publicId)
    .setJti(owner.sessionId)
    .setIssuer('lavoro-in-valle')
    .setAudience('lavoro-in-valle')
    .setIssuedAt()
    .setExpirationTime(SOON);
  return claims(token).sign(new TextEncoder().encode(secret));
}

/** `Authorization` headers that must not let anybody in, by what is wrong with them. */
export async function badAuthorizations(): Promise<ReadonlyMap<string, string>> {
  const user = await makeUser();
  const good = await makeToken(user);
  const deleted = await makeUser();
  const ofDeleted = await makeToken(deleted);
  await testDb().delete(sessions).where(eq(sessions.userId, deleted.id));
  await testDb().delete(users).where(eq(users.id, deleted.id));
  const ended = await makeToken(user);
  await testDb()
    .delete(sessions)
    .where(eq(sessions.publicId, decodeJwt(ended).jti ?? ''));
  const others = await makeSession({ userId: (await makeUser()).id });
  const past = await makeSession({ userId: user.id, expiresAt: new Date(Date.now() - 1) });
  const owner = { publicId: user.publicId, sessionId: (await makeSession({ userId: user.id })).publicId };
  const raised = await makeUser({ tokenVersion: 2 });
  const unsigned = new UnsecuredJWT({ ver: 1 })
    .setSubject(user.publicId)
    .setJti(owner.sessionId)
    .setIssuer('lavoro-in-valle')
    .setAudience('lavoro-in-valle')
    .setIssuedAt()
    .setExpirationTime(SOON)
    .encode();
  const [header = '', payload = '', signature = ''] = good.split('.');
  const tokens: Record<string, string> = {
    'alg none': unsigned,
    'another algorithm': await almostOurs(owner, { alg: 'HS512' }),
    'another secret': await almostOurs(owner, { secret: 'x'.repeat(40) }),
    'another issuer': await almostOurs(owner, { claims: (token) => token.setIssuer('somebody-else') }),
    'another audience': await almostOurs(owner, { claims: (token) => token.setAudience('somebody-else') }),
    expired: await almostOurs(owner, { claims: (token) => token.setExpirationTime('-1s') }),
    'an account deleted since': ofDeleted,
    'a session ended since': ended,
    'a session of somebody else': await almostOurs({ ...owner, sessionId: others.publicId }),
    'no session': await almostOurs({ ...owner, sessionId: '' }),
    'a session past its time': await almostOurs({ ...owner, sessionId: past.publicId }),
    'a version raised since': await makeToken({ ...raised, tokenVersion: 1 }),
    'a version to come': await makeToken({ ...raised, tokenVersion: 3 }),
    'no signature': `${header}.${payload}.`,
    'another payload': `${header}.${payload.slice(0, -2)}AA.${signature}`,
    garbage: 'garbage',
    'nothing after Bearer': '',
    'null bytes': '%00%00',
    'a very long word': 'a'.repeat(12_000),
  };
  const headers = new Map(Object.entries(tokens).map(([what, token]) => [what, `Bearer ${token}`]));
  headers.set('another scheme', `Basic ${good}`);
  headers.set('a token without scheme', good);
  return headers;
}

/** Requests with a body that must be refused before its content counts. */
export function badBodies(): readonly { readonly what: string; readonly status: number; readonly init: RequestInit }[] {
  const json = { 'Content-Type': 'application/json' };
  const big = JSON.stringify({ text: 'a'.repeat(64 * 1024) });
  return [
    { what: 'a form', status: 415, init: { body: new URLSearchParams({ a: 'b' }) } },
    { what: 'plain text', status: 415, init: { headers: { 'Content-Type': 'text/plain' }, body: '{}' } },
    { what: 'a body without type', status: 415, init: { body: new Blob(['{}']).stream() } },
    { what: 'more than 64 KB', status: 413, init: { headers: json, body: big } },
    {
      what: 'more than 64 KB, its length unsaid',
      status: 413,
      init: { headers: json, body: new Blob([big]).stream() },
    },
    { what: 'broken JSON', status: 400, init: { headers: json, body: '{"title":' } },
    { what: 'nothing', status: 400, init: { headers: json, body: '' } },
    { what: 'bytes that are no text', status: 400, init: { headers: json, body: new Uint8Array([255, 254, 0, 34]) } },
    { what: 'a list', status: 400, init: { headers: json, body: '[]' } },
    { what: 'a text', status: 400, init: { headers: json, body: '"title"' } },
    { what: 'null', status: 400, init: { headers: json, body: 'null' } },
    { what: 'a list in lists', status: 400, init: { headers: json, body: '['.repeat(20_000) + ']'.repeat(20_000) } },
  ];
}
