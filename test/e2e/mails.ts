import { vi } from 'vitest';
import { SITE } from './browser.ts';

/** Address at which the simulator lists sent mails, the newest first. */
const MAILS = '/cdn-cgi/local/explorer/api/local/email/sending';

type SentMail = { readonly to: readonly string[]; readonly messageId: string };
type Answer<Result> = {
  readonly result: Result;
  readonly result_info?: { readonly cursor?: string; readonly has_more?: boolean };
};

type Content = { readonly text: string; readonly html: string };

/** Mails read before: none ever changes, and a run sends hundreds. */
const contents = new Map<string, Content>();

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

async function contentOf({ messageId }: SentMail): Promise<Content> {
  const id = messageId.replace(/^<|>$/g, '');
  const content = contents.get(id) ?? (await listed<Content>({ email_id: id })).result;
  contents.set(id, content);
  return content;
}

/** Reads all mails to an address, the newest first. */
async function contentsTo(email: string): Promise<Content[]> {
  const own = (await sentMails()).filter(({ to }) => to.includes(email));
  return Promise.all(own.map(contentOf));
}

/**
 * Plain texts of the mails that were sent to an address, the newest first.
 * @param page path of the page they lead to; all mails where none is given
 */
export async function mailsTo(email: string, page?: string): Promise<string[]> {
  const mails = (await contentsTo(email)).map(({ text }) => text);
  return page === undefined ? mails : mails.filter((text) => text.includes(`${SITE}${page}`));
}

/** The HTML of the mail to an address with this text, without its picture, which goes along as a file. */
export const htmlOf = async (email: string, mail: string): Promise<string> =>
  (await contentsTo(email)).find(({ text }) => text === mail)?.html.replace(/cid:[^"]*/, 'data:,') ?? '';

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
