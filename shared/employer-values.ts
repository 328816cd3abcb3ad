import type { EmployerKind } from './job-values.ts';

/** Kinds that may have a page; a family's offers lead to none. */
export const EMPLOYER_PAGE_KINDS = ['impresa', 'ente', 'agenzia'] as const satisfies readonly EmployerKind[];
export type EmployerPageKind = (typeof EMPLOYER_PAGE_KINDS)[number];

/** `waiting`: the editors look at it first; `ended`: taken off by its owner, and purged after some days. */
export const EMPLOYER_PAGE_STATUSES = ['public', 'waiting', 'hidden', 'ended'] as const;
export type EmployerPageStatus = (typeof EMPLOYER_PAGE_STATUSES)[number];

export const NO_SUCH_EMPLOYER = 'La pagina di questa azienda non c’è, o non c’è più.';

/** Days after which an ended page is purged. */
export const ENDED_EMPLOYER_DAYS = 7;

/** Characters of its own text from which a page may be listed by search engines without an open offer. */
export const TELLING_TEXT = 300;

/** Months back of which a page names the offers that were there. */
export const PAST_MONTHS = 18;

/** Domains at which everybody can have an address: one there proves nothing about a website. */
const FREE_MAIL: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com outlook.com outlook.it hotmail.com hotmail.it live.com live.it msn.com yahoo.com yahoo.it ymail.com ' +
    'icloud.com me.com mac.com libero.it virgilio.it inwind.it iol.it blu.it giallo.it tiscali.it tiscalinet.it alice.it tim.it tin.it ' +
    'email.it katamail.com fastwebnet.it aruba.it vodafone.it gmx.com gmx.net gmx.de web.de aol.com mail.com proton.me protonmail.com ' +
    'tutanota.com tuta.com zoho.com yandex.com yandex.ru mail.ru pec.it legalmail.it postecert.it pec.aruba.it arubapec.it ' +
    'facebook.com instagram.com google.com wixsite.com wordpress.com blogspot.com altervista.org'
  ).split(' '),
);

/** Address of a website as it is stored; null for what is none with a name of its own on https. */
export function websiteOf(typed: string): string | null {
  const [, host = '', path = '/'] = /^(?:https:\/\/)?([a-z\d.-]+)(\/[\w\-./~%?=&#+,:;@!]*)?$/i.exec(typed) ?? [];
  const labels = host.toLowerCase().split('.');
  const isName = labels.length > 1 && labels.every((label) => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(label));
  // A name ends with letters, an address of a network with digits.
  return isName && /^[a-z]/.test(labels.at(-1) ?? '') ? `https://${labels.join('.')}${path}` : null;
}

/** Domain of a website, without its 'www'. */
export const domainOf = (website: string): string => new URL(website).hostname.replace(/^www\./, '');

/** Domain of a website at which a confirmed address proves that one is of it; null where everybody can have one. */
export const provingDomain = (website: string): string | null => {
  const domain = domainOf(website);
  return FREE_MAIL.has(domain) ? null : domain;
};

/** True for the eleven digits of an Italian VAT number whose last one checks the others; whose it is nobody looks up. */
export function isVatNumber(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Days for which an employer is open to spontaneous applications, and in which nobody sends it a second one. */
export const OPEN_DAYS = 90;
/** Days ahead of the end on which the employer is asked whether it stays open. */
export const OPEN_CHECK_DAYS = 10;
export const MOST_A_MONTH = 30;
export const MOST_TRADES = 10;

/** Name of what a spontaneous application is sent for, where an offer has its title. */
export const SPONTANEOUS = 'Candidatura spontanea';

export const OPEN_WAYS = ['form', 'phone', 'in-person'] as const;
export type OpenWay = (typeof OPEN_WAYS)[number];
