import type { FigureArt } from '../figure.tsx';

/** A hut on its foot, the ridge poles crossing over the roof, a meander on the wall. */
export const house: FigureArt = {
  width: 96,
  height: 96,
  strokes:
    'M9 47 54 8M87 46 42 9M13 47 83 46M23 47 28 69M74 46 69 69M20 70 77 69M37 70 36 88M60 69 61 88M27 89 70 88M48 15 48 46M34 46 48 30 62 46M33 61V54L40 55V62L48 62V54L56 54V62L64 61V54',
};
