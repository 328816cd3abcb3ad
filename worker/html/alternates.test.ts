import { env } from 'cloudflare:workers';
import { expect, onTestFinished, test } from 'vitest';
import { inLanguage } from '../../shared/languages.ts';
import { machinePath, pagePath } from '../../shared/paths.ts';
import ro from '../../web/content/languages/ro.json' with { type: 'json' };
import { makeJob } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { elements, readPage } from '../testing/read-page.ts';
import { asVisitor } from '../testing/requests.ts';

const [LIST, TOWN] = [pagePath.jobs(), pagePath.town('breno')];

/** Makes the Romanian translation, or none, one that somebody has checked. */
async function setReviewed(reviewedBy: string | null): Promise<void> {
  Object.assign(ro, { reviewedBy });
  await forgetCopies();
}

/** Languages that a page names in its head, with their addresses, and whether search engines may list it. */
async function named(path: string) {
  const { html, meta, canonical } = await readPage(path);
  const links = (await elements(html, 'head > link[hreflang]')).map(({ attributes }) => attributes);
  return {
    canonical: canonical?.replace(env.SITE_URL, ''),
    isListed: !meta.get('robots')?.includes('noindex'),
    languages: Object.fromEntries(
      links.map((link) => [link.get('hreflang') ?? '', link.get('href')?.replace(env.SITE_URL, '')]),
    ),
  };
}

test('lists and towns name each other in a language that somebody has checked, and in no other', async () => {
  onTestFinished(() => setReviewed(null));
  const { publicId } = await makeJob({ location: 'Breno', town: 'breno' });
  for (const reviewedBy of [null, 'Ana Pop']) {
    await setReviewed(reviewedBy);
    for (const path of [LIST, TOWN]) {
      const romanian = inLanguage('ro', path);
      const languages = reviewedBy === null ? {} : { it: path, 'x-default': path, ro: romanian };
      expect(await named(path)).toEqual({ canonical: path, isListed: true, languages });
      expect(await named(romanian)).toEqual({ canonical: romanian, isListed: reviewedBy !== null, languages });
      const albanian = inLanguage('sq', path);
      expect(await named(albanian)).toEqual({ canonical: albanian, isListed: false, languages: {} });
    }
    // An offer is its employer's Italian in every language, and listed as that alone.
    const offer = pagePath.job(publicId);
    expect(await named(offer)).toEqual({ canonical: offer, isListed: true, languages: {} });
    const translated = await named(inLanguage('ro', offer));
    expect(translated).toEqual({ canonical: offer, isListed: false, languages: {} });
    const sitemap = await (await asVisitor.get(machinePath.sitemap())).text();
    expect(sitemap.includes(`${env.SITE_URL}${inLanguage('ro', TOWN)}<`)).toBe(reviewedBy !== null);
  }
});
