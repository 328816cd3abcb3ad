import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { VALLEY } from '../valley/valley.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** Forms that only somebody who is already here needs: not for search engines. */
export const registerHead = (): PageHead =>
  pageHead({
    title: `Crea il tuo account gratuito · ${SITE_NAME}`,
    description: `Registrati gratis su ${SITE_NAME}: ti candidi alle offerte ${VALLEY.of} o pubblichi le tue, in un minuto.`,
    keywords: ['registrazione gratuita', 'account lavoratore', 'account azienda', `lavoro ${VALLEY.name}`],
    canonical: pagePath.register(),
    index: false,
  });

export const loginHead = (): PageHead =>
  pageHead({
    title: `Accedi al tuo account · ${SITE_NAME}`,
    description: `Entra nel tuo account di ${SITE_NAME} per candidarti alle offerte ${VALLEY.of} o pubblicare le tue.`,
    keywords: ['accedi', 'login', 'account', `lavoro ${VALLEY.name}`],
    canonical: pagePath.login(),
    index: false,
  });

export const forgotPasswordHead = (): PageHead =>
  pageHead({
    title: `Password dimenticata · ${SITE_NAME}`,
    description: `Hai dimenticato la password di ${SITE_NAME}? Scrivi la tua email: ti mandiamo un link per sceglierne una nuova.`,
    keywords: ['password dimenticata', 'recuperare la password'],
    canonical: pagePath.forgotPassword(),
    index: false,
  });

export const resetPasswordHead = (): PageHead =>
  pageHead({
    title: `Scegli una nuova password · ${SITE_NAME}`,
    description: `Scegli una nuova password per il tuo account di ${SITE_NAME} con il link che hai ricevuto per email.`,
    keywords: ['nuova password', 'cambiare la password'],
    canonical: pagePath.resetPassword(),
    index: false,
  });

export const confirmEmailHead = (): PageHead =>
  pageHead({
    title: `Conferma la tua email · ${SITE_NAME}`,
    description: `Conferma l’indirizzo email del tuo account di ${SITE_NAME} con il link che hai ricevuto per email.`,
    keywords: ['conferma email', 'indirizzo email'],
    canonical: pagePath.confirmEmail(),
    index: false,
  });

export const accountHead = (): PageHead =>
  pageHead({
    title: `Il tuo account · ${SITE_NAME}`,
    description: `Nome, email, password e dispositivi del tuo account di ${SITE_NAME}, tutti i tuoi dati in un file, ed eliminazione.`,
    keywords: ['account', 'dati personali', 'passkey'],
    canonical: pagePath.account(),
    index: false,
  });
