/** What R2 deletes in one call. */
const AT_ONCE = 1000;

/** Deletes CVs by their keys; a key that is not there is no error. */
export async function deleteCvFiles(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += AT_ONCE) await bucket.delete(keys.slice(from, from + AT_ONCE));
}
