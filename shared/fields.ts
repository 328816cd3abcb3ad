import * as mini from 'zod/mini';
import { LIMITS, tooLong } from './limits.ts';
import { cleanLine, cleanText, MAX_RAW_LENGTH } from './text.ts';

/**
 * A text as it was sent, refused before it is cleaned where it is far too long: what cleaning takes away (spaces, marks that
 * become part of their letter) is never three quarters of what a person types.
 */
const sent = (wrong: string, max: number) =>
  mini.string(wrong).check(mini.maxLength(Math.min(4 * max + 1000, MAX_RAW_LENGTH), tooLong(max)));

/** One required line of text, cleaned before it is measured. */
export const line = (required: string, max: number) =>
  mini.pipe(
    mini.pipe(sent(required, max), mini.transform(cleanLine)),
    mini.string().check(mini.minLength(1, required), mini.maxLength(max, tooLong(max))),
  );

/** Required text of several lines. */
export const paragraph = (required: string, max: number) =>
  mini.pipe(
    mini.pipe(sent(required, max), mini.transform(cleanText)),
    mini.string().check(mini.minLength(1, required), mini.maxLength(max, tooLong(max))),
  );

/** Optional text of several lines; empty means absent. */
export const optionalParagraph = (max: number) =>
  mini.optional(
    mini.pipe(
      mini.pipe(sent('Testo non valido', max), mini.transform(cleanText)),
      mini.string().check(mini.maxLength(max, tooLong(max))),
    ),
  );

/** An address as it was sent, cleaned; lower case (RFC 5321 allows more; no mail service in use tells cases apart). */
const sentAddress = mini.pipe(
  mini.string('Email non valida').check(mini.maxLength(1000, 'Email non valida')),
  mini.transform((text) => cleanLine(text).toLowerCase()),
);
// The rule of `<input type="email">` (WHATWG), so that server and browser take the same.
const address = mini
  .email({ pattern: mini.regexes.html5Email, error: 'Email non valida', abort: true })
  .check(mini.maxLength(LIMITS.email, 'Email non valida'));

/** Address as it is stored and compared. */
export const emailField = mini.pipe(sentAddress, address);

/** An address that may be left out. @param empty what an empty text stands for */
export const optionalEmail = <Empty extends null | undefined>(empty: Empty) =>
  mini.optional(
    mini.pipe(
      sentAddress,
      mini.union(
        [
          mini.pipe(
            mini.literal(''),
            mini.transform(() => empty),
          ),
          address,
        ],
        'Email non valida',
      ),
    ),
  );

/** Coordinate in decimal degrees as text, empty where unknown. */
export const coordinateText = (limit: number) =>
  mini.optional(
    mini.string('Posizione non valida').check(
      mini.maxLength(30, 'Posizione non valida'),
      mini.refine((text) => text.trim() === '' || Math.abs(Number(text)) <= limit, 'Posizione non valida'),
    ),
  );
