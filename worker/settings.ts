import * as mini from 'zod/mini';
import { SITE_NAME } from '../shared/site.ts';

export type Sender = { readonly name: string; readonly email: string };

const address = mini.email();

/** `Name <address>`, or an address by itself, which gets the name of the site. */
export const senderField = mini.pipe(
  mini.string(),
  mini.transform((text, context): Sender => {
    const [, name, email] = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text) ?? [text, '', text.trim()];
    const isRight = address.safeParse(email).success;
    if (!isRight)
      context.issues.push({ code: 'custom', message: 'is neither "Name <address>" nor an address', input: text });
    return { name: name || SITE_NAME, email: email ?? '' };
  }),
);

/** A number as variables hold it. */
export const wholeNumber = ({ from, to }: { readonly from: number; readonly to: number }) =>
  mini.pipe(
    mini.pipe(
      mini.string().check(mini.regex(/^\d{1,9}$/, 'is no whole number')),
      mini.transform((digits) => Number(digits)),
    ),
    mini.number().check(mini.minimum(from, `is less than ${from}`), mini.maximum(to, `is more than ${to}`)),
  );
