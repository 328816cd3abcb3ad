/** What the causes of all issues for one subscriber begin with. */
export const issueCauses = (publicId: string): string => `newsletter:${publicId}:`;

/** Cause of the one issue of a month, `YYYY-MM`. */
export const issueCause = (publicId: string, month: string): string => `${issueCauses(publicId)}${month}`;

/** What the causes of the mails that ask a subscriber whether it is still wanted begin with. */
export const renewalCauses = (publicId: string): string => `newsletter-renewal:${publicId}:`;
