import type { Database } from '../db/client.ts';
import { DomainError, invalidField } from '../errors.ts';
import type { SentCv } from './deliver-application.ts';
import { keptApplication } from './queries.ts';

const GONE = 'Il CV che conservavi non c’è più: scegli il file, oppure invia senza CV.';
const UNREADABLE =
  'In questo momento non riusciamo a leggere il CV che conservi: la candidatura non è partita. Riprova tra poco, oppure scegli il file.';

/**
 * The CV that an account keeps, whole, to be sent with an application. It was checked when it first came.
 * @throws DomainError at the field `cv`: `invalid` if there is none, `unavailable` where the bucket does not answer
 */
export async function readKeptCv(db: Database, bucket: R2Bucket, userId: number): Promise<SentCv> {
  const kept = await keptApplication(db, userId);
  if (!kept?.cvKey || !kept.cvName || !kept.cvType) throw invalidField('cv', GONE);
  const bytes = await bucket
    .get(kept.cvKey)
    .then((file) => file?.arrayBuffer() ?? null)
    .catch((cause: unknown) => {
      throw new DomainError('unavailable', UNREADABLE, [{ path: 'cv', message: UNREADABLE }], cause);
    });
  if (bytes === null) throw invalidField('cv', GONE);
  return { bytes, type: kept.cvType, name: kept.cvName };
}
