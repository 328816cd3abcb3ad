import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { addDays } from '../../shared/dates.ts';
import { app } from '../app.ts';
import { sessions, users } from '../db/tables/accounts.ts';
import { sign } from '../sign.ts';
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

/** `Authorization` headers that must not let anybody in, by what is wrong with them. */
export async function badAuthorizations(): Promise<ReadonlyMap<string, string>> {
  const user = await makeUser();
  const good = await makeToken(user);
  const deleted = await makeUser();
  const ofDeleted = await makeToken(deleted);
  await testDb().delete(sessions).where(eq(sessions.userId, deleted.id));
  await testDb().delete(users).where(eq(users.id, deleted.id));
  const ended = await makeToken(user);
  const { jti = '' } = decodeJwt(ended);
  await testDb().delete(sessions).where(eq(sessions.publicId, jti));
  const others = await makeSession({ userId: (await makeUser()).id });
  const past = await makeSession({ userId: user.id, expiresAt: new Date(Date.now() - 1) });
  const raised = await makeUser({ tokenVersion: 2 });
  const claims = { sub: user.publicId, ver: 1, jti: (await makeSession({ userId: user.id })).publicId };
  const signing = { secret: env.JWT_SECRET, expiresAt: addDays(new Date(), 1) };
  const ofSession = (jti: string) => sign('session', { ...claims, jti }, signing);
  const [header = '', payload = '', signature = ''] = good.split('.');
  const tokens: Record<string, string> = {
    'alg none': new UnsecuredJWT(claims).setExpirationTime('1h').encode(),
    'another secret': await sign('session', claims, { ...signing, secret: 'x'.repeat(40) }),
    'another purpose': await sign('check-jobs', { ...claims, mark: '', jobs: [] }, signing),
    expired: await sign('session', claims, { ...signing, expiresAt: addDays(new Date(), -0.1) }),
    'an account deleted since': ofDeleted,
    'a session ended since': ended,
    'a session of somebody else': await ofSession(others.publicId),
    'no session': await ofSession(''),
    'a session past its time': await ofSession(past.publicId),
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
