/** Refusal of a link to end a subscription that nobody has signed. */
export const DEAD_END_LINK =
  'Questo link non è valido: forse ne manca una parte. Aprilo di nuovo dall’ultima email che hai ricevuto.';
