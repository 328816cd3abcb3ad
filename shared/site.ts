export const SITE_NAME = 'Lavoro in Valle';

export const STORAGE_KEYS = { token: 'lavoro-in-valle.token', user: 'lavoro-in-valle.user' } as const;

/** Name of the one policy by which a script may make an address that a script is loaded from (`web/app/trusted-types.ts`). */
export const TRUSTED_TYPES_POLICY = 'lavoro-in-valle';
