/** Search of the alert that is the newsletter: the new articles of the blog, once a month. */
export const ARTICLES = 'articles';

/** Refusal where the site has no service for mails that allows newsletters. */
export const NEWSLETTER_OFF = 'La newsletter per ora non è attiva: nessuna iscrizione è partita.';
