import type { FigureArt } from '../figure.tsx';

/** Two oxen at the yoke, seen from above and folded out to each side, the ard and the one who leads it. */
export const plough: FigureArt = {
  width: 128,
  height: 96,
  strokes:
    'M16 33 52 32 58 26M23 33V20M30 33V20M42 32V19M49 32V19M4 26 11 28 16 33 11 38 4 40M16 65 52 66 58 72M23 65V78M30 65V78M42 66V79M49 66V79M4 58 11 60 16 65 11 70 4 72M27 33 27 65M27 49 82 48 92 66M76 70 101 63M95 64 104 39 112 36 123 24M112 24 112 57M112 57 105 68 105 86M112 57 119 68 119 86',
  solid: 'M107 17 112 14 117 17 117 22 112 25 107 22Z',
};
