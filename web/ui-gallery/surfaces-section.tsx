import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { labyrinth } from '../ui/figures/labyrinth.ts';
import { Range } from '../ui/range.tsx';
import { Skeleton, SkeletonCard } from '../ui/skeleton.tsx';
import { Example, Section } from './section.tsx';

export function SurfacesSection() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Section title="Schede">
        <div className="grid-cards">
          <article className="card card-link stack">
            <div className="stack-sm">
              <h3>
                <a href="#offerta" className="link-quiet stretched">
                  Barista per il fine settimana
                </a>
              </h3>
              <p className="muted">Bar Sport · 12,4 km</p>
            </div>
            <div className="cluster">
              <Badge tone="bosco">Full-time</Badge>
              <Badge tone="lago">Part-time</Badge>
              <Badge>Stagionale</Badge>
              <Badge icon="bed">Alloggio</Badge>
              <Badge tone="larice">Scade domani</Badge>
              <Badge tone="errore">Chiusa</Badge>
            </div>
          </article>
          <div className="card">
            <dl className="facts">
              <div>
                <dt>Contratto</dt>
                <dd>Contratto stagionale</dd>
              </div>
              <div>
                <dt>Paga</dt>
                <dd>1.400–1.600 € al mese</dd>
              </div>
              <div>
                <dt>Esperienza</dt>
                <dd>Esperienza preferita</dd>
              </div>
            </dl>
          </div>
          <SkeletonCard />
        </div>
        <Example title="In attesa: righe">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton />
          <Skeleton />
        </Example>
      </Section>
      <Section title="Nessun risultato">
        <EmptyState art={labyrinth} level={3} title="Nessuna offerta trovata con i criteri selezionati.">
          <p>Allarga la distanza oppure togli un filtro.</p>
          <div className="cluster">
            <a className={buttonClass('primary')} href="#filtri">
              Togli i filtri
            </a>
            <a className={buttonClass('quiet')} href="#tutte">
              Tutte le offerte
            </a>
          </div>
        </EmptyState>
      </Section>
      <Section title="Foglio">
        <Example title="Dal basso sul telefono, in mezzo sugli schermi grandi">
          <div>
            <Button variant="secondary" icon="sliders" onClick={() => setOpen(true)}>
              Apri i filtri
            </Button>
          </div>
        </Example>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Filtri"
          footer={
            <Button className="w-full" onClick={() => setOpen(false)}>
              Mostra 24 offerte
            </Button>
          }
        >
          <Range
            id="sheet-radius"
            label="Distanza massima"
            name="radius"
            min={5}
            max={50}
            step={5}
            value={15}
            valueText={(km) => `${km} km`}
          />
        </Dialog>
      </Section>
    </>
  );
}
