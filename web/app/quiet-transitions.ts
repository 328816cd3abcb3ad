/** Lets a view transition end early without an error: browsers refuse its promises, and the router throws that again. */
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
