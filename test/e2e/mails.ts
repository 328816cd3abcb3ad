import { vi } from 'vitest';
import { SITE } from './browser.ts';

/** Address at which the simulator lists sent mails, the newest first. */
const MAILS = '/cdn-cgi/local/explorer/api/local/email/sending';

type SentMail = { readonly to: readonly string[]; readonly messageId: string };
type Answer<Result> = {
  readonly result: Result;
  readonly result_info?: { readonly cursor?: string; readonly has_more?: boolean };
};

/** Texts read before: a mail never changes, and a run sends hundreds. */
const texts = new Map<string, string>();

async function listed<Result>(query: Readonly<Record<string, string>>): Promise<Answer<Result>> {
  const answer = await fetch(`${SITE}${MAILS}?${new URLSearchParams(query)}`);
  if (!answer.ok) throw new Error(`The list of sent mails answered ${answer.status}`);
  return answer.json();
}

/** Every mail that was sent, the newest first. */
async function sentMails(): Promise<readonly SentMail[]> {
  const sent: SentMail[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page: Answer<SentMail[]> = await listed({ per_page: '100', ...(cursor && { cursor }) });
    sent.push(...page.result);
    cursor = page.result_info?.has_more ? page.result_info.cursor : undefined;
  }
  return sent;
}

async function textOf({ messageId }: SentMail): Promise<string> {
  const id = messageId.replace(/^<|>$/g, '');
  const text = texts.get(id) ?? (await listed<{ text: string }>({ email_id: id })).result.text;
  texts.set(id, text);
  return text;
}

/**
 * Plain texts of the mails that were sent to an address, the newest first.
 * @param page path of the page they lead to; all mails where none is given
 */
export async function mailsTo(email: string, page?: string): Promise<string[]> {
  const own = (await sentMails()).filter(({ to }) => to.includes(email));
  const mails = await Promise.all(own.map(textOf));
  return page === undefined ? mails : mails.filter((text) => text.includes(`${SITE}${page}`));
}

/** The newest mail to an address that leads to a page, once it has come; also where no test runs yet. */
export const mailTo = (email: string, page: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const [mail] = await mailsTo(email, page);
      if (mail === undefined) throw new Error(`No mail to ${email} leads to ${page}`);
      return mail;
    },
    { timeout: 60_000, interval: 100 },
  );

/** The first address in a mail that leads to a page of the site, without its origin. */
export function linkTo(page: string, mail: string): string {
  const found = mail.match(/https?:\/\/\S+/g)?.find((link) => link.startsWith(SITE + page));
  if (found === undefined) throw new Error(`No link to ${page}: ${mail}`);
  return found.slice(SITE.length);
}

/** The link to a page in the newest mail that leads there, once it has come. */
export const mailedLink = async (email: string, page: string): Promise<string> =>
  linkTo(page, await mailTo(email, page));
