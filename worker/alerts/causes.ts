/** Beginning of the causes of all digests to one address. */
export const digestCauses = (addressId: string): string => `alert-digest:${addressId}:`;

/** Cause of the one mail with offers of a day in Rome. */
export const digestCause = (addressId: string, day: string): string => `${digestCauses(addressId)}${day}`;

/** Beginning of the causes of all renewal mails to one address. */
export const renewalCauses = (addressId: string): string => `alert-renewal:${addressId}:`;
