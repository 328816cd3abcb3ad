/** Ends what spares the first paint (`start-after-paint.js`): the style sheet held back is applied before anything is drawn that is not in the document's. */
export async function applyAllStyles(): Promise<void> {
  document.documentElement.classList.remove('fresh');
  const held = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!held) return;
  if (!held.sheet) await new Promise((done) => Object.assign(held, { onload: done, onerror: done }));
  held.media = '';
}
