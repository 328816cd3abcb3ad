import { describe, expect, test } from 'vitest';
import { withProposal, wordingHints } from './wording.ts';

/** The text after every proposal was taken. */
function rewritten(text: string, employer?: 'famiglia'): string {
  let [now, left] = [text, 9];
  for (let [hint] = wordingHints(now, now, employer); hint && left > 0; left--) {
    now = withProposal(now, hint);
    [hint] = wordingHints(now, now, employer);
  }
  expect(left, 'a proposal that is warned about again').toBeGreaterThan(0);
  return now;
}

describe('warns, and proposes', () => {
  test.each([
    ['Cameriera di sala', 'Cameriere/a di sala'],
    ['CAMERIERA AI PIANI', 'CAMERIERE/A AI PIANI'],
    ['Commesse per il periodo natalizio', 'Commessi/e per il periodo natalizio'],
    ['Impiegata amministrativa', 'Impiegato/a amministrativo/a'],
    ['Educatrice per asilo nido', 'Educatore/educatrice per asilo nido'],
    ['Collaboratrice domestica', 'Collaboratore/trice domestico/a'],
    ['Donna delle pulizie', 'Addetto/a alle pulizie'],
    ['Badante donna', 'Badante'],
    ['Hostess per fiera', 'Hostess/steward per fiera'],
    ['Uomo di fatica per cantiere', 'Persona tuttofare per cantiere'],
    ['Cerchiamo un uomo con patente C', 'Cerchiamo una persona con patente C'],
    ['Personale femminile per spogliatoi', 'Personale per spogliatoi'],
    ['Ragazzo/a per consegne', 'Persona per consegne'],
    ['Ragazzo o ragazza per il bar', 'Persona per il bar'],
    ['Cerchiamo ragazzi per la stagione', 'Cerchiamo persone per la stagione'],
    ['Cerchiamo giovani', 'Cerchiamo persone'],
    ['Cerchiamo personale giovane', 'Cerchiamo personale'],
    ['Barista, bella presenza', 'Barista, cura della persona'],
    ['Giovane cuoco per rifugio', 'Cuoco per rifugio'],
    ['Cerchiamo una giovane cameriera', 'Cerchiamo una cameriere/a'],
    ['Barista max 30 anni', 'Barista anche alla prima esperienza'],
    ['Età 25-40 anni', 'Anche alla prima esperienza'],
    ['Pensionato per custodia', 'Chi ha qualche ora libera per custodia'],
    ['Età non superiore ai 40 anni', 'Anche alla prima esperienza'],
    ['No over 50', 'Anche alla prima esperienza'],
    ['Indicare l’età', 'Indicare la propria disponibilità'],
    ['Allegare il CV e specificare lo stipendio attuale', 'Allegare il CV e specificare la paga desiderata'],
    ['Inviare CV con RAL attuale', 'Inviare CV con RAL desiderata'],
    ['Scrivici quanto guadagni ora', 'Scrivici quanto vorresti guadagnare'],
    ['Portare l’ultima busta paga', 'Portare le referenze'],
    ['Solo italiani', 'Persone di ogni origine'],
    ['Muratori, astenersi stranieri', 'Muratori, aperto a persone di ogni origine'],
    ['Badante di nazionalità rumena', 'Badante di ogni nazionalità'],
    ['Receptionist di madrelingua italiana', 'Receptionist con ottimo italiano'],
    ['Per il banco solo madrelingua', 'Per il banco ottima conoscenza della lingua'],
    ['Persona senza figli', 'Persona con disponibilità agli orari indicati'],
    ['Persona non in gravidanza', 'Persona con disponibilità agli orari indicati'],
    ['Indicare lo stato civile', 'Indicare la propria disponibilità'],
    ['Mandare CV con foto', 'Mandare CV'],
    ['Curriculum vitae e foto tessera a info@esempio.it', 'Curriculum vitae a info@esempio.it'],
    ['Inviare una foto recente', 'Inviare una presentazione'],
  ])('%s', (text, neutral) => {
    expect(wordingHints(text)).not.toEqual([]);
    expect(rewritten(text)).toBe(neutral);
  });
});

describe('says nothing of', () => {
  test.each([
    'Cameriera/e di sala',
    'Cameriere/a di sala',
    'Cameriere/cameriera',
    'Cameriera (m/f)',
    'Cuoco, cuoca o aiuto',
    'Giovane azienda cerca barista',
    'Entrerai in un team giovane',
    'Segretaria, ambosessi',
    'Addetta vendite. La ricerca è rivolta a entrambi i sessi (L. 903/77)',
    'Abbigliamento donna e uomo',
    'Assistenza a una signora di 85 anni',
    'Educatore per ragazzi con disabilità',
    'Animatore per bambini da 3 a 6 anni',
    'Massimo 3 anni di esperienza',
    'Apprendista, massimo 29 anni',
    'Allenatrice o allenatore categoria Under 21',
    'Affiancherai la nostra segretaria',
    'Capo commessa in edilizia, gestione commesse e preventivi',
    'Riparazione di lavatrice e affettatrice',
    'Bella struttura in centro, ambiente gradevole',
    'Maggiorenni con patente',
    'Nessun limite di età',
    'Indicare l’età dei bambini da seguire',
    'Elaborazione delle buste paga per i clienti',
    'La paga attuale del livello è di 9 euro l’ora',
    'Formaggi e vini solo italiani',
    'Docente madrelingua inglese o di livello C2',
    'Ufficiale di stato civile in Comune',
    'Famiglia senza figli cerca colf',
    'Orari adatti a chi ha figli',
    'Inviare foto dei lavori fatti',
    '',
  ])('%s', (text) => expect(wordingHints(text)).toEqual([]));
});

test('a title that addresses everybody counts for the text', () => {
  const text = 'La cameriera serve ai tavoli.';
  expect(wordingHints(text, `Cameriera ${text}`)).toHaveLength(1);
  expect(wordingHints(text, `Cameriere/a ${text}`)).toEqual([]);
  expect(wordingHints(text, `Ambosessi ${text}`)).toEqual([]);
});

test('names what was found, where it stands, and why', () => {
  const text = 'Cerchiamo una cameriera, max 30 anni, bella presenza.';
  expect(
    wordingHints(text).map(({ found, about, index }) => [found, about, text.slice(index, index + found.length)]),
  ).toEqual([
    ['cameriera', 'sex', 'cameriera'],
    ['max 30 anni', 'age', 'max 30 anni'],
    ['bella presenza', 'look', 'bella presenza'],
  ]);
});

describe('a family is warned, and proposed', () => {
  test.each([
    ['Persona con demenza', 'Persona non autosufficiente'],
    ['Persona con l’Alzheimer', 'Persona non autosufficiente'],
    ['Alzheimer', 'Bisogno di aiuto'],
    ['Ha avuto un ictus', 'Ha bisogno di aiuto'],
    ['Persona allettata', 'Persona non autosufficiente'],
    ['Con una diagnosi di demenza', 'Con bisogno di aiuto'],
    ['Assistenza alla mamma di 85 anni', 'Assistenza a una persona'],
    ['Assistenza di mio padre Giuseppe', 'Assistenza di una persona'],
    ['Per la signora Rosa', 'Per una persona'],
    ['Persona di 90 anni', 'Persona da assistere'],
    ['Ha 92 anni', 'Ha bisogno di aiuto'],
    ['Per un’ottantenne', 'Per una persona'],
    ['Abita in via Roma 12', 'Abita in zona'],
  ])('%s: %s', (text, neutral) => expect(rewritten(text, 'famiglia')).toBe(neutral));

  test.each([
    'Assistente familiare convivente',
    'Per mia madre e per la casa',
    'Cerchiamo chi assista in casa una persona non autosufficiente, a ore.',
    'Si richiedono 60 anni di esperienza nel lavoro',
    'Con 65 anni di attività la nostra famiglia',
    'Arriva via Edolo in 20 minuti',
    'Ferie, malattia e tredicesima come da contratto',
    '',
  ])('not of: %s', (text) => expect(wordingHints(text, text, 'famiglia')).toEqual([]));
});

test('others may name illnesses, as nursing homes do', () => {
  const text = 'Assistenza a persone con demenza, via Roma 12';
  expect(wordingHints(text)).toEqual([]);
  expect(wordingHints(text, text, 'ente')).toEqual([]);
});
