import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';

const PAGE = 5;

/** The secret of the key `la-chiave`. */
const SECRET = 'segreto';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** True of a request with the signature that S3 itself would make of it (AWS Signature Version 4, payload not signed). */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=la-chiave\/((\d{8})\/(eu-prova)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, scope = '', day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const { pathname, searchParams } = new URL(url ?? '', 'http://bucket');
  const query = [...searchParams].sort().map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, pathname, query.join('&'), signed.join(''), names, 'UNSIGNED-PAYLOAD'].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return hmac(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n')).toString('hex') === signature;
}

/** A bucket as S3 has it, in memory, on a real socket: it writes, reads and lists files for requests signed with the key `la-chiave`. */
export async function serveBucket(): Promise<{ readonly port: number; readonly close: () => void }> {
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const body = await buffer(request);
    if (!isSigned(request)) return response.writeHead(403).end();
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
