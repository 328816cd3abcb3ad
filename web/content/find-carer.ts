export const FIND_CARER = {
  title: 'Cerco chi assiste',
  lead: 'Sette domande brevi, e l’annuncio è scritto. Poi lo leggi, lo cambi come vuoi e lo pubblichi, gratis.',
  withoutScript:
    'Per rispondere alle domande serve JavaScript: attivalo nel browser e ricarica la pagina. Il promemoria da stampare si legge anche senza.',
  next: 'Avanti',
  back: 'Indietro',
  write: 'Scrivi l’annuncio',
  notWritten: 'L’annuncio non è ancora scritto.',
  asideTitle: 'Buono a sapersi',
  points: [
    'Non chiediamo malattie né nomi: nell’annuncio non servono, si dicono a voce.',
    'Le risposte restano in questa scheda del browser: puoi tornare indietro e ricaricare senza perderle.',
    'Per pubblicare serve un account gratuito; il luogo e il tuo nome li scrivi alla fine.',
  ],
  toSheet: 'Il promemoria da stampare: prima del primo giorno',
} as const;
