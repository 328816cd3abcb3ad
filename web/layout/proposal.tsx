import { createRoot } from 'react-dom/client';
import { directionOf, type Language, samePage } from '../../shared/languages.ts';
import { storedLanguage, storeLanguage } from '../api/language.ts';
import { TRANSLATIONS } from '../content/translated-texts.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './proposal.css?url';

/** Shows one line at the bottom of Italian pages, which leads to the same in another language. The browser's own is proposed once. */
export async function propose(language: Language): Promise<void> {
  const { site } = (await TRANSLATIONS[language]()).default;
  // Not among the styles that every document holds: most people never see it.
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  document.head.append(link);
  await new Promise((arrived) => link.addEventListener('load', arrived));
  if (storedLanguage() === null) storeLanguage('it');
  const line = document.createElement('aside');
  line.lang = language;
  line.dir = directionOf(language);
  line.className =
    'proposal flex items-center justify-between gap-2 ps-[min(1rem,5vw)] pe-2 py-0.5 bg-bosco text-on-bosco no-print';
  document.body.append(line);
  // Wraps where text is large, and pages come and go.
  const sizes = new ResizeObserver(() => {
    const bar = document.querySelector<HTMLElement>('.apply-bar')?.offsetHeight ?? 0;
    document.documentElement.style.setProperty('--bar', `${bar}px`);
  });
  sizes.observe(document.body);
  document.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  const refuse = () => {
    storeLanguage('it');
    sizes.disconnect();
    line.remove();
  };
  const translated = () => samePage(language, window.location.pathname);
  createRoot(line).render(
    <>
      <a
        className="inline-flex items-center min-w-0 min-h-11 text-on-bosco text-sm leading-tight font-600"
        href={translated()}
        onClick={({ currentTarget }) => {
          // Pages come and go beneath it.
          currentTarget.href = translated();
          storeLanguage(language);
        }}
      >
        {site.thisPage}
      </a>
      <IconButton icon="x" label={site.close} className="text-on-bosco hover:bg-transparent" onClick={refuse} />
    </>,
  );
}
