import { DomainError } from '../errors.ts';
import { attachment } from './file-name.ts';
import type { StoredCv } from './queries.ts';

/**
 * A CV as a download. It is somebody else's file on our address: the browser must neither guess its type nor run it.
 * @throws DomainError `not-found` where the file is gone, `unavailable` where the bucket does not answer
 */
export async function cvResponse(bucket: R2Bucket, { key, name, type }: StoredCv): Promise<Response> {
  const file = await bucket.get(key).catch((cause: unknown) => {
    throw new DomainError('unavailable', 'In questo momento il CV non si può leggere. Riprova tra poco.', [], cause);
  });
  if (file === null) throw new DomainError('not-found', 'Questo CV non esiste o è stato eliminato.');
  return new Response(file.body, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(file.size),
      'Content-Disposition': attachment(name),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
