/** A part of a search as it is understood, in Italian, and the text of the search without it; null where that cannot be said. */
export type SearchPiece = { readonly name: string; readonly rest: string | null };

const part = (text: string | null): string => encodeURIComponent((text ?? '').toWellFormed());

/** Pieces as a header says them: `cameriere:sera,serale:cameriere`. */
export const writePieces = (pieces: readonly SearchPiece[]): string =>
  pieces.map(({ name, rest }) => (rest === null ? part(name) : `${part(name)}:${part(rest)}`)).join(',');

/** Reads the header that `writePieces` wrote; none without one. */
export const readPieces = (header: string | null): SearchPiece[] =>
  (header?.split(',') ?? []).map((piece) => {
    const [name = '', rest] = piece.split(':').map(decodeURIComponent);
    return { name, rest: rest ?? null };
  });
