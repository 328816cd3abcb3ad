import { pagePath, withQuery } from '../../shared/paths.ts';

/** Parameter of the page where offers are published: the own offer that the form begins with. */
export const COPIED = 'da';

/** Where an offer of one's own is published once more. */
export const copyJobPath = (id: string): string => withQuery(pagePath.publishJob(), { [COPIED]: id });
