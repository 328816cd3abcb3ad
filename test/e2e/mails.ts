import { SITE } from './browser.ts';

/** Address at which the simulator lists sent mails, the newest first. */
const MAILS = '/cdn-cgi/local/explorer/api/local/email/sending';
const PAGE = 100;

type SentMail = { readonly to: readonly string[]; readonly messageId: string };
type Answer<Result> = {
  readonly result: Result;
  readonly result_info?: { readonly cursor?: string; readonly has_more?: boolean };
};

/** Mails read before, the newest first: a mail never changes, and a run sends hundreds. */
const known: SentMail[] = [];
const texts = new Map<string, Promise<string>>();

async function callApi<Result>(query: Readonly<Record<string, string>>): Promise<Answer<Result>> {
  const answer = await fetch(`${SITE}${MAILS}?${new URLSearchParams(query)}`);
  if (!answer.ok) throw new Error(`The list of sent mails answered ${answer.status}`);
  return answer.json();
}

/** Every mail that was sent, the newest first: page by page, as far back as to one that was read before. */
async function sentMails(): Promise<readonly SentMail[]> {
  const fresh: SentMail[] = [];
  const isKnown = ({ messageId }: SentMail) => known.some((mail) => mail.messageId === messageId);
  let cursor: string | undefined;
  do {
    const { result, result_info } = await callApi<SentMail[]>({
      per_page: String(PAGE),
      ...(cursor ? { cursor } : {}),
    });
    fresh.push(...result);
    cursor = result_info?.has_more && !result.some(isKnown) ? result_info.cursor : undefined;
  } while (cursor !== undefined);
  // In one go: another read may have ended meanwhile.
  known.unshift(...fresh.filter((mail) => !isKnown(mail)));
  return known;
}

function textOf({ messageId }: SentMail): Promise<string> {
  const id = messageId.replace(/^<|>$/g, '');
  const text = texts.get(id) ?? callApi<{ text: string }>({ email_id: id }).then(({ result }) => result.text);
  texts.set(id, text);
  // A failed read is tried again.
  text.catch(() => texts.delete(id));
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

/** The one link of a mail, as an address on this site. */
export function linkIn(mail: string): string {
  const [link, ...others] = mail.match(/https?:\/\/\S+/g) ?? [];
  if (link === undefined || others.length > 0 || !link.startsWith(`${SITE}/`)) throw new Error(`Not one link: ${mail}`);
  return link.slice(SITE.length);
}
