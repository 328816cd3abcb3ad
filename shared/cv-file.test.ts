import { describe, expect, test } from 'vitest';
import { checkCv } from './cv-file.ts';
import { LOCKED_PDFS, RESTRICTED_PDFS } from './testing/encrypted-pdfs.ts';
import { SAMPLE_JPEG, SAMPLE_PNG, samplePdf } from './testing/sample-files.ts';

const PDF = samplePdf();
const bytes = (...parts: readonly (string | Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (char) => char.charCodeAt(0)) : Array.from(part),
    ),
  );
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

/** White space and zeros, more than readers look at from the end. */
const PADDING = bytes('\r\n\0\t ', new Array<number>(70_000).fill(0), '\n'.repeat(5000));

describe('a file is taken', () => {
  test.each([
    ['a PDF', PDF, 'application/pdf'],
    ['a JPEG', SAMPLE_JPEG, 'image/jpeg'],
    ['a PNG with a text in it', withChunk('tEXt', bytes('Autore')), 'image/png'],
    ['a PDF with padding', bytes(PDF, PADDING), 'application/pdf'],
    ['a JPEG with padding', bytes(SAMPLE_JPEG, PADDING), 'image/jpeg'],
    ['a PNG with padding', bytes(SAMPLE_PNG, PADDING), 'image/png'],
    ['a PDF behind the head of a mail', bytes('Content-Type: application/pdf\r\n\r\n', PDF), 'application/pdf'],
    ['a PDF whose header is in the last place', bytes(new Array<number>(1023).fill(0), PDF), 'application/pdf'],
    ...Object.entries(RESTRICTED_PDFS).map(
      ([how, file]) => [`a PDF that forbids printing: ${how}`, file, 'application/pdf'] as const,
    ),
  ] as const)('as what it is: %s', (_, file, type) => expect(checkCv(file)).toBe(type));

  test('from a telephone, which puts a second picture or a film behind the first', () => {
    expect(checkCv(bytes(SAMPLE_JPEG, SAMPLE_JPEG, 'ftypmp42'))).toBe('image/jpeg');
  });

  test('with several scans, restarts and bytes that fill up between markers', () => {
    const scan = bytes([0xff, 0xff, 0xda, 0, 2, 1, 0xff, 0, 2, 0xff, 0xd0, 3]);
    expect(checkCv(bytes(OPEN_JPEG, scan, [0xff, 0xd9]))).toBe('image/jpeg');
  });
});

const OTHER_START = [bytes([0x4d, 0x5a, 0x90, 0]), bytes('\n<!doctype html><script>'), bytes('#!/bin/sh\n')];

describe('a file is refused as no CV', () => {
  test.each([
    ['a PDF of no version', bytes('%PDF-x')],
    ['a PDF whose header comes too late', bytes(new Array<number>(1024).fill(32), PDF)],
    ['a PDF that is a ZIP as well', bytes(PDF.slice(0, 300), ZIP_END, PDF.slice(300))],
    ['a JPEG that is a ZIP as well', bytes(SAMPLE_JPEG, ZIP_END)],
    ['a JPEG that is a PDF as well', bytes(SAMPLE_JPEG.slice(0, 2), [0xff, 0xfe, 0, 7], '%PDF-', SAMPLE_JPEG.slice(2))],
    ['a PNG that is a ZIP as well, with padding', bytes(withChunk('tEXt', ZIP_END), PADDING)],
    ['a PNG that is a PDF as well', withChunk('tEXt', bytes('%PDF-1.4'))],
    ...OTHER_START.map((start) => ['a PDF behind a program or a page', bytes(start, PDF)] as const),
  ] as const)('%s', (_, file) => expect(checkCv(file)).toEqual({ refusal: 'type' }));
});

describe('a file is refused as damaged', () => {
  const damaged = { refusal: 'damaged' };
  test.each([
    ['a PDF with something after its end', bytes(PDF, '<script>')],
    ['a PDF whose table would be outside of it', bytes('%PDF-1.7\nstartxref\n999999\n%%EOF')],
    ['a JPEG without a picture', bytes([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG whose segment ends outside of it', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff], OPEN_JPEG)],
    ['a JPEG with text between its segments', bytes(SAMPLE_JPEG.slice(0, 20), '<html>', SAMPLE_JPEG.slice(20))],
    ['a PNG with something after its end', bytes(SAMPLE_PNG, '<?php')],
    ['a PNG that does not begin with its header', bytes(SAMPLE_PNG.slice(0, 8), SAMPLE_PNG.slice(33))],
    ['a PNG without a picture', bytes(SAMPLE_PNG.slice(0, 33), SAMPLE_PNG.slice(-12))],
    [
      'a PNG whose chunk ends outside of it',
      bytes(SAMPLE_PNG.slice(0, 33), [0x7f, 255, 255, 255], 'IDAT', [0, 0, 0, 0]),
    ],
  ] as const)('%s', (_, file) => expect(checkCv(file)).toEqual(damaged));

  test.each([
    ['PDF', PDF],
    ['JPEG', SAMPLE_JPEG],
    ['PNG', SAMPLE_PNG],
  ] as const)('a %s that was cut anywhere behind its first bytes, and filled up with zeros', (_, file) => {
    for (let length = 10; length < file.length - 1; length++) {
      expect(checkCv(file.subarray(0, length)), `${length} bytes`).toEqual(damaged);
      expect(checkCv(bytes(file.subarray(0, length), [0, 0, 0])), `${length} bytes`).toEqual(damaged);
    }
  });

  test('that holds markers and chunks without end, of which each is read once', () => {
    const many = (unit: readonly number[]) =>
      Uint8Array.from({ length: 600_000 }, (_, n) => unit[n % unit.length] ?? 0);
    expect(checkCv(bytes(OPEN_JPEG, many([0xff, 0])))).toEqual(damaged);
    expect(checkCv(bytes([0xff, 0xd8], many([0xff])))).toEqual(damaged);
    expect(checkCv(bytes(SAMPLE_PNG.slice(0, 33), many([0])))).toEqual(damaged);
  });
});

test.each([
  ...Object.entries(LOCKED_PDFS),
  ['an unknown way', bytes(PDF.slice(0, -30), ' /Encrypt <</Filter /Acme>> ', PDF.slice(-30))],
  ['what is not there', bytes(PDF.slice(0, -30), ' /Encrypt 9 0 R ', PDF.slice(-30))],
] as const)('a PDF that only a password opens is refused as locked: %s', (_, file) =>
  expect(checkCv(file)).toEqual({ refusal: 'locked' }),
);
