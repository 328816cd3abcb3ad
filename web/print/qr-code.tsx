import { encode } from 'uqr';

/** Modules of white around the code, which scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Outline of the dark modules as an SVG path, runs of a row in one piece. */
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
