import { type ComponentProps, type KeyboardEvent, type ReactNode, use, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { WordsContext } from '../app/languages.tsx';
import { ButtonLink } from '../app/link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { WIDE } from './result-row.tsx';

type FilterPanelProps = {
  readonly on: number;
  /** Label of the button that closes it: `Mostra 12 offerte`. */
  readonly show: string;
  readonly clear: ComponentProps<typeof ButtonLink>;
  readonly aside?: boolean;
  readonly children: ReactNode;
};

const ITALIAN = { filters: 'Filtri', clear: 'Azzera', apply: 'Applica i filtri' };

/** A native disclosure, whose summary is title, close button and scrim: it works before, and without, any script. */
export function FilterPanel({ on, show, clear, aside = false, children }: FilterPanelProps) {
  const texts = use(WordsContext)?.texts.list ?? ITALIAN;
  const { panel, close, onToggle } = usePanel(aside);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.current?.open) close();
  };
  return (
    <details
      ref={panel}
      className={classNames('filter-panel no-print', aside && 'filter-aside')}
      onKeyDown={closeOnEscape}
      onToggle={onToggle}
    >
      <summary className={buttonClass('secondary')}>
        <Icon name="sliders" /> <span>{on > 0 ? `${texts.filters} (${on})` : texts.filters}</span> <Icon name="x" />
      </summary>
      {/* A press on words gives it the focus, and not to what is around the panel, which would close it. */}
      <div tabIndex={-1} className="filter-panel-body">
        <div className="stack p-[min(1rem,5vw)]">{children}</div>
        <div className="filter-panel-foot flex flex-wrap gap-2 sticky bottom-0 px-4 py-2 border-t border-line bg-surface">
          <ButtonLink variant="quiet" {...clear}>
            {texts.clear}
          </ButtonLink>
          <Button className="needs-script flex-1" variant="primary" onClick={close}>
            {show}
          </Button>
          <noscript>
            <button type="submit" className={buttonClass('primary')}>
              {texts.apply}
            </button>
          </noscript>
        </div>
      </div>
    </details>
  );
}

/** Closes the disclosure on the way back, on Escape, when the focus leaves it, and when a turned tablet is wide. */
function usePanel(aside: boolean) {
  const panel = useRef<HTMLDetailsElement>(null);
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation();
  const path = pathname + search;
  const isMarked = isPanel(state);
  const navigate = useNavigate();
  /** Address of the list when it was opened, and with what was chosen since. */
  const opened = useRef<{ readonly from: string; at: string } | null>(null);

  const close = () => {
    if (!panel.current?.open) return;
    panel.current.open = false;
    panel.current.querySelector('summary')?.focus();
  };
  const onToggle = () =>
    movePanel(() => {
      const isOpen = panel.current?.open === true;
      if (isOpen === isInPanel()) return;
      const { pathname, search } = window.location;
      const path = pathname + search;
      if (!isOpen && opened.current?.from === path) return navigate(-1);
      if (!isOpen) return navigate(path, { replace: true, preventScrollReset: true });
      opened.current = { from: path, at: path };
      return markPanel(navigate(path, { state: PANEL, preventScrollReset: true }));
    });

  useEffect(() => {
    if (isMarked) {
      if (opened.current) opened.current.at = path;
      return;
    }
    const left = opened.current;
    opened.current = null;
    if (!left || !panel.current?.open) return;
    panel.current.open = false;
    if (left.at !== path) void navigate(left.at, { replace: true, preventScrollReset: true });
  }, [isMarked, path, navigate]);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target)) panel.current?.removeAttribute('open');
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, []);
  useEffect(() => {
    if (!aside) return;
    const wide = window.matchMedia(WIDE);
    const leave = () => wide.matches && panel.current?.removeAttribute('open');
    wide.addEventListener('change', leave);
    return () => wide.removeEventListener('change', leave);
  }, [aside]);
  return { panel, close, onToggle };
}

/** State of the history entry that an open panel of filters has, so that the way back closes it. */
const PANEL = { panel: true } as const;

const isPanel = (state: unknown): boolean => typeof state === 'object' && state !== null && 'panel' in state;

/** True if the browser's own entry is the panel's, which is a render ahead of the location. */
const isInPanel = (): boolean => isPanel(window.history.state);

/** Marks the entry that a navigation of the panel has made. The router keeps its own state of an entry to itself. */
async function markPanel(navigation: unknown): Promise<void> {
  const { pathname } = window.location;
  await navigation;
  if (window.location.pathname === pathname) window.history.replaceState({ ...window.history.state, ...PANEL }, '');
}

/** Last navigation of each kind: each waits for the other, so that no two change the history's entry at once. */
const last: { search: unknown; panel: unknown } = { search: null, panel: null };

/** Goes to another search once a panel that is being opened has its entry, and stays in it. */
export async function goInPanel(go: (state: typeof PANEL | null) => unknown): Promise<void> {
  await last.panel;
  last.search = isInPanel() ? markPanel(go(PANEL)) : go(null);
  await last.search;
}

async function movePanel(move: () => unknown): Promise<void> {
  await last.search;
  last.panel = move();
}
