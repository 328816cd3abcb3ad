import { hashPassword } from '../accounts/password.ts';

/** The password of accounts with this hash: hashing takes long, so they share one. */
export const PASSWORD = 'la parola di adesso';
export const passwordHash = await hashPassword(PASSWORD);
