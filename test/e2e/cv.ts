import type { Page } from 'playwright-core';

type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A PDF as far as its first bytes say. */
export const pdf = (bytes = 2000, name = 'Rosa Bianchi.pdf'): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9)]),
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
