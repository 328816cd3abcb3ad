import { pagePath, withQuery } from '../../shared/paths.ts';

/** Parameter of the page where offers are published: the own offer that the form begins with. */
export const COPIED = 'da';

/** Id of the form there, where its links lead. */
export const FORM_ID = 'modulo';

/** Where an offer of one's own is published once more. */
export const copyJobPath = (id: string): string => `${withQuery(pagePath.publishJob(), { [COPIED]: id })}#${FORM_ID}`;
