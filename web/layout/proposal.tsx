import { createRoot } from 'react-dom/client';
import { directionOf, type Language, samePage } from '../../shared/languages.ts';
import { storedLanguage, storeLanguage } from '../api/language.ts';
import { TRANSLATIONS } from '../content/translated-texts.ts';
import { IconButton } from '../ui/button.tsx';

/** Shows one line over an Italian page, which leads to the same in another language. The browser's own is proposed once. */
export async function propose(language: Language, path: string): Promise<void> {
  const { site } = (await TRANSLATIONS[language]()).default;
  if (storedLanguage() === null) storeLanguage('it');
  const line = document.createElement('div');
  line.lang = language;
  line.dir = directionOf(language);
  line.className =
    'fixed inset-x-0 top-0 z-30 flex items-center justify-between gap-2 px-4 bg-bosco text-on-bosco no-print';
  document.body.prepend(line);
  const refuse = () => {
    storeLanguage('it');
    line.remove();
  };
  createRoot(line).render(
    <>
      <a
        className="inline-flex items-center min-h-11 text-on-bosco font-600"
        href={samePage(language, path)}
        onClick={() => storeLanguage(language)}
      >
        {site.thisPage}
      </a>
      <IconButton icon="x" label={site.close} className="text-on-bosco hover:bg-transparent" onClick={refuse} />
    </>,
  );
}
