import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Example, Section } from './section.tsx';

export function FeedbackSection() {
  const [count, setCount] = useState(24);
  return (
    <Section title="Messaggi">
      <Example title="Nella pagina">
        <div className="stack measure">
          <Notice title="Offerta scaduta">Non accetta più candidature. Guarda quelle simili, qui sotto.</Notice>
          <Notice tone="success" title="Candidatura inviata il 10 agosto 2025" />
          <Notice tone="warning">Sei senza rete: vedi le offerte salvate su questo dispositivo.</Notice>
          <Notice tone="error" title="Non siamo riusciti a caricare le offerte">
            <p>Controlla la connessione e riprova.</p>
            <Button variant="secondary" className="self-start">
              Riprova
            </Button>
          </Notice>
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
