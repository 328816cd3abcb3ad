import { phoneParts } from './phone-parts.ts';
import { excerpt } from './text.ts';

/** Longest name of an employer in front of its number. */
const MOST_NAME = 50;

/** Name of the employer, with the first number of its offer where there is one: for somebody who is hired to call. */
export const offerContact = ({ companyName, description }: { companyName: string; description: string }): string =>
  [excerpt(companyName, MOST_NAME), phoneParts(description)[1]].filter(Boolean).join(', ');
