import { Link } from 'react-router';
import { OPERATOR } from '../../shared/operator.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { FOOTER_LINKS } from './links.ts';

export function Footer() {
  return (
    <footer className="site-footer border-t border-line bg-surface mt-16 no-print">
      <div className="container split py-8">
        <div className="muted">
          <p>{`${SITE_NAME} · il lavoro vicino a casa, ${VALLEY.in}`}</p>
          {/* The law wants it where everybody sees it (d.P.R. 633/1972, art. 35). */}
          <p>
            {OPERATOR.name} · Partita IVA {OPERATOR.vatNumber}
          </p>
        </div>
        <nav aria-label="Informazioni">
          <ul className="cluster list-plain">
            {FOOTER_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link className="link-quiet inline-flex items-center min-h-11 px-2" to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
