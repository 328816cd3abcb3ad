import type { ReactNode } from 'react';
import { BRAND } from '../../shared/brand.ts';
import { RIGHTS_PATH } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { useWords } from '../app/languages.tsx';
import { Link } from '../app/link.tsx';
import { Footer } from '../layout/footer.tsx';
import { NavLink, useDisclosure } from '../layout/header.tsx';
import { LanguageLinks } from '../layout/language-links.tsx';
import { Figure } from '../ui/figure.tsx';
import { Icon } from '../ui/icon.tsx';

const UNREVIEWED = 'Traduzione non ancora controllata da una persona: vale il testo italiano.';

/** Header and footer of a page in another language. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { site, reviewedBy } = useWords().texts;
  return (
    <>
      <a className="skip-link" href="#contenuto">
        {site.skip}
      </a>
      <TranslatedHeader />
      {reviewedBy === null && (
        <aside className="container pt-2 text-sm text-muted no-print" aria-label={site.languages}>
          <p>{site.unreviewed}</p>
          <p lang="it" dir="ltr">
            {UNREVIEWED}
          </p>
        </aside>
      )}
      {children}
      <Footer english={false} />
    </>
  );
}

function TranslatedHeader() {
  const { texts, path } = useWords();
  const { site } = texts;
  const { details } = useDisclosure();
  const links = [
    [pagePath.jobs(), site.offers],
    [pagePath.savedJobs(), site.saved],
    [RIGHTS_PATH, site.rights],
  ].map(([to = '', label]) => (
    <li key={to}>
      <NavLink to={path(to)}>{label}</NavLink>
    </li>
  ));
  return (
    <header className="site-header border-b border-line bg-surface no-print">
      <div className="container header-row">
        <Link className="inline-flex flex-none items-center min-h-44px text-bosco" to={path(pagePath.jobs())}>
          <Figure art={BRAND} className="w-auto h-10" />
          <span className="sr-only">{SITE_NAME}</span>
        </Link>
        <nav aria-label={site.main} className="flex-1 text-sm max-xl:hidden">
          <ul className="list-plain flex items-center">{links}</ul>
        </nav>
        <details {...details} className="mobile-menu ms-auto text-sm">
          <summary className="btn btn-quiet px-3">
            <Icon name="menu" /> {site.menu}
          </summary>
          <nav aria-label={site.menu} className="mobile-menu-panel bg-surface border-b border-line">
            <div className="container stack py-4">
              <ul className="list-plain menu-columns">{links}</ul>
              <LanguageLinks label={site.languages} />
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}
