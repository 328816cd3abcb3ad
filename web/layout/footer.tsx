import { Link } from 'react-router';
import { SITE_NAME } from '../../shared/site.ts';
import { FOOTER_LINKS } from './links.ts';

export function Footer() {
  return (
    <footer className="site-footer border-t border-line bg-surface mt-16 no-print">
      <div className="container split py-8">
        <p className="muted">{SITE_NAME} · il lavoro vicino a casa, in Valle Camonica</p>
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
