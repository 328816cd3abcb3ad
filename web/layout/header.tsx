import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  type ToggleEventHandler,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BRAND } from '../../shared/brand.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { notify } from '../api/request.ts';
import { useSavedJobs } from '../api/saved-jobs.ts';
import { leaveSession, readSession, useSession } from '../api/session.ts';
import { ButtonLink, Link } from '../app/link.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Figure } from '../ui/figure.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Today } from './today.tsx';

/** Link of the header and its menus; `adminOnly`: shown to administrators. */
type MenuLink = { readonly to: string; readonly label: string; readonly adminOnly?: true };

const MAIN_LINKS: readonly MenuLink[] = [
  { to: pagePath.home(), label: 'Home' },
  { to: pagePath.valley(), label: 'Offerte in Valle' },
  { to: pagePath.candidates(), label: 'Cerca profili' },
  { to: pagePath.publishCandidate(), label: 'Pubblica profilo' },
  { to: pagePath.publishJob(), label: 'Pubblica offerta' },
];

const MENU_ONLY_LINKS: readonly MenuLink[] = [
  { to: pagePath.employers(), label: 'Aziende' },
  { to: pagePath.findCarer(), label: 'Cerco chi assiste' },
  { to: pagePath.blog(), label: 'Blog' },
  { to: pagePath.contact(), label: 'Contatti' },
];

const ACCOUNT_LINKS: readonly MenuLink[] = [
  { to: pagePath.ownJobs(), label: 'Le mie offerte' },
  { to: pagePath.applications(), label: 'Candidature' },
  { to: pagePath.messages(), label: 'Messaggi' },
  { to: pagePath.ownCandidate(), label: 'Il mio profilo' },
  { to: pagePath.alerts(), label: 'Avvisi' },
  { to: pagePath.account(), label: 'Account' },
  { to: pagePath.moderation(), label: 'Moderazione', adminOnly: true },
];

type Disclosure = {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onToggle: ToggleEventHandler<HTMLDetailsElement>;
};

/** Closes a native disclosure at a new address, a press or focus outside, and on Escape, which returns the focus. */
export function useDisclosure() {
  const [opened, setOpened] = useState(false);
  const ref = useRef<HTMLDetailsElement>(null);
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);
  useEffect(() => {
    // Leaves a menu open that was opened before hydration.
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    if (ref.current) ref.current.open = false;
  }, [pathname, search]);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) ref.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return;
    // Escape closes a nested disclosure only.
    event.stopPropagation();
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus();
  };
  const details: Disclosure = { ref, onKeyDown, onToggle: ({ currentTarget }) => setOpened(currentTarget.open) };
  return { opened, details };
}

/** `brandOnly`: nothing but the way home. */
export function Header({ brandOnly }: { brandOnly: boolean }) {
  return (
    <header className="site-header border-b border-line bg-surface no-print">
      <div className="container header-row">
        <Link className="inline-flex flex-none items-center min-h-44px text-bosco" to={pagePath.home()} viewTransition>
          <Figure art={BRAND} className="w-auto h-10" />
          <span className="sr-only">{SITE_NAME}</span>
        </Link>
        {!brandOnly && (
          <>
            <nav aria-label="Principale" className="flex-1 text-sm max-xl:hidden">
              <ul className="list-plain flex items-center">
                <Links of={MAIN_LINKS} />
              </ul>
            </nav>
            <div className="flex flex-wrap xl:flex-nowrap items-center ms-auto min-w-0 text-sm">
              <SavedLink />
              <Link
                className="signed-in-only account-initial flex xl:hidden max-[22rem]:hidden items-center justify-center min-w-44px min-h-44px no-underline"
                to={pagePath.account()}
              >
                <span className="sr-only">Account</span>
              </Link>
              <div className="max-xl:hidden min-w-0">
                <SignedOutLinks />
                <div className="signed-in-only session-links -me-5">
                  <AccountMenu />
                  <LogOut />
                </div>
              </div>
              <MobileMenu />
            </div>
          </>
        )}
      </div>
    </header>
  );
}

function Links({ of: links }: { of: readonly MenuLink[] }) {
  return links.map(({ to, label, adminOnly }) => (
    <li key={to} className={adminOnly && 'admin-only'}>
      <NavLink to={to}>{label}</NavLink>
    </li>
  ));
}

export function NavLink({ to, className, ...link }: ComponentProps<typeof Link>) {
  const current = useLocation().pathname === to ? 'page' : undefined;
  return <Link {...link} to={to} className={classNames('nav-link', className)} aria-current={current} />;
}

function MobileMenu() {
  const { opened, details } = useDisclosure();
  return (
    <details {...details} className="mobile-menu -me-[min(0.75rem,4vw)] xl:hidden">
      <summary className="btn btn-quiet px-3">
        <Icon name="menu" /> Menu
      </summary>
      <nav aria-label="Menu" className="mobile-menu-panel bg-surface border-b border-line">
        <div className="container stack py-4">
          <div className="signed-in-only">
            <p className="muted">
              <Greeting />
            </p>
            {opened && <Today className="pb-2" />}
            <ul className="list-plain menu-columns">
              <Links of={ACCOUNT_LINKS} />
            </ul>
          </div>
          <ul className="list-plain menu-columns">
            <Links of={MAIN_LINKS} />
            <Links of={MENU_ONLY_LINKS} />
            <li>
              <NavLink to={pagePath.savedJobs()}>Offerte salvate</NavLink>
            </li>
          </ul>
          <SignedOutLinks />
          <div className="signed-in-only">
            <LogOut />
          </div>
          <LanguageLinks label="Lingua" />
        </div>
      </nav>
    </details>
  );
}

/** To the saved offers, with their number at the heart; its place is kept free, so that nothing moves when the browser knows it. */
function SavedLink() {
  const { length } = useSavedJobs();
  return (
    <NavLink className="relative flex-none gap-4 max-xl:ps-3 max-xl:pe-4" to={pagePath.savedJobs()}>
      <Icon name="heart" />
      <span className="sr-only">Offerte </span>
      <span className="capitalize max-xl:sr-only">salvate</span>{' '}
      {length > 0 && (
        <span className="absolute top-1 start-5 max-xl:start-6 min-w-4.5 px-1 rounded-1rem bg-bosco text-on-bosco text-0.75rem leading-4.5 font-700 text-center">
          {length}
        </span>
      )}
    </NavLink>
  );
}

/** Both forms are in the document, as the edge does not know who reads it (see `web/app/session-marker.js`). */
function SignedOutLinks() {
  return (
    <div className="signed-out-only session-links">
      <ButtonLink variant="quiet" to={pagePath.login()}>
        Accedi
      </ButtonLink>
      <ButtonLink to={pagePath.register()}>Registrati</ButtonLink>
    </div>
  );
}

function LogOut() {
  return (
    <Button variant="quiet" onClick={useLogOut()}>
      Esci
    </Button>
  );
}

function Greeting({ className }: { className?: string }) {
  const session = useSession();
  return (
    <span className={className}>
      Ciao, <span className={session ? undefined : 'session-name'}>{session?.user.name}</span>
    </span>
  );
}

function AccountMenu() {
  const { opened, details } = useDisclosure();
  return (
    <details {...details} className="account-menu">
      <summary className="nav-link">
        <Greeting className="min-w-0 max-w-56 min-[90rem]:max-w-96 truncate" />
        <Icon name="chevron-down" />
      </summary>
      <div className="absolute top-full end-0 z-20 min-w-48 p-2 border border-line rounded bg-surface">
        {opened && <Today className="p-2 max-w-100" />}
        <ul className="list-plain">
          <Links of={ACCOUNT_LINKS} />
        </ul>
      </div>
    </details>
  );
}

/** Signs out and goes home, without what was typed in this tab. The server ends the session too, where it can be reached. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    // Not waited for: on this device nobody is signed in any more, whatever the network does.
    if (readSession()) notify('POST /api/logout', { signedIn: true });
    leaveSession();
    navigate(pagePath.home());
  };
}
