import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

type Named = { readonly name: string; readonly siteUrl: string };

/** Tells an account's owner about a new passkey, in case somebody else added it. */
export const passkeyAddedMail = ({ name, siteUrl }: Named): Mail =>
  composeMail({
    subject: 'Una nuova passkey per il tuo account',
    paragraphs: [
      `Al tuo account di ${SITE_NAME} è stata appena aggiunta una passkey: “${name}”. Da ora chi ha quel dispositivo può accedere senza password.`,
      'Se sei stata/o tu, non devi fare altro. Se non sei stata/o tu, rimuovi la passkey dalla pagina del tuo account e cambia la password.',
    ],
    link: { label: 'Vai al tuo account', url: siteUrl + pagePath.account() },
  });

/** Tells it that a way in is closed. */
export const passkeyRemovedMail = ({ name, siteUrl }: Named): Mail =>
  composeMail({
    subject: 'Una passkey del tuo account è stata rimossa',
    paragraphs: [
      `La passkey “${name}” non apre più il tuo account di ${SITE_NAME}. Le altre passkey e la password valgono come prima.`,
      'Se non sei stata/o tu, qualcuno è entrato nel tuo account: cambia la password, guarda i dispositivi collegati e fai uscire quelli che non riconosci.',
    ],
    link: { label: 'Vai al tuo account', url: siteUrl + pagePath.account() },
  });
