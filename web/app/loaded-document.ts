let loaded = { path: '', isAgain: false };

/** Notes how the document was loaded, before the router gives its entry of the history a state. */
export function noteLoadedDocument(): void {
  loaded = { path: location.pathname, isAgain: history.state !== null };
}

/** True if the document shows this path because it was reloaded or brought back: a router has been there before. */
export const isLoadedAgain = (path: string): boolean => loaded.isAgain && loaded.path === path;
