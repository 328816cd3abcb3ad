import type { Page } from 'playwright-core';
import { samplePdf } from '../../shared/testing/sample-files.ts';

type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A PDF of one empty page. */
export const pdf = (bytes = 2000, name = 'Rosa Bianchi.pdf'): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf(bytes)),
});

/** A program that calls itself a PDF. */
export const EXECUTABLE: Chosen = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ\u0000\u0001'),
};

/** Chooses a file in the apply box. */
export const chooseCv = (page: Page, file: Chosen): Promise<void> =>
  page.getByLabel('CV (facoltativo)').setInputFiles(file);
