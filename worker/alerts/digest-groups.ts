import { alertListPath, alertWords } from '../../shared/alert-words.ts';
import type { AlertSearch } from '../../shared/alerts.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Pay, payText } from '../../shared/pay.ts';
import type { MailGroup } from '../mail/layout.ts';

/** The parts of an offer that a digest needs. */
export type NewOffer = Pay & {
  readonly id: number;
  readonly publicId: string;
  readonly title: string;
  readonly companyName: string;
  readonly location: string;
  readonly type: string;
  readonly postedAt: Date;
  /** Day in Rome whose digests it belongs to. */
  readonly announcedOn: string | null;
};

/** Offers that one mail names; the list has the others. */
const MOST = 30;

/** An alert, and the offers announced in the last days that its search finds. */
export type Found = {
  readonly search: AlertSearch;
  /** Offers published before it are not new. */
  readonly since: Date;
  readonly offers: readonly NewOffer[];
};

/**
 * Content of a digest: for each alert the offers that are new since the alert was asked for and since the last digest of
 * its address, each offer under the first alert that finds it.
 * @param digestedOn day of that last digest
 * @returns the groups, and the total number of offers
 */
export function digestGroups(
  alerts: readonly Found[],
  { digestedOn, siteUrl }: { readonly digestedOn: string; readonly siteUrl: string },
): { readonly groups: readonly MailGroup[]; readonly total: number } {
  const shown = new Set<number>();
  const groups: MailGroup[] = [];
  for (const { search, since, offers } of alerts) {
    const fresh = offers.filter(
      ({ id, postedAt, announcedOn }) => !shown.has(id) && postedAt > since && (announcedOn ?? '') > digestedOn,
    );
    const room = Math.max(0, MOST - shown.size);
    for (const { id } of fresh) shown.add(id);
    const more = fresh.length - room;
    const items = fresh.slice(0, room).map((offer) => ({
      label: offer.title,
      about: [offer.companyName, offer.location, offer.type, payText(offer)].filter(Boolean).join(' · '),
      url: siteUrl + pagePath.job(offer.publicId),
    }));
    const rest = {
      label: more === 1 ? 'Un’altra offerta' : `Altre ${more} offerte`,
      about: 'Le trovi nell’elenco, dalla più recente.',
      url: siteUrl + alertListPath(search),
    };
    if (fresh.length > 0)
      groups.push({ title: `Il tuo avviso: ${alertWords(search)}`, items: more > 0 ? [...items, rest] : items });
  }
  return { groups, total: shown.size };
}
