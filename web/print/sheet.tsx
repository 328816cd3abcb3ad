import type { ReactNode } from 'react';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';

type SheetProps = {
  readonly back: { readonly to: string; readonly label: string };
  /** The printed part; null if there is nothing to hang up. */
  readonly paper: ReactNode;
  /** The part that only the screen shows. */
  readonly children?: ReactNode;
};

/** A document to be printed: a bar for the screen, and the sheet as it comes out of the printer. */
export function Sheet({ back, paper, children }: SheetProps) {
  return (
    <>
      <header className="sheet-bar">
        <a href={pagePath.home()}>{SITE_NAME}</a>
        <a href={back.to}>{back.label}</a>
        {paper !== null && (
          <button type="button" className="sheet-print">
            Stampa
          </button>
        )}
      </header>
      <main className="sheet-main">
        {children}
        {paper !== null && <div className="sheet">{paper}</div>}
      </main>
    </>
  );
}

/** In the place of a sheet that is not there. */
export function NoSheet({ back, title, children }: Pick<SheetProps, 'back'> & { title: string; children: ReactNode }) {
  return (
    <Sheet back={back} paper={null}>
      <div className="sheet-note">
        <h1>{title}</h1>
        {children}
      </div>
    </Sheet>
  );
}

/** An address as people type it. */
export const typedAddress = (url: string): string => url.replace(/^https?:\/\//, '');
