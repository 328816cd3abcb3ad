/** Id of the row above a list, which says how much was found. */
export const RESULTS_ID = 'elenco';

/** Action of a search form: without any script the browser brings the results into view. */
export const resultsOf = (path: string): string => `${path}#${RESULTS_ID}`;

/** From here on a list and its filters are beside each other (jobs.css). */
export const WIDE = '(min-width: 64rem)';

/** Brings the results under the header of a narrow screen, with the focus, which closes its keyboard. */
export function showResults(): void {
  const row = document.getElementById(RESULTS_ID);
  if (!row || window.matchMedia(WIDE).matches) return;
  row.focus({ preventScroll: true });
  row.scrollIntoView();
}
