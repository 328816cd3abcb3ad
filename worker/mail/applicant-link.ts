import { pagePath } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { sign } from '../sign.ts';

type Maker = { readonly secret: string; readonly siteUrl: string };

/** Token of the private page of an application. It never ends: the application does, at the latest six months after its offer. */
export const applicantToken = (publicId: string, secret: string): Promise<string> =>
  sign('own-application', { sub: publicId }, { secret, expiresAt: null });

/** Address of that page, for mails. */
export const applicantLink = async (publicId: string, { secret, siteUrl }: Maker): Promise<string> =>
  siteUrl + linkedApplicationLink(await applicantToken(publicId, secret));

export type FollowLink = { readonly label: string; readonly url: string };

/** Page where an applicant follows an application, as mails name it: that of the account, or the private one without an account. */
export const followLink = async (
  { publicId, userId }: { readonly publicId: string; readonly userId: number | null },
  maker: Maker,
): Promise<FollowLink> =>
  userId === null
    ? { label: 'La tua candidatura', url: await applicantLink(publicId, maker) }
    : { label: 'Le tue candidature', url: maker.siteUrl + pagePath.applications() };
