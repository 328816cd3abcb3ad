import { pagePath } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { signLink } from '../signed-link.ts';

type Maker = { readonly secret: string; readonly siteUrl: string };

/** Token of the private page of an application. It never ends: the application does, at the latest six months after its offer. */
export const applicantToken = (publicId: string, secret: string): string =>
  signLink({ purpose: 'own-application', subject: publicId, expiresAt: null }, secret);

/** Address of that page, for mails. */
export const applicantLink = (publicId: string, { secret, siteUrl }: Maker): string =>
  siteUrl + linkedApplicationLink(applicantToken(publicId, secret));

/** Page where an applicant follows an application, as mails name it: that of the account, or the private one without an account. */
export const followLink = (
  { publicId, userId }: { readonly publicId: string; readonly userId: number | null },
  maker: Maker,
): { readonly label: string; readonly url: string } =>
  userId === null
    ? { label: 'La tua candidatura', url: applicantLink(publicId, maker) }
    : { label: 'Le tue candidature', url: maker.siteUrl + pagePath.applications() };
