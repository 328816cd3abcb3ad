import * as fc from 'fast-check';
import type { Endpoint } from './endpoints.ts';
import { brokenJson, type Known, spoiled, valuesOf } from './json-values.ts';
import { anyText } from './texts.ts';

const BOUNDARY = 'a-boundary-of-generated-forms';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'application/octet-stream',
  '',
  ';',
  'application/json;charset=utf-16',
  'a'.repeat(2000),
] as const;

function formBody(message: string, start: Uint8Array, size: number): Uint8Array {
  const head = bytes(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="message"\r\n\r\n${message}\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  );
  const file = new Uint8Array(size);
  file.set(start.slice(0, size));
  const tail = bytes(`\r\n--${BOUNDARY}--\r\n`);
  const all = new Uint8Array(head.length + file.length + tail.length);
  all.set(head);
  all.set(file, head.length);
  all.set(tail, head.length + file.length);
  return all;
}

/** A body with its type; null where none is sent. */
type Sent = { readonly body: Uint8Array; readonly type: string } | null;

/** Bodies that a call may be sent: good ones, nearly good ones, and anything else. */
export function bodyOf({ method, body, example, takesFile }: Endpoint, known: Known): fc.Arbitrary<Sent> {
  if (method === 'GET') return fc.constant(null);
  const json = (value: unknown): Sent => ({ body: bytes(JSON.stringify(value) ?? ''), type: 'application/json' });
  const good = body === null ? fc.constant({}) : fc.oneof(valuesOf(body, known), fc.constant(example));
  const broken = fc.tuple(brokenJson, fc.constantFrom<string>('application/json', 'application/json', ...TYPES));
  const binary = fc.tuple(fc.uint8Array({ maxLength: 300 }), fc.constantFrom<string>(...TYPES));
  const magic = fc.constantFrom(
    bytes('%PDF-1.7\n'),
    bytes('%PDF-1.7\nxref\ntrailer <<>>\nstartxref\n9\n%%EOF\n'),
    bytes('<html>'),
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    new Uint8Array(),
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
