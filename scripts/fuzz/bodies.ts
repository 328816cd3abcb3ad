import * as fc from 'fast-check';
import type { Endpoint } from './endpoints.ts';
import { brokenJson, type Known, spoiled, valuesOf } from './json-values.ts';
import { anyText } from './texts.ts';

const BOUNDARY = 'a-boundary-of-generated-forms';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const TYPES: readonly string[] = [
  ...['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/json;charset=utf-16'],
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/octet-stream', '', ';'],
  `multipart/form-data; boundary=${BOUNDARY}`,
];

function formBody(message: string, start: string, size: number): Uint8Array {
  const part = (head: string, text: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const cv = part(
    'name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf',
    start.padEnd(size, '\0').slice(0, size),
  );
  return Buffer.concat([
    bytes(part('name="message"', message)),
    Buffer.from(cv, 'latin1'),
    bytes(`--${BOUNDARY}--\r\n`),
  ]);
}

type Sent = { readonly body: Uint8Array; readonly type: string } | null;

/** Bodies that a call may be sent: good ones, nearly good ones, and anything else. */
export function bodyOf({ method, body, example, takesFile }: Endpoint, known: Known): fc.Arbitrary<Sent> {
  if (method === 'GET') return fc.constant(null);
  const json = (value: unknown): Sent => ({ body: bytes(JSON.stringify(value) ?? ''), type: 'application/json' });
  const good = body === null ? fc.constant({}) : fc.oneof(valuesOf(body, known), fc.constant(example));
  const broken = fc.tuple(brokenJson, fc.constantFrom('application/json', 'application/json', ...TYPES));
  const binary = fc.tuple(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...TYPES));
  const magic = fc.constantFrom(
    ...['%PDF-1.7\n', '%PDF-1.7\nxref\ntrailer <<>>\nstartxref\n9\n%%EOF\n', '\x89PNG\r\n\x1a\n', '<html>', ''],
  );
  const form = fc.tuple(anyText, magic, fc.constantFrom(0, 1, 9, 2000, 200_000)).map(
    ([message, start, size]): Sent => ({
      body: formBody(message, start, size),
      type: `multipart/form-data; boundary=${BOUNDARY}`,
    }),
  );
  return fc.oneof(
    { weight: body === null ? 1 : 10, arbitrary: good.map(json) },
    { weight: body === null ? 1 : 6, arbitrary: spoiled(good).map(json) },
    { weight: 2, arbitrary: broken.map(([text, type]): Sent => ({ body: bytes(text), type })) },
    { weight: 1, arbitrary: binary.map(([data, type]): Sent => ({ body: data, type })) },
    { weight: takesFile ? 8 : 1, arbitrary: form },
    { weight: body === null ? 6 : 1, arbitrary: fc.constant(null) },
  );
}
