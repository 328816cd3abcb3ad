import { pagePath, withQuery } from '../../shared/paths.ts';
import { ButtonLink } from '../app/link.tsx';

/** Search of the list that the link is below. */
type PhoneAlertsQuery = {
  readonly location?: string | null;
  readonly radius?: number | string | null;
  readonly category?: readonly string[] | string | null;
};

/** To what this device is told by Web Push; nothing where the site sends none, or no script runs. */
export const PhoneAlertsLink = (query: PhoneAlertsQuery) => (
  <p className="push-only needs-script">
    <ButtonLink to={withQuery(pagePath.phoneAlerts(), query)}>Avvisami sul telefono</ButtonLink>
  </p>
);
