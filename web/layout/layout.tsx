import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { OPERATOR } from '../../shared/operator.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { Link } from '../app/link.tsx';
import { tellPageStands } from '../app/page-stands.ts';
import { FollowPages } from './follow-pages.tsx';
import { Header } from './header.tsx';
import { FOOTER_LINKS } from './links.ts';

/** Route of the page for addresses that lead nowhere. */
const NOWHERE = '*';

/** Frame of every page; in English around the one for addresses that lead nowhere. */
export function Layout() {
  const english = useMatches().at(-1)?.id === NOWHERE;
  return (
    <>
      <a className="skip-link" href="#contenuto">
        {english ? 'Skip to content' : 'Vai al contenuto'}
      </a>
      <Header brandOnly={english} />
      <main id="contenuto" tabIndex={-1} className="flex-1">
        {/* Nothing waits here: what is around it is hydrated first, the page in tasks of its own, and a tap in between is answered. */}
        <Suspense>
          <Shown />
        </Suspense>
      </main>
      <Footer english={english} />
      <FollowPages />
    </>
  );
}

function Shown() {
  useEffect(tellPageStands, []);
  return (
    <>
      {/* Another offer or article is another page: nothing of the one before is changed into it. */}
      <Outlet key={useLocation().pathname} />
      <ScrollRestoration />
    </>
  );
}

function Footer({ english }: { english: boolean }) {
  return (
    <footer className="site-footer border-t border-line bg-surface mt-10 md:mt-16 no-print">
      <div className="container split py-8">
        <div className="muted">
          <p>{english ? SITE_NAME : `${SITE_NAME} · il lavoro vicino a casa, ${VALLEY.in}`}</p>
          {/* The VAT number has to be visible to everybody by law (d.P.R. 633/1972, art. 35). */}
          <p>{`${OPERATOR.name} · ${english ? 'VAT number' : 'Partita IVA'} ${OPERATOR.vatNumber}`}</p>
        </div>
        <nav aria-label={english ? 'Information' : 'Informazioni'}>
          <ul className="cluster list-plain -mx-2">
            {FOOTER_LINKS.map(({ to, label, english: inEnglish }) => (
              <li key={to}>
                <Link className="link-quiet inline-flex items-center min-h-11 px-2" to={to}>
                  {english ? inEnglish : label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
