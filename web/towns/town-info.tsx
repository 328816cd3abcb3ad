import type { ReactNode } from 'react';
import type { TownSettings } from '../content/town-settings.ts';

/** Facts about work in a town; children follow below. */
export function TownInfo({ settings, children }: { settings: TownSettings; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby="lavorare">
      <h2 id="lavorare">Lavorare {settings.inTown}</h2>
      <div className="grid gap-6 md:grid-cols-3">
        {settings.localInfo.map(({ title, text }) => (
          <div key={title} className="stack-sm">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
