import { LOGIN_CODE } from '../../shared/login-code.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** The code that a login asks for besides the password. It names nobody: it is composed for addresses without an account too. */
export const loginCodeMail = ({ code, siteUrl }: { readonly code: string; readonly siteUrl: string }): Mail =>
  composeMail({
    why: 'account',
    subject: 'Il tuo codice per accedere',
    paragraphs: [
      `Qualcuno, speriamo tu, vuole accedere al tuo account di ${SITE_NAME} con la password giusta, da un dispositivo che non conosciamo. Questo è il codice da scrivere nella pagina di accesso:`,
      code,
      `Vale ${LOGIN_CODE.minutes} minuti e una volta sola. Non darlo a nessuno: noi non te lo chiediamo mai.`,
      'Se non sei stata/o tu, qualcuno conosce la tua password: scegline subito una nuova.',
    ],
    link: { label: 'Scegli una nuova password', url: siteUrl + pagePath.forgotPassword() },
  });
