import { useEffect, useRef, useState } from 'react';
import { type RouteObject, useLocation } from 'react-router';
import { dayAndTime } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { Layout } from '../layout/layout.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { house } from '../ui/figure.tsx';
import { type CachedPage, cachedPages } from './cached-pages.ts';

const SHOWN = 8;

/** At an address that this device has not kept, while the network does not answer. Links load documents here. */
function UnsavedView() {
  const { key } = useLocation();
  const first = useRef(key);
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  const title = navigator.onLine ? 'Il sito non risponde' : 'Senza connessione';
  useEffect(() => {
    document.title = `${title} · ${SITE_NAME}`;
    void cachedPages().then((found) => setPages(found.slice(0, SHOWN)));
  }, [title]);
  useEffect(openWhenReached, []);
  useEffect(() => {
    // This document has no page but this one.
    if (key !== first.current) window.location.reload();
  }, [key]);

  return (
    <div className="container section stack-lg">
      <EmptyState art={house} title={title} level={1}>
        <p>Questa pagina non è tra quelle salvate sul tuo dispositivo. Appena la connessione torna, si apre da sola.</p>
        <p className="cluster">
          <Button onClick={() => window.location.reload()}>Riprova</Button>
          <a className={buttonClass('secondary')} href={pagePath.savedJobs()}>
            Offerte salvate
          </a>
        </p>
      </EmptyState>
      {pages.length > 0 && (
        <section className="stack-sm" aria-labelledby="gia-viste">
          <h2 id="gia-viste">Pagine che puoi rileggere</h2>
          <ul className="list-plain">
            {pages.map(({ path, title: name, savedAt }) => (
              <li key={path} className="py-1">
                <a className="inline-flex items-center min-h-11 mr-2" href={path}>
                  {name}
                </a>
                <span className="muted">{dayAndTime(new Date(savedAt), new Date())}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const WAIT_MS = { first: 1000, longest: 30_000 };
const RESPONSE_MS = 20_000;

/** Reloads the document once its address answers, also unannounced; returns how to stop. */
function openWhenReached(): () => void {
  let wait = WAIT_MS.first;
  let timer: number | undefined;
  let looking = false;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    const there = navigator.onLine && !document.hidden && (await siteResponds());
    looking = false;
    if (there) return window.location.reload();
    timer = window.setTimeout(look, wait);
    wait = Math.min(wait * 2, WAIT_MS.longest);
  }

  function lookAtOnce(): void {
    wait = WAIT_MS.first;
    window.clearTimeout(timer);
    void look();
  }

  timer = window.setTimeout(look, wait);
  window.addEventListener('online', lookAtOnce);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('online', lookAtOnce);
  };
}

/** True if anything answers at this address, even a refusal. HEAD bypasses the service worker. */
async function siteResponds(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(RESPONSE_MS);
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** Route table of the document that the service worker shows where it has no copy: every address is that one page. */
export const UNSAVED_ROUTES: RouteObject[] = [
  { path: '/', Component: Layout, children: [{ path: '*', Component: UnsavedView }] },
];
