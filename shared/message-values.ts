/** Header with how many of them wait to be read. */
export const UNREAD_HEADER = 'X-Unread-Count';

/** Days between the deletion of a message and its purge: until then the editors can read one that was reported. */
export const DELETED_MESSAGE_DAYS = 7;
