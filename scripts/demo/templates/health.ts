import type { JobTemplate } from '../job-template.ts';

export const HEALTH: readonly JobTemplate[] = [
  {
    category: 'Sanità',
    kind: 'care-home',
    intros: [
      'La struttura, con 84 posti letto accreditati, seleziona personale.',
      'Per il potenziamento dei nuclei abitativi ricerchiamo nuove persone.',
    ],
    tasks: [
      'assistere gli ospiti nell’igiene e nei pasti',
      'collaborare con infermieri e medici',
      'aggiornare la cartella informatizzata',
      'curare la relazione con le famiglie',
    ],
    offers: [
      {
        title: 'OSS – operatrice/operatore socio sanitario',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'Attestato OSS. Turni su tre fasce, due notti ogni quindici giorni. CCNL Uneba livello 4S, RAL 21-23 mila, premio di presenza, mensa.',
        pay: [21_000, 23_000, 'anno'],
        meals: true,
        shifts: ['mattina', 'pomeriggio', 'notte'],
        openings: 4,
      },
      {
        title: 'ASA/OSS solo notti',
        terms: ['Part-time', 'Contratto determinato', 'Esperienza richiesta'],
        text: 'Dieci notti al mese, 21-7. Circa 1.300 € netti con le indennità.',
        pay: [1300, 1300, 'mese', 'net'],
        shifts: ['notte'],
      },
      {
        title: 'ASA per fine settimana',
        terms: ['Weekend', 'Contratto determinato', 'No esperienza'],
        text: 'Sabato e domenica, turno unico di sette ore. Anche neodiplomate e neodiplomati.',
        shifts: ['fine settimana'],
        openings: 2,
      },
      {
        title: 'Infermiera/e',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'Iscrizione OPI. 38 ore, anche neolaureate/i. RAL 29-33 mila, alloggio gratuito per i primi sei mesi a chi si trasferisce.',
        pay: [29_000, 33_000, 'anno'],
        housing: true,
        openings: 2,
      },
      {
        title: 'Fisioterapista',
        terms: ['Part-time', 'Collaborazione', 'Esperienza richiesta'],
        text: 'Libera professione, 18 ore a settimana distribuite su tre mattine. 25 € l’ora.',
        pay: [25, 25, 'ora'],
        shifts: ['mattina'],
      },
      {
        title: 'Educatrice/educatore, animazione',
        terms: ['Part-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Laurea in scienze dell’educazione o titolo equipollente. 24 ore, dal lunedì al venerdì. Sostituzione di un anno.',
      },
    ],
  },
  {
    category: 'Sanità',
    kind: 'cooperative',
    intros: [
      'Seguiamo a casa loro persone anziane e con disabilità.',
      'La cooperativa cresce e cerca colleghe e colleghi.',
    ],
    tasks: [
      'assistere a domicilio secondo il piano',
      'accompagnare a visite e attività',
      'compilare il diario degli interventi',
    ],
    offers: [
      {
        title: 'ASA/OSS domiciliare',
        terms: ['Part-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'Giro del mattino 7-12, auto della cooperativa o rimborso chilometrico. CCNL Cooperative sociali livello C2. 24 ore aumentabili.',
        shifts: ['mattina'],
        openings: 3,
        place: 'alta e media Valle Camonica',
      },
      {
        title: 'Educatrice/educatore in comunità',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Comunità per minori, turni con notti. Livello D2, circa 1.600 € netti. Supervisione mensile pagata.',
        pay: [1600, 1600, 'mese', 'net'],
        shifts: ['pomeriggio', 'notte', 'fine settimana'],
      },
      {
        title: 'Assistente alla persona a scuola',
        terms: ['Part-time', 'Contratto determinato', 'No esperienza'],
        text: 'Affiancamento di un alunno, 15 ore fino a giugno. 9,20 € lordi l’ora. Diploma di scuola superiore.',
        pay: [9.2, 9.2, 'ora'],
        shifts: ['mattina'],
      },
      {
        title: 'Autista trasporto disabili',
        terms: ['Part-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Patente B da almeno tre anni. Due giri: 7.30-9 e 15.30-17. Si lavora con pulmino attrezzato.',
        shifts: ['mattina', 'pomeriggio'],
      },
      {
        title: 'Tirocinio in servizi alla persona',
        terms: ['Part-time', 'Stage/Tirocinio', 'No esperienza'],
        text: 'Quattro mesi, 400 € al mese. Accompagnamento nelle attività diurne, per chi studia o vuole cambiare strada.',
        pay: [400, 400, 'mese'],
        openings: 2,
      },
    ],
  },
  {
    category: 'Sanità',
    kind: 'surgery',
    intros: ['Ambiente piccolo, pazienti del posto.', 'Struttura aperta da lunedì a sabato.'],
    tasks: ['accogliere i pazienti', 'gestire agenda e telefono', 'preparare e riordinare gli ambienti'],
    offers: [
      {
        title: 'Assistente alla poltrona (ASO)',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza richiesta'],
        text: 'Qualifica ASO o percorso in corso. Dalle 9 alle 18.30 con pausa, venerdì fino alle 14. 1.400-1.550 € netti.',
        pay: [1400, 1550, 'mese', 'net'],
      },
      {
        title: 'Segretaria/o medico',
        terms: ['Part-time', 'Contratto determinato', 'Esperienza preferita'],
        text: 'Pomeriggi 14-19.30, da lunedì a venerdì. Prenotazioni, fatture, tessera sanitaria. Discrezione assoluta.',
        shifts: ['pomeriggio'],
      },
      {
        title: 'Farmacista collaboratrice/collaboratore',
        terms: ['Full-time', 'Contratto indeterminato', 'Esperienza preferita'],
        text: 'laurea e iscrizione all’ordine. 40 ore, un sabato su due. RAL 30-34 mila, bilocale disponibile sopra la farmacia',
        pay: [30_000, 34_000, 'anno'],
        housing: true,
      },
      {
        title: 'Tecnica/o di radiologia',
        terms: ['Part-time', 'Collaborazione', 'Esperienza richiesta'],
        text: 'Due giornate a settimana, 200 € al giorno. Ortopantomografia, mineralometria, raggi.',
        pay: [200, 200, 'giorno'],
      },
    ],
  },
];
