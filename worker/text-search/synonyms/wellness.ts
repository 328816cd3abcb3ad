import type { Group } from './group.ts';

/** Thermal baths, beauty, sport. */
export const WELLNESS: readonly Group[] = [
  'terme, stabilimento termale, addetto terme, addetta terme, operatore termale, operatrice termale, cure termali, fangoterapia, fanghino, fanghina',
  'spa, centro benessere, addetto spa, addetta spa, area benessere, wellness, spa manager, spa therapist, operatore benessere, operatrice benessere, sauna, (benessere)',
  'massaggiatore, massaggiatrice, massoterapista, massaggi, massaggio, operatore olistico, operatrice olistica',
  'estetista, estetica, centro estetico, estetiste, epilazione, salone di bellezza, addetto estetica, addetta estetica',
  'onicotecnico, onicotecnica, nail artist, ricostruzione unghie, manicure, (unghie)',
  'parrucchiere, parrucchiera, acconciatore, acconciatrice, hair stylist, salone parrucchieri, phonista, addetto allo shampoo, addetta allo shampoo, (capelli)',
  'barbiere, barbiera, barberia, barber, barber shop',
  'tatuatore, tatuatrice, tatuaggi, piercer',
  'bagnino, bagnina, assistente bagnanti, assistente ai bagnanti, lifeguard, bagnino di salvataggio, bagnina di salvataggio, (piscina)',
  'istruttore di nuoto, istruttrice di nuoto, istruttore nuoto, istruttrice nuoto, corsi di nuoto, acquagym, acquafitness, (nuoto, piscina)',
  'istruttore fitness, istruttrice fitness, personal trainer, istruttore di palestra, istruttrice di palestra, istruttore palestra, istruttrice palestra, sala pesi, palestra, pilates, yoga',
  'allenatore, allenatrice, mister, preparatore atletico, preparatrice atletica, istruttore calcio, istruttrice calcio, istruttore sportivo, istruttrice sportiva',
  'istruttore arrampicata, istruttrice arrampicata, palestra di roccia, tracciatore, tracciatrice, climbing',
  'istruttore di equitazione, istruttrice di equitazione, maneggio, artiere, artiera, stalliere, stalliera, groom, scuderia, (cavalli)',
  'istruttore di mountain bike, istruttrice di mountain bike, guida mtb, guida mountain bike, guida bici, maestro di bici, maestra di bici',
  'manutentore piscine, manutentrice piscine, manutenzione piscine, addetto piscina, addetta piscina, (piscina)',
  'palazzetto, custode impianti sportivi, impianti sportivi, campo sportivo, centro sportivo',
];
