export const SITE_NAME = 'Lavoro in Valle';

/** Keys of the browser's storage (decisions, first section). */
export const STORAGE_KEYS = { token: 'lavoro-in-valle.token', user: 'lavoro-in-valle.user' } as const;
