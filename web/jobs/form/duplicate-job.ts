import { pagePath, withQuery } from '../../../shared/paths.ts';

/** Parameter of the page where offers are published: the own offer whose values the form is filled with. */
export const DUPLICATED = 'da';

/** In the place of that offer's id: the form is filled with the advert that the questions for families have written. */
export const PREPARED = 'cerco-chi-assiste';

/** Name of the draft that holds the answers to those questions. */
export const ANSWERS_DRAFT = 'find-carer';

/** Id of that form, for links to it. */
export const FORM_ID = 'modulo';

/** Path of the form that publishes an own offer once more. */
export const duplicateJobPath = (id: string): string =>
  `${withQuery(pagePath.publishJob(), { [DUPLICATED]: id })}#${FORM_ID}`;
