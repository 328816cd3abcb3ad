import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { openAllAddresses } from './addresses.ts';
import { type Firefox, startFirefox } from './firefox.ts';
import { walkJourneys } from './journeys.ts';
import { openTab } from './page.ts';

describe('Firefox', () => {
  let engine: Firefox;
  beforeAll(async () => {
    engine = await startFirefox();
  });
  afterAll(() => engine?.end());
  walkJourneys(() => engine);
  openAllAddresses(() => engine);

  test('a page of text begins on its first sheet', async () => {
    const tab = await openTab(engine);
    await tab.open(pagePath.help());
    const library = await PDFiumLibrary.init();
    onTestFinished(() => library.destroy());
    const sheets = [...(await library.loadDocument(await engine.print())).pages()].map(
      (sheet) => sheet.getText().length,
    );
    // More than a heading, and not much less than on a middle sheet.
    expect(sheets[0]).toBeGreaterThan((sheets[1] ?? 0) / 3);
  });
});
