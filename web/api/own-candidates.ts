import { readOptions } from './call-options.ts';

/** The profiles of an account (`Bearer …`), or the one of a private link (`Link …`). */
export const ownCandidatesOptions = (authorization: string) =>
  readOptions('GET /api/own-candidates', { authorization });
