import { pagePath, withQuery } from '../../shared/paths.ts';
import { ButtonLink } from '../app/link.tsx';

/** To what this device is told by Web Push; nothing where the site sends none, or no script runs. */
export const PhoneAlertsLink = ({ search = {} }: { search?: Parameters<typeof withQuery>[1] }) => (
  // Not what a browser holds on to while a list above it grows.
  <p className="push-only needs-script [overflow-anchor:none]">
    <ButtonLink to={withQuery(pagePath.phoneAlerts(), search)}>Avvisami sul telefono</ButtonLink>
  </p>
);
