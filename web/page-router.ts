import {
  createPath,
  type DataRouteMatch,
  type DataRouteObject,
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  resolvePath,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_defaultMapRouteProperties,
} from 'react-router';
import { applyAllStyles } from './all-styles.ts';
import type { Page, PageContext } from './page.ts';

type ViewTransition = NonNullable<Parameters<RouterSubscriber>[1]['viewTransitionOpts']>;

/** How a navigation is to be shown. */
type Manner = {
  readonly action: RouterState['historyAction'];
  readonly preventScrollReset?: boolean | undefined;
  readonly viewTransition?: boolean | undefined;
};

type Init = {
  readonly routes: readonly RouteObject[];
  /** Whether the page of the address is there already, with its data. */
  readonly rendered: boolean;
  /** Begins to fetch what a page shows, which comes with a loading state of its own. */
  readonly loadPage: (page: Page, at: Pick<PageContext, 'url' | 'params'>) => void;
};

/**
 * The part of react-router's data router that the pages need, for its `RouterProvider`: code fetched when a page is opened, a
 * navigation under way, the latest one winning, errors, positions and view transitions. Its own brings along actions,
 * fetchers, blockers, redirects and middleware, 14 kB that nothing here calls (docs/adr/0034-what-a-first-visit-weighs.md).
 * Resolves when the code of the first page is there; follows back and forward once it is initialised.
 */
export async function createPageRouter({ routes, rendered, loadPage }: Init): Promise<DataRouter> {
  const history = UNSAFE_createBrowserHistory();
  const dataRoutes = withIds(routes);
  const subscribers = new Set<RouterSubscriber>();
  /** `from to` of the navigations with a view transition: going back has it too. */
  const transitions = new Set<string>();
  let positions: { readonly saved: Record<string, number>; readonly read: () => number } | null = null;
  let isPositionRestored = rendered;
  let underWay = new AbortController();

  const match = (location: Partial<Location> | string): DataRouteMatch[] => matchRoutes(dataRoutes, location) ?? [];
  const { action, location } = history;
  const matches = match(location);
  await (rendered ? open(matches) : openStyled(matches));
  if (!rendered) loadData(matches, location);

  let state: RouterState = {
    historyAction: action,
    location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    // The browser itself goes back to where it was in a document that came with its content.
    restoreScrollPosition: rendered ? false : null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  function update(changes: Partial<RouterState>, viewTransitionOpts: ViewTransition | null = null): void {
    state = { ...state, ...changes };
    const newErrors = changes.errors ?? null;
    const how = { deletedFetchers: [], newErrors, flushSync: false, ...(viewTransitionOpts && { viewTransitionOpts }) };
    for (const tell of subscribers) tell(state, how);
  }

  async function start(location: Location, manner: Manner): Promise<void> {
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    if (positions) positions.saved[state.location.key] = positions.read();
    const next = match(location);
    if (isHashChangeOnly(state.location, location)) return complete(location, next, state.errors, manner);
    update({
      navigation: { ...IDLE_NAVIGATION, state: 'loading', location, matches: next, historyAction: manner.action },
    });
    let errors: RouterState['errors'] = null;
    try {
      await openStyled(next);
      if (!signal.aborted) loadData(next, location);
    } catch (error) {
      errors = { [ROOT]: error };
    }
    if (!signal.aborted) complete(location, next, errors, manner);
  }

  function loadData(next: DataRouteMatch[], location: Location): void {
    const url = new URL(createPath(location), window.location.origin);
    for (const { route, params } of next) if (route.handle) loadPage(route.handle as Page, { url, params });
  }

  function complete(location: Location, next: DataRouteMatch[], errors: RouterState['errors'], manner: Manner): void {
    const { action, preventScrollReset = false } = manner;
    if (action === NavigationType.Push) history.push(location, location.state);
    if (action === NavigationType.Replace) history.replace(location, location.state);
    update(
      {
        historyAction: action,
        location,
        matches: next,
        errors,
        navigation: IDLE_NAVIGATION,
        restoreScrollPosition: positions?.saved[location.key] ?? null,
        preventScrollReset,
      },
      transitionTo(location, manner),
    );
  }

  function transitionTo(location: Location, { action, viewTransition }: Manner): ViewTransition | null {
    const from = state.location;
    if (viewTransition) transitions.add(`${from.pathname} ${location.pathname}`);
    const isForward =
      viewTransition || (action === NavigationType.Pop && transitions.has(`${from.pathname} ${location.pathname}`));
    if (isForward) return { currentLocation: from, nextLocation: location };
    const isBack = action === NavigationType.Pop && transitions.has(`${location.pathname} ${from.pathname}`);
    return isBack ? { currentLocation: location, nextLocation: from } : null;
  }

  async function navigate(to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const path = history.encodeLocation(to === null ? state.location : resolvePath(to, state.location.pathname));
    const key = Math.random().toString(36).slice(2, 10);
    const { replace, preventScrollReset, viewTransition } = options;
    const action = replace ? NavigationType.Replace : NavigationType.Push;
    await start({ ...path, state: options.state ?? null, key }, { action, preventScrollReset, viewTransition });
  }

  const router: DataRouter = {
    basename: '/',
    future: {},
    get state() {
      return state;
    },
    routes: dataRoutes,
    manifest: {},
    window,
    match,
    initialize() {
      history.listen(({ location: next }) => void start(next, { action: NavigationType.Pop }));
      // Somebody went back in between.
      if (createPath(history.location) !== createPath(state.location))
        void start(history.location, { action: NavigationType.Pop });
      return router;
    },
    subscribe(tell) {
      subscribers.add(tell);
      return () => subscribers.delete(tell);
    },
    enableScrollRestoration(saved, read) {
      positions = { saved, read };
      const position = saved[state.location.key];
      if (!isPositionRestored && position !== undefined) update({ restoreScrollPosition: position });
      isPositionRestored = true;
      return () => {
        positions = null;
      };
    },
    navigate,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    revalidate: () => Promise.resolve(),
    getFetcher: () => IDLE_FETCHER,
    getBlocker: () => IDLE_BLOCKER,
    fetch: noUse,
    resetFetcher: noUse,
    deleteFetcher: noUse,
    deleteBlocker: noUse,
    patchRoutes: noUse,
    dispose: noUse,
    _internalSetRoutes: noUse,
    _internalSetStateDoNotUseOrYouWillBreakYourApp: noUse,
    _internalFetchControllers: new Map(),
  };
  return router;
}

/** The outermost route, which shows what went wrong in any other. */
const ROOT = '0';

const noUse = (): never => {
  throw new Error('createPageRouter: pages only read');
};

const withIds = (routes: readonly RouteObject[], parent = ''): DataRouteObject[] =>
  routes.map((route, index) => {
    const id = `${parent}${index}`;
    const own = { ...route, id } as DataRouteObject;
    if (own.children) own.children = withIds(own.children, `${id}-`);
    return Object.assign(own, UNSAFE_defaultMapRouteProperties(own));
  });

/** Fetches the code of a page that is opened for the first time. */
async function open(matches: readonly DataRouteMatch[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
      Object.assign(route, UNSAFE_defaultMapRouteProperties(route));
    }),
  );
}

const openStyled = (matches: readonly DataRouteMatch[]) => Promise.all([open(matches), applyAllStyles()]);

/** What the router shows at once, without loading again. */
const isHashChangeOnly = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname &&
  from.search === to.search &&
  (to.hash !== '' || (from.hash === to.hash && from.hash !== ''));
