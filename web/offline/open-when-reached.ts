/** Between two looks; each time twice as long. */
const WAIT_MS = { first: 1000, longest: 30_000 };
const RESPONSE_MS = 20_000;

/**
 * Reloads the document once its address answers: checked when the browser reports the network back, and periodically, as
 * the first requests after that often fail and a site that was down returns unannounced.
 * @returns a function that stops checking
 */
export function openWhenReached(): () => void {
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
