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

/** The figures of failures and of signing in, which frames of pages have; the others come with their pages. */
export const ladder: FigureArt = {
  width: 96,
  height: 96,
  strokes:
    'M13 90 23 6M47 90 42 6M15 78 46 77M16 66 45 65M18 53 45 53M19 41 44 41M20 29 43 29M22 17 42 17M75 43V70M61 36 62 50 75 51 88 50 89 36M75 70 66 77 65 91M75 70 84 77 85 91',
  solid: 'M70 34 75 31 80 34 80 40 75 43 70 40Z',
};

export const house: FigureArt = {
  width: 96,
  height: 96,
  strokes:
    'M9 47 54 8M87 46 42 9M13 47 83 46M23 47 28 69M74 46 69 69M20 70 77 69M37 70 36 88M60 69 61 88M27 89 70 88M48 15 48 46M34 46 48 30 62 46M33 61V54L40 55V62L48 62V54L56 54V62L64 61V54',
};
