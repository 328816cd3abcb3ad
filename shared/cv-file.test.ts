import { describe, expect, test } from 'vitest';
import { checkCv } from './cv-file.ts';
import { SAMPLE_JPEG, SAMPLE_PNG, samplePdf } from './testing/sample-files.ts';

const PDF = samplePdf();
const bytes = (...parts: readonly (string | Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (char) => char.charCodeAt(0)) : Array.from(part),
    ),
  );
const REFUSED = { refusal: 'type' };
/** The end of an empty ZIP. */
const ZIP_END = bytes('PK\x05\x06', new Array<number>(18).fill(0));
/** A JPEG without its end marker. */
const OPEN_JPEG = SAMPLE_JPEG.slice(0, -2);
/** A PNG with `chunk` before its end. */
const withChunk = (type: string, data: Uint8Array): Uint8Array =>
  bytes(
    SAMPLE_PNG.slice(0, -12),
    [0, 0, data.length >> 8, data.length & 255],
    type,
    data,
    [0, 0, 0, 0],
    SAMPLE_PNG.slice(-12),
  );

describe('a file is taken', () => {
  test.each([
    ['cv.pdf', PDF, 'application/pdf'],
    ['CV.PDF', PDF, 'application/pdf'],
    ['senza estensione', PDF, 'application/pdf'],
    ['cv.pdf', bytes(PDF, '\r\n\0\0 '), 'application/pdf'],
    ['foto.jpg', SAMPLE_JPEG, 'image/jpeg'],
    ['foto.JPEG', SAMPLE_JPEG, 'image/jpeg'],
    ['foto.png', SAMPLE_PNG, 'image/png'],
    ['foto.png', withChunk('tEXt', bytes('Autore')), 'image/png'],
  ] as const)('as what it is: %s', (name, file, type) => expect(checkCv(name, file)).toBe(type));

  test('from a telephone, which puts a second picture or a film behind the first', () => {
    expect(checkCv('foto.jpg', bytes(SAMPLE_JPEG, SAMPLE_JPEG, 'ftypmp42'))).toBe('image/jpeg');
  });

  test('with several scans, restarts and bytes that fill up between markers', () => {
    const scan = bytes([0xff, 0xff, 0xda, 0, 2, 1, 0xff, 0, 2, 0xff, 0xd0, 3]);
    expect(checkCv('foto.jpg', bytes(OPEN_JPEG, scan, [0xff, 0xd9]))).toBe('image/jpeg');
  });
});

describe('a file is refused', () => {
  test.each([
    ['an extension of another type', 'cv.png', PDF],
    ['an extension that no type has', 'cv.docx', PDF],
    ['a second extension', 'cv.pdf.exe', PDF],
    ['a PDF without its end', 'cv.pdf', PDF.slice(0, -10)],
    ['a PDF with something after its end', 'cv.pdf', bytes(PDF, '<script>')],
    ['a PDF of its header only', 'cv.pdf', bytes('%PDF-1.7\n')],
    ['a PDF whose table would be outside of it', 'cv.pdf', bytes('%PDF-1.7\nstartxref\n999999\n%%EOF')],
    ['a PDF of no version', 'cv.pdf', bytes('%PDF-x', PDF)],
    ['a PDF that is a ZIP as well', 'cv.pdf', bytes(PDF.slice(0, 300), ZIP_END, PDF.slice(300))],
    ['a JPEG without its end', 'foto.jpg', OPEN_JPEG],
    ['a JPEG of its first bytes only', 'foto.jpg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
    ['a JPEG without a picture', 'foto.jpg', bytes([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG whose segment ends outside of it', 'foto.jpg', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff], OPEN_JPEG)],
    [
      'a JPEG with text between its segments',
      'foto.jpg',
      bytes(SAMPLE_JPEG.slice(0, 2), '<html>', SAMPLE_JPEG.slice(2)),
    ],
    ['a JPEG that is a ZIP as well', 'foto.jpg', bytes(SAMPLE_JPEG, ZIP_END)],
    [
      'a JPEG that is a PDF as well',
      'foto.jpg',
      bytes(SAMPLE_JPEG.slice(0, 2), [0xff, 0xfe, 0, 7], '%PDF-', SAMPLE_JPEG.slice(2)),
    ],
    ['a PNG without its end', 'foto.png', SAMPLE_PNG.slice(0, -12)],
    ['a PNG with something after its end', 'foto.png', bytes(SAMPLE_PNG, '<?php')],
    ['a PNG that does not begin with its header', 'foto.png', bytes(SAMPLE_PNG.slice(0, 8), SAMPLE_PNG.slice(33))],
    ['a PNG without a picture', 'foto.png', bytes(SAMPLE_PNG.slice(0, 33), SAMPLE_PNG.slice(-12))],
    [
      'a PNG whose chunk ends outside of it',
      'foto.png',
      bytes(SAMPLE_PNG.slice(0, 33), [0x7f, 255, 255, 255], 'IDAT', [0, 0, 0, 0]),
    ],
    ['a PNG that is a ZIP as well', 'foto.png', withChunk('tEXt', ZIP_END)],
    ['a PNG that is a PDF as well', 'foto.png', withChunk('tEXt', bytes('%PDF-1.4'))],
  ] as const)('%s', (_, name, file) => expect(checkCv(name, file)).toEqual(REFUSED));

  test('that was cut anywhere', () => {
    for (const [name, file] of [
      ['cv.pdf', PDF],
      ['foto.jpg', SAMPLE_JPEG],
      ['foto.png', SAMPLE_PNG],
    ] as const)
      for (let length = 1; length < file.length - 1; length++)
        expect(checkCv(name, file.subarray(0, length)), `${name}, ${length} bytes`).toEqual(REFUSED);
  });

  test('that holds markers and chunks without end, of which each is read once', () => {
    const many = (unit: readonly number[]) =>
      Uint8Array.from({ length: 600_000 }, (_, n) => unit[n % unit.length] ?? 0);
    expect(checkCv('foto.jpg', bytes(OPEN_JPEG, many([0xff, 0])))).toEqual(REFUSED);
    expect(checkCv('foto.jpg', bytes([0xff, 0xd8], many([0xff])))).toEqual(REFUSED);
    expect(checkCv('foto.png', bytes(SAMPLE_PNG.slice(0, 33), many([0])))).toEqual(REFUSED);
  });
});
