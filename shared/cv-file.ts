import { type CvType, MAX_CV_BYTES } from './application-values.ts';

const MAGIC: readonly (readonly [CvType, readonly number[]])[] = [
  // %PDF-
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** Number of first bytes that tell the type of a file. */
export const MAGIC_BYTES = 8;

/** Media type by the first bytes, whatever the file's name; null for a type that no CV may have. */
function cvTypeOf(start: Uint8Array): CvType | null {
  const found = MAGIC.find(([, magic]) => magic.every((byte, index) => start[index] === byte));
  return found?.[0] ?? null;
}

/** Why a file is refused, and what to do. */
export const CV_REFUSALS = {
  empty: 'Il file è vuoto: scegline un altro.',
  large: 'Il file supera 5 MB. Riducilo, oppure salvalo come PDF, e sceglilo di nuovo.',
  type: 'Questo file non è un PDF, un JPG o un PNG. Salvalo in uno di questi formati e sceglilo di nuovo.',
} as const;

/**
 * Media type of a file, or the reason for its refusal. The same on the device, before it is sent, and on the server.
 * @param start its first `MAGIC_BYTES` bytes, or more
 */
export function checkCv(size: number, start: Uint8Array): CvType | { readonly refusal: keyof typeof CV_REFUSALS } {
  if (size === 0) return { refusal: 'empty' };
  if (size > MAX_CV_BYTES) return { refusal: 'large' };
  return cvTypeOf(start) ?? { refusal: 'type' };
}
