import { draftOf } from '../forms/draft.ts';

/** The address somebody tried to log in with is the one whose password they have forgotten. */
export const EMAIL_DRAFT = draftOf('login', { email: '' });
