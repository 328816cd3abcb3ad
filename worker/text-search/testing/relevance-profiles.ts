/**
 * Invented profiles that `worker/text-search/testing/relevance.md` speaks of by their short names, the oldest first: short name |
 * name | title | place | skills.
 */
const PROFILES = `
cuoca | Anna Verdi | Cuoca | Edolo | cucina tipica, pasta fresca
cameriere | Luca Neri | Cameriere | Ponte di Legno | inglese, vini
sala | Sara Fabbri | Addetta sala e bar | Breno | caffetteria
muratore | Paolo Bianchi | Muratore | Esine | ponteggi, intonaco
oss | Marta Gialli | OSS | Darfo Boario Terme | turni di notte
badante | Elena Rossi | Assistente familiare | Cemmo | cucina, guida
autista | Ivan Grandi | Autista patente C | Pisogne | muletto, adr
magazzino | Omar Conti | Magazziniere | Rogno | muletto, picking
impiegata | Giulia Sarti | Impiegata contabile | Breno | excel, bilanci
saldatore | Marco Fabbri | Saldatore | Cividate | tig, disegno meccanico
pulizie | Rosa Villa | Addetta alle pulizie | Boario | stiro, bambini
estate | Nina Costa | Studentessa | Temù | tedesco, stagione estiva
`;

export const RELEVANCE_PROFILES = PROFILES.trim()
  .split('\n')
  .map((row) => {
    const [profile = '', name = '', title = '', location = '', skills = ''] = row.split(' | ');
    return { profile, name, title, location, skills: skills.split(', ') };
  });
