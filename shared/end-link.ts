/** Of a link that ends something and that nobody has signed. */
export const DEAD_END_LINK =
  'Questo link non è valido: forse ne manca una parte. Aprilo di nuovo dall’ultima email che hai ricevuto.';
