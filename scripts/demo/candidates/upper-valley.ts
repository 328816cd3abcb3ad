import type { PublishCandidateBody } from '../../../shared/candidates.ts';

/** Invented people: Ponte di Legno to Edolo and the side valleys above Cedegolo. */
export const UPPER_VALLEY: readonly PublishCandidateBody[] = [
  {
    name: 'Martina Zampatti',
    title: 'Cameriera di sala e bar',
    location: 'Ponte di Legno',
    skills: ['servizio al tavolo', 'caffetteria', 'inglese B1', 'tedesco A2'],
    experience:
      'Sei stagioni in alberghi e rifugi, inverno ed estate. Cerco un posto fisso per la stagione, anche con alloggio.\n\nSono libera da subito e lavoro volentieri nei fine settimana.',
  },
  {
    name: 'Luca Sandrini',
    title: 'Maestro di sci e accompagnatore',
    location: 'Temù',
    skills: ['sci alpino', 'corsi per bambini', 'inglese B2', 'primo soccorso'],
    experience: "D'inverno insegno sci, d'estate accompagno gruppi in montagna. Cerco lavoro da maggio a ottobre.",
  },
  {
    name: 'Ivana Ferrari',
    title: "Governante d'albergo",
    location: "Vezza d'Oglio",
    skills: ['gestione piani', 'turni del personale', 'inventario', 'lavanderia'],
    experience:
      'Dodici anni in hotel a tre e quattro stelle, gli ultimi cinque come governante. Organizzo squadre fino a otto persone.',
  },
  {
    name: 'Stefano Bulferi',
    title: 'Cuoco di rifugio',
    location: 'Vione',
    skills: ['cucina tradizionale', 'polenta e selvaggina', 'ordini e dispensa', 'HACCP'],
    experience: 'Ho gestito la cucina di un rifugio per quattro estati. Mi trovo bene anche da solo ai fornelli.',
  },
  {
    name: 'Denise Guizzardi',
    title: 'Addetta impianti di risalita',
    location: 'Passo del Tonale',
    skills: ['biglietteria', 'assistenza imbarco', 'francese', 'patente B'],
  },
  {
    name: 'Paolo Cattaneo',
    title: 'Gattista e meccanico mezzi battipista',
    location: 'Ponte di Legno',
    skills: ['battipista', 'manutenzione mezzi', 'saldatura', 'turni notturni'],
    experience: "Quindici inverni sulle piste. D'estate riparo macchine agricole e movimento terra.",
  },
  {
    name: 'Giulia Rizzi',
    title: 'Receptionist',
    location: 'Temù',
    skills: ['prenotazioni online', 'inglese C1', 'tedesco B1', 'cassa'],
    experience:
      "Diploma alberghiero, tre stagioni alla reception. Cerco un tempo pieno tutto l'anno tra alta valle e Edolo.",
  },
  {
    name: 'Ahmed Benali',
    title: 'Lavapiatti e aiuto cucina',
    location: 'Edolo',
    skills: ['lavaggio', 'preparazioni', 'pulizia cucina', 'italiano B1'],
    experience: 'Ho lavorato in due ristoranti e in una mensa. Sono puntuale e mi sposto con i mezzi pubblici.',
  },
  {
    name: 'Silvia Moreschi',
    title: 'Operatrice socio-sanitaria',
    location: 'Edolo',
    skills: ['OSS', 'assistenza anziani', 'mobilizzazione', 'notti'],
    experience: 'Qualifica OSS, sette anni in RSA. Disponibile su turni, anche a domicilio tra Edolo e Capo di Ponte.',
  },
  {
    name: 'Roberto Salvadori',
    title: 'Boscaiolo',
    location: 'Corteno Golgi',
    skills: ['motosega', 'verricello', 'patentino forestale', 'potature'],
    experience: "Lavoro nei boschi da quando avevo vent'anni. Ho la mia attrezzatura e il patentino in regola.",
  },
  {
    name: 'Chiara Tognali',
    title: 'Casara e addetta alla mungitura',
    location: 'Monno',
    skills: ['caseificazione', 'mungitura', 'HACCP', 'vendita diretta'],
    experience:
      "Quattro estati in malga, due inverni in un caseificio. Mi interessa un'azienda agricola con punto vendita.",
  },
  {
    name: 'Marco Gregorini',
    title: 'Falegname',
    location: 'Incudine',
    skills: ['serramenti', 'montaggio mobili', 'CNC base', 'lettura disegni'],
    experience: 'Apprendistato e nove anni in falegnameria. So montare in cantiere e a casa dei clienti.',
  },
  {
    name: 'Elena Mottinelli',
    title: "Educatrice per l'infanzia",
    location: 'Sonico',
    skills: ['asilo nido', 'laboratori creativi', 'sostegno compiti'],
    experience:
      "Laurea in scienze dell'educazione. Due anni in un nido e centri estivi ogni anno. Valuto anche un part-time.",
  },
  {
    name: 'Giovanni Pedrotti',
    title: 'Autista patente C con CQC',
    location: 'Malonno',
    skills: ['patente C', 'CQC merci', 'gru su camion', 'tachigrafo'],
    experience: 'Consegne in valle e cantieri di montagna, nessun incidente in undici anni.',
  },
  {
    name: 'Sara Bernardi',
    title: 'Impiegata amministrativa',
    location: 'Edolo',
    skills: ['contabilità', 'fatturazione elettronica', 'Excel', 'centralino'],
    experience: "Otto anni in uno studio e in un'impresa edile. Cerco un part-time al mattino.",
  },
  {
    name: 'Oleksandra Koval',
    title: 'Badante convivente',
    location: 'Edolo',
    skills: ['assistenza notturna', 'cucina', 'gestione farmaci', 'italiano B2'],
    experience:
      "Ho assistito tre persone anziane, l'ultima per cinque anni. Cerco una famiglia in alta o media valle, con vitto e alloggio.",
  },
  {
    name: 'Diego Comensoli',
    title: 'Elettricista',
    location: 'Malonno',
    skills: ['impianti civili', 'quadri elettrici', 'domotica', 'fotovoltaico'],
    experience: "Diploma tecnico e sei anni di cantiere. Ho l'attestato PES e PAV.",
  },
  {
    name: 'Francesca Bonomelli',
    title: 'Commessa alimentari',
    location: 'Berzo Demo',
    skills: ['banco salumi', 'cassa', 'ordini', 'allestimento'],
  },
  {
    name: 'Matteo Scolari',
    title: 'Tecnico informatico',
    location: 'Cedegolo',
    skills: ['assistenza PC', 'reti', 'Windows e Linux', 'siti web'],
    experience: 'Perito informatico. Ho seguito scuole e piccoli negozi. Posso lavorare anche da casa.',
  },
  {
    name: 'Rosa Gozzi',
    title: 'Addetta pulizie',
    location: 'Cevo',
    skills: ['pulizie civili', 'sanificazione', 'stiro', 'automunita'],
    experience: 'Scale, uffici e case vacanza. Libera al mattino e il sabato.',
  },
];
