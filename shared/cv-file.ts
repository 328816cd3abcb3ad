import { type CvType, MAX_CV_BYTES } from './application-values.ts';
import { cvTypeOf } from './cv-structure.ts';
import { isLockedPdf } from './pdf-lock.ts';

/** Why a file is refused, and what to do. */
export const CV_REFUSALS = {
  empty: 'Il file è vuoto: scegline un altro.',
  large: 'Il file supera 5 MB. Riducilo, oppure salvalo come PDF, e sceglilo di nuovo.',
  type: 'Questo file non è un PDF, un JPG o un PNG. Salvalo in uno di questi formati e sceglilo di nuovo.',
  damaged:
    'Il file è danneggiato o incompleto. Scaricalo o salvalo di nuovo, controlla che si apra, e sceglilo di nuovo.',
  locked: 'Questo PDF è protetto da una password. Salvane una copia senza password e scegli quella.',
} as const;

/**
 * Media type of a file, or the reason for its refusal: its content alone decides, as names and declared types are what the
 * last program made of them. The same on the device, before it is sent, and on the server.
 */
export function checkCv(bytes: Uint8Array): CvType | { readonly refusal: keyof typeof CV_REFUSALS } {
  if (bytes.length === 0) return { refusal: 'empty' };
  if (bytes.length > MAX_CV_BYTES) return { refusal: 'large' };
  const type = cvTypeOf(bytes);
  if (type === 'type' || type === 'damaged') return { refusal: type };
  return type === 'application/pdf' && isLockedPdf(bytes) ? { refusal: 'locked' } : type;
}
