import { SITE } from './browser.ts';

/** Where `wrangler dev` tells which mails the binding was given, the newest first. */
const MAILS = '/cdn-cgi/local/explorer/api/local/email/sending';
const NEWEST = 50;

async function result<Result>(query: string): Promise<Result> {
  const answer = await fetch(`${SITE}${MAILS}?${query}`);
  if (!answer.ok) throw new Error(`The list of sent mails answered ${answer.status}`);
  return ((await answer.json()) as { result: Result }).result;
}

/**
 * Plain texts of the mails that were sent to an address, the newest first.
 * @param page path of the page they lead to; all mails where none is given
 */
export async function mailsTo(email: string, page = '/'): Promise<string[]> {
  const sent = await result<{ to: string[]; messageId: string }[]>(`per_page=${NEWEST}`);
  const own = sent.filter(({ to }) => to.includes(email)).map(({ messageId }) => messageId.replace(/^<|>$/g, ''));
  const mails = await Promise.all(own.map((id) => result<{ text: string }>(`email_id=${encodeURIComponent(id)}`)));
  return mails.map(({ text }) => text).filter((text) => text.includes(`${SITE}${page}`));
}

/** The one link of a mail, as an address on this site. */
export function linkIn(mail: string): string {
  const [link, ...others] = mail.match(/https?:\/\/\S+/g) ?? [];
  if (link === undefined || others.length > 0 || !link.startsWith(`${SITE}/`)) throw new Error(`Not one link: ${mail}`);
  return link.slice(SITE.length);
}
