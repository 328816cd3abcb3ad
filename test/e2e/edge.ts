import { createServer as createHttp, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer, type Socket } from 'node:net';
import { SITE } from './browser.ts';
import { selfSigned } from './certificate.ts';

/** First byte of a TLS connection. */
const HANDSHAKE = 0x16;

/** Stands where the edge does: plain HTTP and TLS on one port, and the headers by which it says who came how. */
export type Edge = {
  readonly port: number;
  /** What vouches for it, in PEM. */
  readonly certificate: string;
  readonly close: () => Promise<void>;
};

export async function openEdge(): Promise<Edge> {
  const { key, cert } = selfSigned('localhost');
  const plain = createHttp(passOn('http'));
  const secure = createHttps({ key, cert }, passOn('https'));
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', (bytes) => {
      socket.pause();
      socket.unshift(bytes);
      (bytes[0] === HANDSHAKE ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((done) => listener.listen(0, done));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('openEdge: no port');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => listener.close(done));
  };
  return { port: address.port, certificate: cert, close };
}

const passOn = (protocol: 'http' | 'https') => (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const { method, headers, url } = incoming;
  const said = { 'cf-ray': '8f00000000000000-MXP', 'x-forwarded-proto': protocol };
  const passed = request(SITE + url, { method, headers: { ...headers, ...said }, agent: false }, (answer) => {
    // TLS has a port of its own, and this is another one.
    const location = answer.headers.location?.replace(/^https:\/\/localhost\//, `https://${headers.host}/`);
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...(location ? { location } : {}) });
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
};
