import { pagePath } from '../../shared/paths.ts';
import markdown from '../content/first-day.md?raw';
import { pageTextOf, type TextBlock } from '../content/text.ts';
import { Sheet, SheetTop } from './sheet.tsx';

const { title, lead, sections } = pageTextOf(markdown);
const SOURCES =
  'Fonti: INPS, lavoro domestico; d.l. 185/2008, art. 16-bis; contratto collettivo del lavoro domestico. Verificato il 25 novembre 2026. Non è una consulenza: nei casi dubbi chiedi a un patronato.';

/** A family's list of what is to be done before somebody begins to work for them, on one A4 sheet. */
export function FirstDaySheet() {
  return (
    <Sheet
      back={{ to: pagePath.findCarer(), label: 'Cerco chi assiste' }}
      paper={
        <article className="memo">
          <SheetTop>Promemoria</SheetTop>
          <h1 className="board-title">{title}</h1>
          <p>{lead}</p>
          {sections.map((section) => (
            <section key={section.id}>
              <h2>{section.title}</h2>
              <ul>
                {section.blocks.flatMap(itemsOf).map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
          <p className="sheet-small">{SOURCES}</p>
        </article>
      }
    />
  );
}

const itemsOf = (block: TextBlock): readonly string[] =>
  typeof block === 'object' && 'list' in block ? block.list : [];
