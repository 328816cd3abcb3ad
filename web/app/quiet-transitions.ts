/**
 * Lets a view transition end early without an error. Browsers skip one when the page moves on, and refuse its promises with errors of
 * different names, which the router throws again; the page itself has changed all the same.
 */
export function quietTransitions(page: Pick<Document, 'startViewTransition'>): void {
  const start = page.startViewTransition?.bind(page);
  if (!start) return;
  page.startViewTransition = (update) => {
    const transition = start(update);
    for (const moment of ['ready', 'updateCallbackDone', 'finished'] as const) {
      const value = transition[moment].catch(() => undefined);
      Object.defineProperty(transition, moment, { value });
    }
    return transition;
  };
}
