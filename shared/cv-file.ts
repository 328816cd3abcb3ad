import { type CvType, MAX_CV_BYTES } from './application-values.ts';
import { cvTypeOf } from './cv-structure.ts';

/** Why a file is refused, and what to do. */
export const CV_REFUSALS = {
  empty: 'Il file è vuoto: scegline un altro.',
  large: 'Il file supera 5 MB. Riducilo, oppure salvalo come PDF, e sceglilo di nuovo.',
  type: 'Questo file non è un PDF, un JPG o un PNG. Salvalo in uno di questi formati e sceglilo di nuovo.',
} as const;

const EXTENSIONS: Readonly<Record<CvType, RegExp>> = {
  'application/pdf': /^pdf$/i,
  'image/jpeg': /^(jpe?g|jpe|jfif)$/i,
  'image/png': /^png$/i,
};

/** Extension of a file's name, where it has one: some telephones name files without. */
const extensionOf = (name: string): string | undefined => /\.([a-z0-9]{1,5})\s*$/i.exec(name.slice(-100))?.[1];

/**
 * Media type of a file, or the reason for its refusal: its structure decides, and an extension of its name must fit. The same
 * on the device, before it is sent, and on the server.
 */
export function checkCv(name: string, bytes: Uint8Array): CvType | { readonly refusal: keyof typeof CV_REFUSALS } {
  if (bytes.length === 0) return { refusal: 'empty' };
  if (bytes.length > MAX_CV_BYTES) return { refusal: 'large' };
  const type = cvTypeOf(bytes);
  const extension = extensionOf(name);
  return type !== null && (extension === undefined || EXTENSIONS[type].test(extension)) ? type : { refusal: 'type' };
}
