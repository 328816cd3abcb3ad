// Runs in the head of a built document: runs the page's scripts once it is painted, so that the paint waits for none of them.
(() => {
  // A document that comes this late came over a slow connection, which would lie idle until the paint: the large files are
  // requested at once. Over a fast one they would delay the paint.
  const SLOW_AFTER_MS = 250;
  const { dataset } = document.currentScript;
  const { shared, page, entry } = dataset;
  // The document stays when somebody goes back before the entry runs, while the address changes.
  dataset.opened = location.pathname + location.search;
  // A connection that comes back before anything else is there to notice.
  addEventListener('online', () => Object.assign(dataset, { back: '' }), { once: true });
  const preload = (href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // A task for each file: a tap in between is answered.
  const pause = () => new Promise((next) => setTimeout(next));
  // Notes presses and changes until React listens (`early-input.ts` repeats them). Links, menus and forms with an address need no
  // script, and the buttons of other forms are off.
  const pressed = new Set();
  const filled = new Map();
  const [presses, all] = [new AbortController(), new AbortController()];
  window.earlyInput = { pressed, filled, stopPresses: () => presses.abort(), stop: () => all.abort() };
  const note = (type, listener, { signal }) => addEventListener(type, listener, { capture: true, signal });
  note(
    'click',
    ({ target }) => {
      const button = target.closest('#root button[type="button"]');
      if (button) pressed.add(button);
    },
    presses,
  );
  note(
    'input',
    ({ target }) =>
      filled.set(target, target.type === 'checkbox' || target.type === 'radio' ? target.checked : target.value),
    all,
  );
  if (performance.now() > SLOW_AFTER_MS) shared.split(' ').forEach(preload);
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    const files = `${shared} ${entry} ${page}`.split(' ').filter(Boolean);
    for (const file of files) {
      preload(file);
      await pause();
    }
    try {
      for (const file of files) {
        await import(file);
        await pause();
      }
    } catch (error) {
      // A file that does not arrive is in the browser's log; Firefox breaks it off when somebody leaves, which is no error.
      if (!(error instanceof TypeError && error.message.includes('module'))) throw error;
    }
  };
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted, and some browsers do not tell.
  addEventListener('load', () => setTimeout(begin, 500));
})();
