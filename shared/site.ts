export const SITE_NAME = 'Lavoro in Valle';

/** Keys under which the browser stores the session. */
export const STORAGE_KEYS = { token: 'lavoro-in-valle.token', user: 'lavoro-in-valle.user' } as const;
