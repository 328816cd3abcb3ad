import { AwsClient } from 'aws4fetch';
import type { BucketOfCopies } from '../settings.ts';

/** Longest that one request may take. */
const PATIENCE_MS = 60_000;

/**
 * Asks the bucket that copies go to, by requests as S3 signs them.
 * @param path below the bucket, with its query string; no part of it needs to be escaped
 * @param body of the file that is written there; without it, it is read
 * @throws where it answers anything but success
 */
export async function askBucket(
  bucket: BucketOfCopies,
  path: string,
  body?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const { url, region, keyId, secret } = bucket;
  const place = region === undefined ? {} : { region };
  const client = new AwsClient({ service: 's3', accessKeyId: keyId, secretAccessKey: secret, ...place });
  const request = await client.sign(`${url}/${path}`, body ? { method: 'PUT', body } : {});
  const answer = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`The bucket of copies answers ${answer.status}`);
  return answer;
}
