import type { ListTexts } from '../../lists/growing-list.tsx';

/** Texts of lists of offers. */
export const JOB_TEXTS: ListTexts = {
  loading: 'Caricamento offerte di lavoro...',
  failed: 'Non riusciamo a caricare le offerte',
  more: 'Mostra altre',
  moreFailed: 'Non siamo riusciti a caricare altre offerte.',
  copy: 'in questo momento non riusciamo a leggere le offerte più recenti.',
};
