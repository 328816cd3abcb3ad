import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { ARTICLES } from '../../web/articles/articles.ts';
import { publish, register, uniqueWord } from '../e2e/api.ts';
import { openAllAddresses } from './addresses.ts';
import { type Firefox, startFirefox } from './firefox.ts';
import { walkJourneys } from './journeys.ts';
import { openTab } from './page.ts';
import { chooseFiles, pictureIcons } from './pictures.ts';

describe('Firefox', () => {
  let engine: Firefox;
  beforeAll(async () => {
    engine = await startFirefox();
  });
  afterAll(() => engine?.end());
  walkJourneys(() => engine);
  openAllAddresses(() => engine);
  chooseFiles(() => engine);
  pictureIcons(startFirefox);

  test.for([pagePath.help(), pagePath.article(ARTICLES[0]?.slug ?? '')])(
    '%s begins on its first sheet',
    async (path) => {
      const tab = await openTab(engine);
      await tab.open(path);
      const library = await PDFiumLibrary.init();
      onTestFinished(() => library.destroy());
      const sheets = [...(await library.loadDocument(await engine.print())).pages()].map(
        (sheet) => sheet.getText().length,
      );
      // More than a heading, and not much less than on a middle sheet.
      expect(sheets[0]).toBeGreaterThan((sheets[1] ?? 0) / 3);
    },
  );

  test('without script a visitor searches, reads an offer and applies', async () => {
    const word = uniqueWord();
    const { title } = await publish(await register({ role: 'employer' }), { title: `Cuoca ${word}` });
    const plain = await startFirefox({ script: false });
    onTestFinished(() => plain.end());
    const tab = await openTab(plain, { script: false });
    await tab.open(pagePath.jobs());
    await tab.fill('input[name=search]', word);
    await plain.press('Enter');
    await tab.at(new RegExp(`search=${word}`));
    await tab.tap('h3 a', title);
    await tab.see('h1', title);
    await tab.tap('#candidati summary', 'Candidati senza account');
    await tab.fill('#candidati form input[name=name]', 'Eva Gelmi');
    await tab.fill('#candidati form input[name=phone]', '+39 333 1234567');
    await tab.tap('#candidati form button', 'Invia la candidatura');
    await tab.see('body', 'Candidatura inviata!');
  });
});
