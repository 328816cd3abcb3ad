import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { ListCount } from '../../api/list-page.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FIRST_FILTERS, MORE_FILTERS } from './chosen-filters.ts';
import type { JobSearch } from './job-search.ts';
import { jobCountText } from './result-count.tsx';

/** The panel's own filters. */
const OWN = ['near', 'radius', ...FIRST_FILTERS, ...MORE_FILTERS] as const;

type FilterPanelProps = {
  readonly search: JobSearch;
  /** Offers that it finds; null until that is known. */
  readonly count: ListCount | null;
  readonly children: ReactNode;
};

/**
 * The filters beside the list: always in view on desktop, a sheet from the bottom on phones. A native disclosure, so
 * that it opens without JavaScript.
 */
export function FilterPanel({ search, count, children }: FilterPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const on = OWN.filter((name) => search[name]).length;
  const close = () => {
    if (!panel.current?.open) return;
    panel.current.open = false;
    panel.current.querySelector('summary')?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <details ref={panel} className="filter-panel" onKeyDown={closeOnEscape}>
      <summary className={buttonClass('secondary')}>
        <Icon name="sliders" /> {on > 0 ? `Filtri e ordine (${on})` : 'Filtri e ordine'}
      </summary>
      <div className="filter-panel-body stack">
        <h2 className="sr-only">Filtri</h2>
        {children}
        <Button className="needs-script filter-panel-close" variant="primary" onClick={close}>
          {count ? `Mostra ${jobCountText(count)}` : 'Chiudi'}
        </Button>
        <noscript>
          <button type="submit" className={buttonClass('primary')}>
            Applica i filtri
          </button>
        </noscript>
      </div>
    </details>
  );
}
