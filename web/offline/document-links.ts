import { pagePath } from '../../shared/paths.ts';
import { isPlainClick } from '../app/link.tsx';
import { keptPages } from './kept-pages.ts';
import { isControlled } from './service-worker.ts';

const JOB = pagePath.job('');

/**
 * Without a network, links to other pages load documents: the worker has the copy, or the page that says there is none.
 * An offer without a copy stays with the router, which knows from the lists what they have shown of it.
 */
export function followAsDocuments(isOffline: () => boolean): void {
  let kept: readonly string[] = [];
  const look = async () => {
    kept = (await keptPages()).map(({ path }) => path);
  };
  void look();
  window.addEventListener('offline', look);
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isOffline() || !isControlled() || isForBrowser(event, link)) return;
      if (link.pathname.startsWith(JOB) && !kept.includes(link.pathname + link.search)) return;
      event.stopPropagation();
    },
    { capture: true },
  );
}

/** True for clicks that the browser handles anyway, and for links within the page. */
const isForBrowser = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  !isPlainClick(event) || link.origin !== window.location.origin || link.pathname === window.location.pathname;
