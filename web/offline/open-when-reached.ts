/** Between two looks; each time twice as long. */
const WAIT_MS = { first: 1000, longest: 30_000 };
const ANSWERED_WITHIN_MS = 20_000;

/**
 * Loads the document anew once its address answers: looked at when the browser says that the network is back, and now and
 * then besides, as the first requests after that often fail, and as a site that was down comes back without a word.
 * @returns ends it
 */
export function openWhenReached(): () => void {
  let wait = WAIT_MS.first;
  let timer: number | undefined;
  let looking = false;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    const there = navigator.onLine && !document.hidden && (await isAnswered());
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

/** Whether anything answers at this address, a refusal too: past the worker, which leaves HEAD alone. */
async function isAnswered(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
