import type { FigureArt } from '../figure.tsx';

/** A dancing figure: the arms thrown up, one leg lifted. */
export const dancer: FigureArt = {
  width: 96,
  height: 96,
  strokes:
    'M47 22 48 58M19 8 22 33 47 35 73 32 77 7M13 12 19 7 25 12M71 11 77 6 83 11M48 58 29 63 32 77 22 90 14 89M48 58 70 61 77 74 65 80 71 88',
  solid: 'M41 13 47 9 53 12 54 19 48 23 41 20Z',
};
