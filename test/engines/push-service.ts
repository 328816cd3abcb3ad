import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Device, encryptFor } from '../../scripts/testing/push-service.ts';

type Message = { readonly messageType?: string; readonly channelID?: string };

/** Text of a message of up to 64 kB as a server frames it (RFC 6455). */
function framed(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = bytes.length < 126 ? Buffer.of(0x81, bytes.length) : Buffer.of(0x81, 126, 0, 0);
  if (head.length > 2) head.writeUInt16BE(bytes.length, 2);
  return Buffer.concat([head, bytes]);
}

/** Texts of the whole frames of a browser in some bytes, and the bytes that are left. */
function unframed(bytes: Buffer): { readonly texts: readonly string[]; readonly rest: Buffer } {
  const texts: string[] = [];
  let rest = bytes;
  while (rest.length >= 2) {
    const short = (rest[1] ?? 0) & 127;
    const start = short === 126 ? 4 : 2;
    const length = short === 126 ? rest.readUInt16BE(2) : short;
    if (rest.length < start + 4 + length) break;
    const mask = rest.subarray(start, start + 4);
    const masked = rest.subarray(start + 4, start + 4 + length);
    const isText = ((rest[0] ?? 0) & 15) === 1;
    if (isText) texts.push(Buffer.from(masked.map((byte, at) => byte ^ (mask[at % 4] ?? 0))).toString());
    rest = rest.subarray(start + 4 + length);
  }
  return { texts, rest };
}

/** Stands in for the push service of Mozilla, as Firefox speaks to it, on this machine. */
export async function startPushService() {
  let device: Socket | undefined;
  let channelID: string | undefined;
  const respond = (message: object) => device?.write(framed(JSON.stringify(message)));
  function listen({ messageType, ...message }: Message): void {
    if (messageType === undefined) respond({});
    if (messageType === 'hello')
      respond({ messageType, uaid: 'a'.repeat(32), status: 200, use_webpush: true, broadcasts: {} });
    if (messageType !== 'register') return;
    channelID = message.channelID;
    const pushEndpoint = `https://updates.push.services.mozilla.com/wpush/v2/${randomBytes(16).toString('hex')}`;
    respond({ messageType, channelID, status: 200, pushEndpoint });
  }
  const server = createServer().on('upgrade', ({ headers }, socket: Socket) => {
    device = socket;
    const accepted = createHash('sha1').update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
    const lines = [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${accepted.digest('base64')}`,
      `Sec-WebSocket-Protocol: ${headers['sec-websocket-protocol']}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    let bytes = Buffer.alloc(0);
    socket.on('data', (more: Buffer) => {
      const { texts, rest } = unframed(Buffer.concat([bytes, more]));
      bytes = Buffer.from(rest);
      for (const text of texts) listen(JSON.parse(text));
    });
    socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Settings of a Firefox that takes it for its own, and lets every site show notifications. */
    preferences: {
      'dom.push.serverURL': `ws://127.0.0.1:${port}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      // Drivers switch it off.
      'dom.push.connection.enabled': true,
      'permissions.default.desktop-notification': 1,
      // A machine without a desktop shows nothing otherwise.
      'alerts.useSystemBackend': false,
    },
    send: (text: string, keys: Device['keys']) => {
      const data = encryptFor(keys, text).toString('base64url');
      respond({ messageType: 'notification', channelID, version: '1', data, headers: { encoding: 'aes128gcm' } });
    },
    end: () => {
      device?.destroy();
      server.close();
    },
  };
}
