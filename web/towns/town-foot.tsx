import type { ReactNode } from 'react';
import type { TownSettings } from '../content/town-settings.ts';
import { TownLinks } from './town-links.tsx';

type TownFootProps = {
  readonly settings: TownSettings;
  readonly counts: ReadonlyMap<string, number> | null;
  readonly children: ReactNode;
};

export function TownFoot({ settings, counts, children }: TownFootProps) {
  return (
    <>
      <section className="stack" aria-labelledby="lavorare">
        <h2 id="lavorare">{`Lavorare ${settings.inTown}`}</h2>
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
      <TownLinks title="Offerte negli altri comuni" counts={counts} except={settings.town.page} />
    </>
  );
}
