import type { ReactNode } from 'react';
import { encode } from 'uqr';
import { MARK } from '../../shared/brand.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { Figure } from '../ui/figure.tsx';

type SheetProps = {
  readonly back: { readonly to: string; readonly label: string };
  /** The printed part; null if there is nothing to hang up. */
  readonly paper: ReactNode;
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

/** First line of a sheet: its kind, and whose it is. */
export const SheetTop = ({ children }: { children: string }) => (
  <p className="sheet-top">
    <span>{children}</span>
    <span className="sheet-brand">
      <Figure art={MARK} /> {SITE_NAME}
    </span>
  </p>
);

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

export const typedAddress = (url: string): string => url.replace(/^https?:\/\//, '');

/** Modules of white around the code, which scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue;
        const end = row.indexOf(false, x);
        runs.push(`M${x} ${y}h${end - x}v1h${x - end}z`);
        x = end;
      }
      return runs;
    })
    .join('');
}

/** QR code of an address. A fold or a stain may take 15 % of it (level M), more where the size has room for it. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const { data, size } = encode(url, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={darkPath(data)} />
    </svg>
  );
}
