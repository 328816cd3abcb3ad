import { VALLEY } from '../../shared/valley/valley.ts';
import { Example, Section } from './section.tsx';

const SWATCHES = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['line', 'bg-line'],
  ['field', 'bg-field'],
  ['bosco', 'bg-bosco'],
  ['bosco-strong', 'bg-bosco-strong'],
  ['bosco-soft', 'bg-bosco-soft'],
  ['lago', 'bg-lago'],
  ['lago-soft', 'bg-lago-soft'],
  ['errore', 'bg-errore'],
  ['errore-soft', 'bg-errore-soft'],
  ['larice', 'bg-larice'],
  ['larice-soft', 'bg-larice-soft'],
] as const;

export function FoundationsSection() {
  return (
    <>
      <Section title="Colori">
        <ul className="list-plain grid gap-3 grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
          {SWATCHES.map(([name, background]) => (
            <li key={name} className="stack-sm text-sm">
              <span aria-hidden="true" className={`block h-14 border border-line rounded ${background}`} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Testo">
        <p className="text-display font-display font-700">{`Lavoro ${VALLEY.in}`}</p>
        <p className="text-h1 font-display font-700">Cuoca/o per rifugio in quota</p>
        <p className="text-h2 font-display font-700">Offerte della settimana</p>
        <p className="text-h3 font-display font-700">Barista per il fine settimana</p>
        <p className="text-h4 font-display font-700">Che cosa farai</p>
        <p className="text-lead measure">Trova un lavoro vicino a casa, oppure la persona giusta entro venerdì.</p>
        <Example title="Testo lungo">
          <div className="prose">
            <p>
              La bottega cerca una persona per il banco, dal martedì al sabato. Non serve esperienza: conta la voglia di
              imparare. Leggi <a href="#testo">come candidarti</a> oppure scrivi.
            </p>
            <h4>Che cosa offriamo</h4>
            <ul>
              <li>Contratto a tempo determinato, 24 ore alla settimana</li>
              <li>Paga da 1.100 a 1.250 € al mese</li>
            </ul>
            <blockquote>Le domeniche sono libere.</blockquote>
          </div>
        </Example>
        <Example title="Piccolo e secondario">
          <p className="text-sm">Testo piccolo, 15 px</p>
          <p className="text-xs">Testo minimo, 14 px</p>
          <p className="muted">Testo secondario</p>
        </Example>
      </Section>
    </>
  );
}
