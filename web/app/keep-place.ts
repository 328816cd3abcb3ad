/** Returns to the place where a page was left when the browser brings it back whole: WebKit shows its top. */
export function keepPlace(): void {
  let left = 0;
  addEventListener('pagehide', () => {
    left = window.scrollY;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && window.scrollY !== left) window.scrollTo(0, left);
  });
}
