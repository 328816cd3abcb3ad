/** Applies the style sheet that a light document holds back (`start-after-paint.js`), before anything is drawn that is not in it. */
export async function applyAllStyles(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!sheet) return;
  if (!sheet.sheet) await new Promise((done) => Object.assign(sheet, { onload: done, onerror: done }));
  sheet.media = '';
}
