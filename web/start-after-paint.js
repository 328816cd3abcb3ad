// Runs in the head of a built document: loads the page's scripts once it is painted, so that the paint waits for none of them.
(() => {
  const { dataset } = document.currentScript;
  const { shared, page, entry, later, style } = dataset;
  // Whoever goes back before the entry runs changes the address, and the document stays.
  dataset.opened = location.pathname + location.search;
  // A connection that comes back before anything else is there to notice.
  addEventListener('online', () => Object.assign(dataset, { back: '' }), { once: true });
  // Whoever comes anew, and to no place in the page, stands at the top: what is far down comes later (`web/styles/base.css`).
  const { classList } = document.documentElement;
  if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash) classList.add('fresh');
  const link = (rel, href, media = '') => {
    const element = Object.assign(document.createElement('link'), { rel, href, media });
    document.head.append(element);
    return element;
  };
  // A task for each file: a tap in between is answered.
  const pause = () => new Promise((next) => setTimeout(next));
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    // What is shown has its styles, and all of them style every element anew: until somebody does something they are for paper only.
    const sheet = style && link('stylesheet', style, 'print');
    if (sheet) sheet.onerror = () => sheet.remove();
    const apply = () => {
      classList.remove('fresh');
      if (sheet) sheet.media = '';
    };
    // A mouse that rests is told of as one that moves, in the first frame: who listens after it hears of people.
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(sign, () => requestAnimationFrame(() => setTimeout(apply)), { once: true });
    const files = `${shared} ${page} ${entry}`.split(' ').filter(Boolean);
    // Code that a browser once failed to load, as the network was gone, it never asks for again: what runs later is here before.
    for (const file of files.concat(later.split(' '))) {
      link('modulepreload', file);
      await pause();
    }
    for (const file of files) {
      await import(file);
      await pause();
    }
  };
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted, and some browsers do not tell.
  addEventListener('load', () => setTimeout(begin, 500));
})();
