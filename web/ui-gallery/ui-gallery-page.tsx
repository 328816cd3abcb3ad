import { Toaster } from '../ui/toaster.tsx';
import { ControlsSection } from './controls-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { FormSection } from './form-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
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
