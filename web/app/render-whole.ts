import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';

/** HTML of a page in one piece. @throws what any part of it throws: React itself would leave that part empty */
export async function renderWhole(page: ReactNode): Promise<ReadableStream<Uint8Array>> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return prelude;
}
