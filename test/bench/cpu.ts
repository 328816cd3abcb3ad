import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { cpuOf, findRuntime, groupOf } from '../../scripts/lib/workerd.ts';

/** Says over HTTP how much processor time workerd has used, D1 too, in milliseconds: no clock inside it tells that. */
export async function setup(project: TestProject): Promise<() => void> {
  const group = groupOf(process.pid);
  const server = createServer((_, response) => {
    const runtime = findRuntime(group);
    response.end(String(runtime === null ? 0 : cpuOf(runtime)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.provide('cpu', (server.address() as AddressInfo).port);
  return () => server.close();
}
