/** Cause of the mail that tells who published an offer of an application. */
export const applicationCause = (publicId: string): string => `application:${publicId}`;
