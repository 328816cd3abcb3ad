/**
 * Header of what a form sends once more because no answer came: how many seconds ago it was sent first. By the sender's own
 * clock at both ends, so that a wrong one does not count.
 */
export const REPEAT_HEADER = 'X-First-Sent';
