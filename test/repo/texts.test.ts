import { describe, expect, test } from 'vitest';
import { requireOk } from '../../web/api/fetch-api.ts';
import { isTest, parse, read, SOURCES } from './repository.ts';

/** Sources without their comments, white space as one space: JSX breaks long texts into lines. */
const TEXTS = SOURCES.filter((path) => /^(web|worker|shared)\//.test(path) && !isTest(path))
  .map((path) => {
    let text = read(path);
    for (const { start, end } of parse(path).comments)
      text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    return text;
  })
  .join('\n')
  .replace(/\s+/g, ' ');

/** Rows of docs/product.md#error-texts, with the texts that people read. */
const ROWS: readonly (readonly [row: string, ...texts: string[]])[] = [
  [
    'offer publish failure',
    'Errore',
    'Errore nella pubblicazione',
    'Si è verificato un errore durante la pubblicazione.',
  ],
  [
    'register failure',
    'Errore di registrazione',
    'Registrazione fallita',
    'Si è verificato un errore durante la registrazione.',
  ],
  ['login failure', 'Errore di accesso', 'Login fallito', 'Email o password non validi.'],
  ['unauthenticated publish', 'Accesso richiesto', 'Devi essere registrato per pubblicare offerte di lavoro.'],
  ['unauthenticated apply', 'Accesso richiesto', 'Devi essere registrato per candidarti alle offerte di lavoro.'],
  ['offer fetch failure', 'Offerta non trovata', "L'offerta che stai cercando non esiste o è stata rimossa."],
  ['empty list on the home page', 'Nessuna offerta di lavoro trovata con i criteri selezionati.'],
  ['empty list on the page of all offers', 'Nessuna offerta trovata con i criteri selezionati.'],
  ['article not found', 'Articolo non trovato', '← Torna al blog'],
  ['empty list on the page of a town', `Nessuna offerta trovata a \${name}`],
  ['profile creation failure', 'Errore', "Si è verificato un errore durante l'invio del profilo."],
  [
    'profile created',
    'Profilo pubblicato!',
    'Il tuo profilo è stato inviato con successo. Le aziende potranno trovarti e contattarti.',
  ],
  ['candidate fetch failure', 'Candidato non trovato'],
  ['no skill', 'Inserisci almeno una competenza'],
  ['empty list of profiles', 'Nessun candidato trovato con i criteri selezionati.'],
  ['loading profiles', 'Caricamento candidati...'],
  ['loading profile', 'Caricamento...'],
  [
    'message to a candidate',
    'Messaggio inviato!',
    `Il tuo messaggio è stato inviato a \${name}. Ti risponderà presto.`,
  ],
  ['loading list', 'Caricamento offerte di lavoro...'],
  ['loading offer', 'Caricamento offerta...'],
  [
    'contact success on the contact page',
    'Messaggio inviato!',
    ['Il tuo messaggio è stato inviato a $', '{SITE_NAME}. Ti risponderà presto.'].join(''),
  ],
  ['help without a match', 'Nessun risultato trovato'],
];

describe('error catalogue', () => {
  // A text on its own: between quotes, or between tags.
  const stands = (text: string): boolean =>
    ['"', "'", '`', '>'].some((start) =>
      ['"', "'", '`', '<'].some(
        (end) => TEXTS.includes(start + text + end) || TEXTS.includes(`${start} ${text} ${end}`),
      ),
    );

  test.each(ROWS)('%s', (_row, ...texts) => {
    const missing = texts.filter((text) => !stands(text));
    expect(missing, 'Texts of docs/product.md that no source holds letter by letter').toEqual([]);
  });

  test('generic failed read: status code, colon, body or status text', async () => {
    await expect(requireOk(new Response('No luck', { status: 418 }))).rejects.toThrow(/^418: No luck$/);
    const empty = new Response('', { status: 503, statusText: 'Service Unavailable' });
    await expect(requireOk(empty)).rejects.toThrow(/^503: Service Unavailable$/);
  });
});
