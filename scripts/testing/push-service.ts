import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { decrypt, encrypt } from 'http_ece';
import { type JWTPayload, jwtVerify } from 'jose';

/** A device as browsers describe it to a site. */
export type Device = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };

/** A message that came for a device, as the device would have read it. */
type Heard = {
  readonly endpoint: string;
  readonly at: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Claims of the signature (RFC 8292), whether the key in it has signed them, and that key. */
  readonly claims: JWTPayload;
  readonly isSigned: boolean;
  readonly key: string;
  readonly bytes: number;
  readonly text: string;
};

/** A message as its device decrypts it (RFC 8291). */
export function encryptFor({ p256dh, auth }: Device['keys'], text: string): Buffer {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  return encrypt(Buffer.from(text), { version: 'aes128gcm', privateKey, dh: p256dh, authSecret: auth });
}

/**
 * A push service on loopback, `/{host}/{path}` for each endpoint: it makes devices, and decrypts what comes for them with the code of
 * others. An endpoint of `/s429-60/` gets that status and `Retry-After`, one of `/silent/` no answer; any other one 201.
 */
export async function startPushService() {
  const devices = new Map<string, { readonly ecdh: ECDH; readonly auth: string }>();
  const heard: Heard[] = [];

  function makeDevice(answer = 'ok', host = 'updates.push.services.mozilla.com'): Device {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const auth = randomBytes(16).toString('base64url');
    const endpoint = `https://${host}/${answer}/${randomBytes(12).toString('base64url')}`;
    devices.set(endpoint, { ecdh, auth });
    return { endpoint, keys: { p256dh, auth } };
  }

  async function hear(request: IncomingMessage, endpoint: string): Promise<void> {
    const body = await buffer(request);
    const device = devices.get(endpoint);
    if (!device) throw new Error(`No device has ${endpoint}`);
    const { ttl, topic, urgency, authorization = '', 'content-encoding': encoding } = request.headers;
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    const half = (from: number) => Buffer.from(key, 'base64url').toString('base64url', from, from + 32);
    const signed = await jwtVerify(token, { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }).catch(() => null);
    const text = decrypt(body, { version: 'aes128gcm', privateKey: device.ecdh, authSecret: device.auth }).toString();
    heard.push({
      endpoint,
      at: Date.now(),
      headers: { ttl, topic, urgency, encoding },
      claims: signed?.payload ?? {},
      isSigned: signed !== null,
      key,
      bytes: Buffer.byteLength(text),
      text,
    });
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/heard') return void response.end(JSON.stringify(heard));
    if (pathname === '/devices') {
      const { answer, host } = (await json(request)) as { answer?: string; host?: string };
      return void response.end(JSON.stringify(makeDevice(answer, host)));
    }
    await hear(request, `https:/${pathname}`);
    if (pathname.includes('/silent/')) return;
    const [, status = '201', seconds] = /\/s(\d{3})(?:-([^/]+))?\//.exec(pathname) ?? [];
    response.writeHead(Number(status), {
      ...(seconds ? { 'Retry-After': decodeURIComponent(seconds) } : {}),
      Location: '/elsewhere',
    });
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, makeDevice, heard, close };
}
