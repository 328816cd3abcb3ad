/** Beginning of the causes of all issues for one subscriber. */
export const issueCauses = (publicId: string): string => `newsletter:${publicId}:`;

/** Cause of the one issue of a month, `YYYY-MM`. */
export const issueCause = (publicId: string, month: string): string => `${issueCauses(publicId)}${month}`;

/** Beginning of the causes of all renewal mails to one subscriber. */
export const renewalCauses = (publicId: string): string => `newsletter-renewal:${publicId}:`;
