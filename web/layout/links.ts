import { pagePath } from '../../shared/paths.ts';

/** Link of the header and its menus; `adminOnly`: shown to administrators. */
export type MenuLink = { readonly to: string; readonly label: string; readonly adminOnly?: true };

/** Links of the header, also in the mobile menu. */
export const MAIN_LINKS: readonly MenuLink[] = [
  { to: pagePath.home(), label: 'Home' },
  { to: pagePath.valley(), label: 'Offerte in Valle' },
  { to: pagePath.candidates(), label: 'Cerca profili' },
  { to: pagePath.publishCandidate(), label: 'Pubblica profilo' },
  { to: pagePath.publishJob(), label: 'Pubblica offerta' },
];

export const MENU_ONLY_LINKS: readonly MenuLink[] = [
  { to: pagePath.blog(), label: 'Blog' },
  { to: pagePath.contact(), label: 'Contatti' },
];

/** Links of the account menu, in this order. */
export const ACCOUNT_LINKS: readonly MenuLink[] = [
  { to: pagePath.ownJobs(), label: 'Le mie offerte' },
  { to: pagePath.applications(), label: 'Candidature' },
  { to: pagePath.messages(), label: 'Messaggi' },
  { to: pagePath.ownCandidate(), label: 'Il mio profilo' },
  { to: pagePath.alerts(), label: 'Avvisi' },
  { to: pagePath.account(), label: 'Account' },
  { to: pagePath.moderation(), label: 'Moderazione', adminOnly: true },
];

/** `english` on the page for addresses that lead nowhere. */
export const FOOTER_LINKS: readonly (MenuLink & { readonly english: string })[] = [
  { to: pagePath.help(), label: 'Aiuto', english: 'Help' },
  { to: pagePath.contact(), label: 'Contatti', english: 'Contact' },
  { to: pagePath.privacy(), label: 'Privacy', english: 'Privacy' },
  { to: pagePath.terms(), label: 'Termini', english: 'Terms' },
  { to: pagePath.accessibility(), label: 'Accessibilità', english: 'Accessibility' },
];
