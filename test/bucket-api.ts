import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';

const PAGE = 5;

/** A bucket as S3 has it, in memory, on a real socket: it writes, reads and lists files for who signs with the key `la-chiave`. */
export async function serveBucket(): Promise<{ readonly port: number; readonly close: () => void }> {
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const isSigned =
      /^AWS4-HMAC-SHA256 Credential=la-chiave\/\d{8}\/eu-prova\/s3\/aws4_request, .*Signature=[\da-f]{64}$/;
    const body = await buffer(request);
    if (!isSigned.test(request.headers.authorization ?? '')) return response.writeHead(403).end();
    const [, bucket = '', key = ''] = /^\/([^/]*)\/(.*)$/.exec(pathname) ?? [];
    if (request.method === 'PUT') {
      files.set(pathname, body);
      return response.end();
    }
    if (key !== '') return files.has(pathname) ? response.end(files.get(pathname)) : response.writeHead(404).end();
    const from = Number(searchParams.get('continuation-token'));
    const inside = `/${bucket}/`;
    const names = [...files.keys()]
      .flatMap((path) => (path.startsWith(inside) ? path.slice(inside.length) : []))
      .sort();
    const listed = names.slice(from, from + PAGE).map((name) => `<Contents><Key>${name}</Key></Contents>`);
    const more = from + PAGE < names.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
    return response.end(`<ListBucketResult>${listed.join('')}${more}</ListBucketResult>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

/** For tests in workerd. */
export async function setup(project: TestProject): Promise<() => void> {
  const { port, close } = await serveBucket();
  project.provide('bucketApi', port);
  return close;
}
