import type { FigureArt } from '../figure.tsx';

/** A ladder, and someone at its foot with raised arms. */
export const ladder: FigureArt = {
  width: 96,
  height: 96,
  strokes:
    'M13 90 23 6M47 90 42 6M15 78 46 77M16 66 45 65M18 53 45 53M19 41 44 41M20 29 43 29M22 17 42 17M75 43V70M61 36 62 50 75 51 88 50 89 36M75 70 66 77 65 91M75 70 84 77 85 91',
  solid: 'M70 34 75 31 80 34 80 40 75 43 70 40Z',
};
