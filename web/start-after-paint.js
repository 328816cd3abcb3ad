// Runs in the head of a built document: loads the page's scripts once it is painted, so that the paint waits for none of them.
(() => {
  const { dataset } = document.currentScript;
  const { shared, page, entry, style } = dataset;
  // Whoever goes back before the entry runs changes the address, and the document stays.
  dataset.opened = location.pathname + location.search;
  const link = (rel, href) =>
    new Promise((done) => {
      const element = Object.assign(document.createElement('link'), { rel, href, onload: done, onerror: done });
      document.head.append(element);
    });
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    const styled = style && link('stylesheet', style);
    const files = `${shared} ${page} ${entry}`.split(' ').filter(Boolean);
    for (const file of files) link('modulepreload', file);
    await styled;
    for (const file of files) {
      await import(file);
      // A task for each: a tap in between is answered.
      await new Promise((next) => setTimeout(next));
    }
  };
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted, and some browsers do not tell.
  addEventListener('load', () => setTimeout(begin, 500));
})();
