/** Link that begins a mail. The address is encoded but for its sign, so that none of it is read as a part of the link. */
export const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
