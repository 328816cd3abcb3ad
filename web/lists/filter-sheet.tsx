import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { FollowSheet } from './late-parts.ts';
import { goInSheet } from './sheet-state.ts';

type FilterSheetProps = {
  /** Number of filters in it that are on. */
  readonly on: number;
  /** Label of the button that closes it: `Mostra 12 offerte`. */
  readonly show: string;
  /** Address of the list without them. */
  readonly clear: string;
  /** True if they are beside the list on wide screens. */
  readonly aside?: boolean;
  readonly children: ReactNode;
};

/**
 * The filters of a list, in a sheet over it. A native disclosure, whose summary is the title, the close button and the scrim
 * while it is open: all of it works before, and without, any script.
 */
export function FilterSheet({ on, show, clear, aside = false, children }: FilterSheetProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const navigate = useNavigate();
  const close = () => {
    if (!panel.current?.open) return;
    panel.current.open = false;
    panel.current.querySelector('summary')?.focus();
  };
  const clearAll = (event: MouseEvent) => {
    event.preventDefault();
    void goInSheet((state) => navigate(clear, { replace: state !== null, state, preventScrollReset: true }));
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.current?.open) close();
  };
  return (
    <details
      ref={panel}
      className={classNames('filter-panel no-print', aside && 'filter-aside')}
      onKeyDown={closeOnEscape}
    >
      <FollowSheet panel={panel} />
      <summary className={buttonClass('secondary')}>
        <Icon name="sliders" /> {on > 0 ? `Filtri (${on})` : 'Filtri'} <Icon name="x" />
      </summary>
      <div className="filter-panel-body">
        <div className="stack p-4">{children}</div>
        <div className="filter-panel-foot flex gap-2 sticky bottom-0 px-4 py-2 border-t border-line bg-surface">
          <Link className={buttonClass('quiet')} to={clear} onClick={clearAll}>
            Azzera
          </Link>
          <Button className="needs-script flex-1" variant="primary" onClick={close}>
            {show}
          </Button>
          <noscript>
            <button type="submit" className={buttonClass('primary')}>
              Applica i filtri
            </button>
          </noscript>
        </div>
      </div>
    </details>
  );
}
