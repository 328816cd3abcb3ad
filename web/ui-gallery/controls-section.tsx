import { useState } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import { Chip, chipClass } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Example, Section } from './section.tsx';

const CATEGORIES = ['Tutte', 'Ristorazione', 'Pulizie', 'Commercio', 'Turismo'];

export function ControlsSection() {
  const [loading, setLoading] = useState(false);
  const [saved, setSaved] = useState(false);
  const [category, setCategory] = useState('Ristorazione');
  return (
    <>
      <Section title="Pulsanti">
        <Example title="Varianti">
          <div className="cluster">
            <Button>Candidati Ora</Button>
            <Button variant="secondary">Visualizza Dettagli</Button>
            <Button variant="quiet">Annulla</Button>
            <Button variant="danger">Elimina offerta</Button>
            <a className={buttonClass('primary')} href="#link">
              Collegamento
            </a>
          </div>
        </Example>
        <Example title="Con icona">
          <div className="cluster">
            <Button icon="search">Cerca</Button>
            <Button variant="secondary" icon="sliders">
              Filtri (3)
            </Button>
            <Button variant="quiet" icon="printer">
              Stampa la locandina
            </Button>
          </div>
        </Example>
        <Example title="In attesa e spento">
          <div className="cluster">
            <Button loading={loading} loadingLabel="Pubblicazione in corso..." onClick={() => setLoading(true)}>
              Pubblica offerta
            </Button>
            <Button loading loadingLabel="Accesso in corso...">
              Accedi
            </Button>
            <Button variant="secondary" loading loadingLabel="Invio in corso...">
              Invia
            </Button>
            <Button disabled>Spento</Button>
            <Button variant="quiet" onClick={() => setLoading(false)}>
              Riporta indietro
            </Button>
          </div>
        </Example>
        <Example title="Solo icona, con suggerimento">
          <div className="cluster">
            <Tooltip label={saved ? 'Togli dalle offerte salvate' : 'Salva questa offerta'}>
              {(trigger) => (
                <IconButton
                  {...trigger}
                  icon={saved ? 'heart-filled' : 'heart'}
                  label="Salva l'offerta"
                  pressed={saved}
                  onClick={() => setSaved(!saved)}
                />
              )}
            </Tooltip>
            <Tooltip label="Condividi il collegamento">
              {(trigger) => <IconButton {...trigger} icon="share" label="Condividi" />}
            </Tooltip>
          </div>
        </Example>
      </Section>
      <Section title="Filtri">
        <Example title="Pulsanti che stanno giù">
          <div className="cluster">
            {CATEGORIES.map((name) => (
              <Chip key={name} pressed={name === category} onClick={() => setCategory(name)}>
                {name}
              </Chip>
            ))}
          </div>
        </Example>
        <Example title="Collegamenti">
          <div className="cluster">
            <a className={chipClass(true)} href="#primo" aria-current="true">
              <Icon name="map-pin" /> Primo comune
            </a>
            <a className={chipClass(false)} href="#secondo">
              <Icon name="map-pin" /> Secondo comune
            </a>
          </div>
        </Example>
      </Section>
    </>
  );
}
