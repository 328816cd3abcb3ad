import type { CvType } from '../../shared/application-values.ts';
import { cleanLine } from '../../shared/text.ts';
import { DomainError } from '../errors.ts';
import type { StoredCv } from './queries.ts';

/** A CV as a download. It is somebody else's file on our address: the browser must neither guess its type nor run it. */
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

const EXTENSIONS: Readonly<Record<CvType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

const LOOKED_AT = 1000;

/** Longest name that is kept, in characters without the extension: file systems take 255 bytes, and one is up to four. */
const MAX_LENGTH = 60;

/**
 * The name of an uploaded file as it is stored: its last part without anything that paths, headers and shells read as their
 * own, and the extension of what it really is.
 */
export function cleanFileName(name: string, type: CvType): string {
  // Looks at the end of a very long name, where the extension is. Browsers send quotes and line ends in a name as %22,
  // %0D, %0A.
  const plain = name.slice(-LOOKED_AT).replace(/%(22|0D|0A)/gi, ' ');
  const last = cleanLine(plain.split(/[/\\]/).at(-1) ?? '');
  const base = last
    .replace(/\.[a-z][a-z0-9]{0,3}$/i, '')
    .replace(/["'`<>:;|?*%$&{}[\]^~#]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|(?<![\s.])[\s.]+$/g, '');
  const short = [...base].slice(0, MAX_LENGTH).join('').trim();
  return `${short || 'CV'}.${EXTENSIONS[type]}`;
}

/** `Content-Disposition` of a download: the name in ASCII for old programs, and as it is (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]/g, '')
    .replace(/^\./, 'CV.');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii.replace(/["\\]/g, '')}"; filename*=UTF-8''${encoded}`;
}
