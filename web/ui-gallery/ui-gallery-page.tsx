import { useState } from 'react';
import { VALLEY } from '../../shared/valley/valley.ts';
import { Button } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';
import { cart } from '../ui/figures/cart.ts';
import { dancer } from '../ui/figures/dancer.ts';
import { deer } from '../ui/figures/deer.ts';
import { house } from '../ui/figures/house.ts';
import { labyrinth } from '../ui/figures/labyrinth.ts';
import { ladder } from '../ui/figures/ladder.ts';
import { loom } from '../ui/figures/loom.ts';
import { map } from '../ui/figures/map.ts';
import { plough } from '../ui/figures/plough.ts';
import { Icon } from '../ui/icon.tsx';
import { ICON_NAMES } from '../ui/icon-list.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { Notice } from '../ui/notice.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';
import { ControlsSection } from './controls-section.tsx';
import { FormSection } from './form-section.tsx';
import { Example, Section } from './section.tsx';
import { SurfacesSection } from './surfaces-section.tsx';

/** Every piece of the interface in every state. Reachable in development only. */
export function UiGalleryPage() {
  return (
    <div className="container section">
      <header className="stack pb-8">
        <p className="eyebrow">Solo in sviluppo</p>
        <h1 className="text-display">Pezzi dell'interfaccia</h1>
        <p className="text-lead text-muted measure">
          Ogni elemento in ogni stato, nei due temi. Quello che manca qui non esiste ancora: aggiungilo prima di usarlo
          in una pagina.
        </p>
      </header>
      <FoundationsSection />
      <FiguresSection />
      <ControlsSection />
      <FormSection />
      <SurfacesSection />
      <FeedbackSection />
      <Toaster />
    </div>
  );
}

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

function FoundationsSection() {
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

const FIGURES = [
  ['Capanna', 'house', house],
  ['Telaio', 'loom', loom],
  ['Aratro', 'plough', plough],
  ['Cervo', 'deer', deer],
  ['Scala', 'ladder', ladder],
  ['Figura che danza', 'dancer', dancer],
  ['Carro', 'cart', cart],
  ['Mappa', 'map', map],
  ['Labirinto', 'labyrinth', labyrinth],
] as const;

function FiguresSection() {
  return (
    <>
      <Section title="Figure">
        <ul className="list-plain flex flex-wrap gap-8">
          {FIGURES.map(([label, name, art]) => (
            <li key={name} className="stack-sm">
              <Figure art={art} label={label} className="text-bosco" />
              <code className="text-sm">{name}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Icone">
        <ul className="list-plain grid gap-3 grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
          {ICON_NAMES.map((name) => (
            <li key={name} className="flex items-center gap-2 text-sm">
              <Icon name={name} className="text-h3" />
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function FeedbackSection() {
  const [count, setCount] = useState(24);
  return (
    <Section title="Messaggi">
      <Example title="Nella pagina">
        <div className="stack measure">
          <Notice title="Offerta scaduta">Non accetta più candidature. Guarda quelle simili, qui sotto.</Notice>
          <Notice tone="success" title="Candidatura inviata il 10 agosto 2025" />
          <Notice tone="warning">Sei senza rete: vedi le offerte salvate su questo dispositivo.</Notice>
          <RetryNotice title="Non siamo riusciti a caricare le offerte" retry={() => undefined}>
            Può essere la connessione.
          </RetryNotice>
        </div>
      </Example>
      <Example title="Avvisi che passano">
        <div className="cluster">
          <Button
            variant="secondary"
            onClick={() =>
              showToast({ title: 'Candidatura inviata!', description: 'La trovi tra le tue candidature.' })
            }
          >
            Mostra un avviso
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                title: 'Errore di accesso',
                description: 'Email o password non validi.',
                tone: 'destructive',
              })
            }
          >
            Mostra un errore
          </Button>
        </div>
      </Example>
      <Example title="Conteggio annunciato">
        <LiveRegion visible className="font-600">
          {count} offerte trovate
        </LiveRegion>
        <div>
          <Button variant="secondary" onClick={() => setCount(count - 1)}>
            Cambia il conteggio
          </Button>
        </div>
      </Example>
    </Section>
  );
}
