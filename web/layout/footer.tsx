import { use } from 'react';
import { OPERATOR } from '../../shared/operator.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { WordsContext } from '../app/languages.tsx';
import { Link } from '../app/link.tsx';
import { LanguageLinks } from './language-links.tsx';

/** Italian pages, whose English names are for the page of addresses that lead nowhere. */
const LINKS = [
  { to: pagePath.help(), label: 'Aiuto', inEnglish: 'Help' },
  { to: pagePath.contact(), label: 'Contatti', inEnglish: 'Contact' },
  { to: pagePath.privacy(), label: 'Privacy', inEnglish: 'Privacy' },
  { to: pagePath.terms(), label: 'Termini', inEnglish: 'Terms' },
  { to: pagePath.accessibility(), label: 'Accessibilità', inEnglish: 'Accessibility' },
];

const ITALIAN = {
  about: `il lavoro vicino a casa, ${VALLEY.in}`,
  vat: 'Partita IVA',
  information: 'Informazioni',
  languages: 'Lingua',
};
const ENGLISH = { ...ITALIAN, about: null, vat: 'VAT number', information: 'Information' };

/** @param english true on the page for addresses that lead nowhere */
export function Footer({ english }: { english: boolean }) {
  const site = use(WordsContext)?.texts.site;
  const texts = site ?? (english ? ENGLISH : ITALIAN);
  return (
    <footer className="site-footer border-t border-line bg-surface mt-10 md:mt-16 no-print">
      <div className="container split py-8">
        <div className="muted">
          <p>{texts.about === null ? SITE_NAME : `${SITE_NAME} · ${texts.about}`}</p>
          {/* The VAT number has to be visible to everybody by law (d.P.R. 633/1972, art. 35). */}
          <p>{`${OPERATOR.name} · ${texts.vat} ${OPERATOR.vatNumber}`}</p>
        </div>
        <nav aria-label={texts.information}>
          <ul className="cluster list-plain -mx-2">
            {LINKS.map(({ to, label, inEnglish }) => (
              <li key={to}>
                <Link className="link-quiet inline-flex items-center min-h-11 px-2" to={to} hrefLang={site && 'it'}>
                  <span>
                    <span lang={site && 'it'}>{english ? inEnglish : label}</span>
                    {site && ` ${site.inItalian}`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {!english && <LanguageLinks label={texts.languages} />}
        </nav>
      </div>
    </footer>
  );
}
