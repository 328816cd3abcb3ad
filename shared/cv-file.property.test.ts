import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CV_TYPES } from './application-values.ts';
import { CV_REFUSALS, checkCv } from './cv-file.ts';
import { RESTRICTED_PDF } from './testing/encrypted-pdfs.ts';
import { SAMPLE_JPEG, SAMPLE_PNG, samplePdf } from './testing/sample-files.ts';

const OUTCOMES: readonly unknown[] = [...CV_TYPES, ...Object.keys(CV_REFUSALS)];
/** Bytes of any kind, and files of each type of which some bytes are others. */
const files = fc.oneof(
  fc.uint8Array({ maxLength: 500 }),
  fc
    .tuple(
      fc.constantFrom(samplePdf(), RESTRICTED_PDF, SAMPLE_JPEG, SAMPLE_PNG),
      fc.array(fc.tuple(fc.nat(2000), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }),
    )
    .map(([file, changes]) => {
      const bytes = Uint8Array.from(file);
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      return bytes;
    }),
);

test('any file has one type or one refusal', () => {
  fc.assert(
    fc.property(files, (bytes) => {
      const checked = checkCv(bytes);
      expect(OUTCOMES).toContain(typeof checked === 'object' ? checked.refusal : checked);
    }),
  );
});
