import { linkedApplicationLink } from '../../shared/token-links.ts';
import { signLink } from '../signed-link.ts';

type Maker = { readonly secret: string; readonly siteUrl: string };

/** Token of the private page of an application. It never ends: the application does, at the latest six months after its offer. */
export const applicantToken = (publicId: string, secret: string): string =>
  signLink({ purpose: 'own-application', subject: publicId, expiresAt: null }, secret);

/** Address of that page, for mails. */
export const applicantLink = (publicId: string, { secret, siteUrl }: Maker): string =>
  siteUrl + linkedApplicationLink(applicantToken(publicId, secret));
