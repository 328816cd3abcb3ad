import { pagePath } from '../../shared/paths.ts';
import { Sheet, SheetTop } from './sheet.tsx';

const FIRST_DAY = {
  title: 'Prima del primo giorno',
  lead: 'Per la famiglia che assume: assistenza in casa e lavori domestici.',
  parts: [
    {
      title: 'Prima di tutto',
      items: [
        'Guardare insieme: documento di identità e codice fiscale; per chi non è cittadino dell’Unione europea, un permesso di soggiorno che consenta di lavorare.',
        'Comunicare l’assunzione all’INPS entro le ore 24 del giorno prima dell’inizio, anche se è festivo e anche per poche ore: su inps.it con SPID o CIE, oppure al telefono, 803 164 da fisso o 06 164 164 da cellulare.',
      ],
    },
    {
      title: 'La lettera di assunzione, in due copie firmate',
      items: [
        'Chi assume, chi è assunto, dove si lavora, da quando (e fino a quando, se è a termine).',
        'Livello e mansioni; convivenza sì o no, e quindi vitto e alloggio.',
        'Ore e giorni, riposo della settimana, ferie, paga concordata e quando si versa.',
        'La prova, pagata: 30 giorni di lavoro effettivo per chi convive e per i livelli D e DS, 8 per gli altri (contratto collettivo, art. 12); in un contratto a termine può essere più breve. Durante la prova si può chiudere senza preavviso.',
      ],
    },
    {
      title: 'Poi',
      items: [
        'Ogni mese: la busta paga, in due copie.',
        'Ogni tre mesi: i contributi all’INPS, dal 1 al 10 di aprile, luglio, ottobre e gennaio.',
        'Tredicesima, ferie e trattamento di fine rapporto spettano anche per poche ore alla settimana.',
      ],
    },
    {
      title: 'A chi chiedere',
      items: [
        'INPS: inps.it, voce “lavoro domestico”, o i numeri qui sopra.',
        'CAF e patronati: lettera, busta paga, contributi.',
        'Associazioni delle famiglie (Fidaldo, Domina) e sindacati (Filcams, Fisascat, Uiltucs, Federcolf), che firmano il contratto collettivo: livelli e minimi.',
        'Centro per l’impiego: se cerchi ancora la persona.',
      ],
    },
  ],
  sources:
    'Fonti: INPS, lavoro domestico; d.l. 185/2008, art. 16-bis; contratto collettivo del lavoro domestico. Verificato il 25 novembre 2026. Non è una consulenza: nei casi dubbi chiedi a un patronato.',
} as const;

/** A family's list of what is to be done before somebody begins to work for them, on one A4 sheet. */
export function FirstDaySheet() {
  return (
    <Sheet
      back={{ to: pagePath.findCarer(), label: 'Cerco chi assiste' }}
      paper={
        <article className="memo">
          <SheetTop>Promemoria</SheetTop>
          <h1 className="board-title">{FIRST_DAY.title}</h1>
          <p>{FIRST_DAY.lead}</p>
          {FIRST_DAY.parts.map(({ title, items }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
          <p className="sheet-small">{FIRST_DAY.sources}</p>
        </article>
      }
    />
  );
}
