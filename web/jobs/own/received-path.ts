import { pagePath, withQuery } from '../../../shared/paths.ts';

export const applicationsText = (count: number): string =>
  count === 0 ? 'Nessuna candidatura' : count === 1 ? '1 candidatura' : `${count} candidature`;

/** The applications received for one offer. */
export const receivedPath = (id: string): string =>
  withQuery(pagePath.applications(), { lato: 'ricevute', offerta: id });
