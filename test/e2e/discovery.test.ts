import { beforeAll, expect } from 'vitest';
import type { PublicJob } from '../../shared/jobs.ts';
import { machinePath, pagePath } from '../../shared/paths.ts';
import { publish, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';

const XML = [machinePath.feed(), machinePath.townFeed('edolo'), machinePath.sitemap()];
let job: PublicJob;

beforeAll(async () => {
  job = await publish(await register({ role: 'employer' }), {
    title: `Malgara/o & casara/o <b>"alpeggio"</b> ${uniqueWord()}`,
    companyName: "Malga <Ferro & Figli> ']]>",
    location: 'Edolo',
    description: 'Alpeggio 😀\n\n- <script>alert(1)</script>\n- & altro',
  });
});

test.for(XML)('%s is well-formed for the browser, which reads XML most strictly', async (path, { visit }) => {
  // Our own pages read no HTML from texts.
  const page = await visit('about:blank');
  const found = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        errors: document.querySelectorAll('parsererror').length,
        root: document.documentElement.localName,
        texts: [...document.querySelectorAll('id, loc, title')].map((element) => element.textContent),
      };
    },
    await (await fetch(SITE + path)).text(),
  );
  const isSitemap = path === machinePath.sitemap();
  expect(found).toMatchObject({ errors: 0, root: isSitemap ? 'urlset' : 'feed' });
  expect(found.texts).toContain(SITE + pagePath.job(job.id));
  if (!isSitemap) expect(found.texts).toContain(job.title);
});
