import type { FigureArt } from '../figure.tsx';

/** The upright loom: two posts, beam and heddle bars, the warp held tight by its weights. */
export const loom: FigureArt = {
  width: 96,
  height: 96,
  strokes: 'M19 9 18 89M77 8 78 89M10 17 87 16M12 38 84 37M18 55 90 54M31 17 30 74M42 16 42 75M54 16 55 75M65 16 66 74',
  solid: 'M25 75 35 75 36 85 25 86ZM37 76 47 76 48 86 37 86ZM50 76 60 76 60 86 50 86ZM61 75 71 75 72 85 62 86Z',
};
