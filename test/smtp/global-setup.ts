import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { fakeServer, type Heard, KINDS } from './fake-server.ts';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const listening = (server: Server): Promise<Server> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => done(server));
  });

/** Mail servers on real sockets, for tests in workerd, which can listen to none. */
export async function setup(project: TestProject): Promise<() => void> {
  const heard: Heard[] = [];
  const servers: Server[] = [];
  const ports: Record<string, number> = {};
  for (const [name, kind] of Object.entries(KINDS)) {
    const server = await listening(fakeServer(kind, heard));
    servers.push(server);
    ports[name] = portOf(server);
  }
  const page = await listening(createServer((_, answer) => answer.end(JSON.stringify(heard))));
  const closed = await listening(createServer());
  ports.heard = portOf(page);
  ports.nobody = portOf(closed);
  closed.close();
  project.provide('smtp', ports as ProvidedContext['smtp']);
  return () => {
    for (const server of [...servers, page]) server.close();
  };
}
