import { VALLEY } from '../../shared/valley/valley.ts';

export const JOB_SEEKERS = {
  title: `Cerchi lavoro ${VALLEY.in}?`,
  lead: 'Scrivi una volta che cosa sai fare e dove abiti: chi cerca personale qui vicino ti trova e ti scrive. Intanto guarda le offerte aperte.',
  publish: 'Pubblica il Tuo Profilo',
  offers: 'Cerca Offerte',
  profiles: 'Cerca Profili',

  benefitsTitle: 'Perché pubblicare un profilo',
  benefits: [
    {
      title: 'Visibilità locale',
      text: 'Chi cerca filtra i profili per comune e per distanza: ti vede chi ha un posto dove puoi davvero arrivare.',
    },
    {
      title: 'Completamente gratis',
      text: 'Pubblicare il profilo, cercare e candidarsi non costa nulla, né adesso né dopo.',
    },
    {
      title: 'Contatto diretto',
      text: 'Le aziende ti scrivono dalla pagina del tuo profilo, senza agenzie in mezzo. Poi vi sentite voi.',
    },
  ],

  stepsTitle: 'Come funziona',
  steps: [
    {
      title: 'Crea il tuo profilo',
      text: 'In circa 5 minuti: nome, professione, comune, competenze e, se vuoi, le tue esperienze.',
    },
    {
      title: 'Le aziende ti trovano',
      text: 'Il tuo profilo entra subito nella ricerca, per mestiere, competenze e distanza.',
    },
    { title: 'Ricevi proposte', text: 'Chi ha un posto per te ti scrive. Decidi tu a chi rispondere.' },
  ],

  candidatesTitle: 'Profili Cercati dalle Aziende',
  candidatesLead: 'Gli ultimi profili pubblicati: così le aziende vedranno anche il tuo.',

  sectorsTitle: 'I settori della valle',
  sectors: [
    { name: 'Ristorazione & Bar', trades: 'Sala, cucina, banco, pizzeria' },
    { name: 'Commercio & Vendite', trades: 'Negozi, supermercati, magazzino, cassa' },
    { name: 'Ufficio & Amministrazione', trades: 'Segreteria, contabilità, accoglienza clienti' },
    { name: 'Turismo & Accoglienza', trades: 'Alberghi, rifugi, terme, impianti di risalita' },
    { name: 'Manifatturiero', trades: 'Officine meccaniche, tessile, legno, alimentare' },
    { name: 'Servizi alle Persone', trades: 'Assistenza, cura, pulizie, bambini e anziani' },
    { name: 'Trasporti & Logistica', trades: 'Guida, consegne, magazzino, carico e scarico' },
    { name: 'Edilizia', trades: 'Muratura, impianti, carpenteria, strade' },
  ],

  closingTitle: 'Comincia dal tuo profilo',
  closing:
    'Bastano pochi minuti, e lo vede chi cerca personale in valle. Oppure guarda prima come si presentano gli altri.',
} as const;
