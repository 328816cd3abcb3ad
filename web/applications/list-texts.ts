/** What lists of applications say around their items, whoever sent them. */
export const LIST_TEXTS = {
  loading: 'Caricamento candidature...',
  failed: 'Le candidature non sono arrivate',
  more: 'Mostra altre',
};
