/** What the causes of all mails with offers to one address begin with. */
export const digestCauses = (addressId: string): string => `alert-digest:${addressId}:`;

/** Cause of the one mail with offers of a day in Rome. */
export const digestCause = (addressId: string, day: string): string => `${digestCauses(addressId)}${day}`;

/** What the causes of the mails that ask an address whether its alerts are still wanted begin with. */
export const renewalCauses = (addressId: string): string => `alert-renewal:${addressId}:`;
