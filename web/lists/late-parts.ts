import { afterwards } from '../app/afterwards.tsx';

/** Parts of a list page that load late, as nobody needs them before the page is scrolled or left. */
export const SearchLine = afterwards(async () => (await import('./search-line.tsx')).SearchLine);
export const FollowList = afterwards(async () => (await import('./follow-list.tsx')).FollowList);
