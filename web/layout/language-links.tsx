import { useLocation } from 'react-router';
import { LANGUAGES, languageOf, samePage } from '../../shared/languages.ts';
import { storeLanguage } from '../api/language.ts';
import { useLanguages } from '../app/languages.tsx';

/** The page in every other language, each by its own name. A whole document is loaded: its texts come with it. */
export function LanguageLinks({ label }: { label: string }) {
  const { pathname } = useLocation();
  const languages = useLanguages();
  const current = languageOf(pathname);
  if (languages.length === 0) return null;
  const others = [null, ...languages].filter((language) => language !== current);
  return (
    <ul aria-label={label} className="cluster list-plain -mx-2 no-print">
      {others.map((language) => (
        <li key={language}>
          <a
            className="link-quiet inline-flex items-center min-h-11 min-w-11 px-2"
            href={samePage(language, pathname)}
            lang={language ?? 'it'}
            hrefLang={language ?? 'it'}
            onClick={() => storeLanguage(language ?? 'it')}
          >
            {language ? LANGUAGES[language] : 'Italiano'}
          </a>
        </li>
      ))}
    </ul>
  );
}
