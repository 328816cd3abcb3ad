/** A drawing after the valley's rock engravings, in strokes of one weight on a ground of `width` × `height`. */
export interface FigureArt {
  width: number;
  height: number;
  strokes: string;
  /** SVG path of what is pecked out whole: heads, weights, cup marks. */
  solid?: string;
}

/** One figure per view. It takes the colour of the text; give another size with a height utility. */
export function Figure({ art, className }: { art: FigureArt; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${art.width} ${art.height}`}
      width={art.width}
      height={art.height}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={art.strokes} />
      {art.solid !== undefined && <path d={art.solid} fill="currentColor" stroke="none" />}
    </svg>
  );
}
