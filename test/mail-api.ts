import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';

/**
 * An HTTP API for mails on a real socket, for tests in workerd. It answers by the recipient: `s422-406@` gets a status and a code,
 * `lost@` a connection that ends, `silent@` nothing; or by the path: `/s429` gets a status. A GET says what was posted.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const heard: unknown[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify(heard));
      return;
    }
    const { url: path, headers } = request;
    const body = await text(request);
    heard.push({ path, headers, body: JSON.parse(body) });
    if (body.includes('lost@')) request.socket.destroy();
    if (/(lost|silent)@/.test(body)) return;
    const [, status = '200', code] = /s(\d{3})(?:-(\w+))?@/.exec(body) ?? /^\/s(\d{3})$/.exec(path ?? '') ?? [];
    response.writeHead(Number(status), { 'Content-Type': 'application/json', Location: '/elsewhere' });
    response.end(JSON.stringify({ Message: `no mailbox in ${body}`, ErrorCode: code }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.provide('mailApi', (server.address() as AddressInfo).port);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
