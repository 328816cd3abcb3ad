/** Texts around lists of applications, sent or received. */
export const LIST_TEXTS = {
  loading: 'Caricamento candidature...',
  failed: 'Le candidature non sono arrivate',
  more: 'Mostra altre',
};
