/** The code that is mailed where a login needs more than the password. */
export const LOGIN_CODE = { digits: 8, minutes: 10, tries: 5, mailsADay: 5 } as const;
export const CODE_WANTED = 'Scrivi il codice di 8 cifre che trovi nell’email';
