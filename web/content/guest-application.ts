/** How somebody without an account applies, as the help, the terms and the privacy page say it. */
export const GUEST_APPLICATION =
  'Senza account lasci il tuo nome e il telefono, oppure l’email. Con l’email ti mandiamo un link, e la candidatura parte quando lo premi: così nessuno può usare il tuo indirizzo.';
