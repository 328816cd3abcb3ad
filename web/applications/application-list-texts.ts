/** Texts around lists of applications, sent or received. */
export const LIST_TEXTS = {
  loading: 'Caricamento candidature...',
  failed: 'Non riusciamo a caricare le candidature',
  more: 'Mostra altre',
};
