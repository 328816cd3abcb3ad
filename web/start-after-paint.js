// Runs in the head of a built document: loads the page's scripts once it is painted, so that the paint waits for none of them.
(() => {
  const { dataset } = document.currentScript;
  const { shared, page, entry, later, style } = dataset;
  // Whoever goes back before the entry runs changes the address, and the document stays.
  dataset.opened = location.pathname + location.search;
  // A connection that comes back before anything else is there to notice.
  addEventListener('online', () => Object.assign(dataset, { back: '' }), { once: true });
  const link = (rel, href, media = '') => {
    const element = Object.assign(document.createElement('link'), { rel, href, media });
    document.head.append(element);
    return element;
  };
  // What is shown has its styles, and all of them style every element anew: until somebody does something they are for paper only.
  const linkStyles = () => {
    const sheet = link('stylesheet', style, 'print');
    sheet.onerror = () => sheet.remove();
    const apply = () => requestAnimationFrame(() => setTimeout(() => Object.assign(sheet, { media: '' })));
    for (const sign of ['pointerover', 'keydown', 'focusin']) addEventListener(sign, apply, { once: true });
  };
  // A task for each file: a tap in between is answered.
  const pause = () => new Promise((next) => setTimeout(next));
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    if (style) linkStyles();
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
