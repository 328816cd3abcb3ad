import { SITE_NAME } from '../../shared/site.ts';

/** Reasons for which an address gets a mail, as its last lines say them. */
const REASONS = {
  account: `perché questo indirizzo è di un account di ${SITE_NAME}`,
  employer: `perché hai pubblicato un’offerta su ${SITE_NAME}`,
  applicant: `perché ti sei candidata/o a un’offerta su ${SITE_NAME}`,
  profile: `perché questo indirizzo è di un profilo su ${SITE_NAME}`,
  author: `perché hai un account, o un profilo, su ${SITE_NAME}`,
  asked: `perché qualcuno ha scritto questo indirizzo su ${SITE_NAME}`,
  alerts: `perché hai chiesto gli avvisi di ${SITE_NAME}`,
  newsletter: `perché sei iscritta/o alla newsletter di ${SITE_NAME}`,
  reporter: `perché hai lasciato questo indirizzo con una segnalazione su ${SITE_NAME}`,
  operator: `perché ti occupi di ${SITE_NAME}`,
} as const;

export type Why = keyof typeof REASONS;

export const whyText = (why: Why): string => `Ricevi questa email ${REASONS[why]}.`;
