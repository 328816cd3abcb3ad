import type { FigureArt } from '../figure.tsx';

/** After a map that is engraved in rock: fields with their marks, and the paths that join them. */
export const map: FigureArt = {
  width: 96,
  height: 96,
  strokes:
    'M8 10 39 8 40 33 9 34ZM59 14 88 12 88 42 60 43ZM12 62 38 60 39 88 13 88ZM40 22 50 22 50 29 59 29M25 34 25 46 33 47 33 53 25 54 25 61M73 43 73 53 61 54M39 75 50 75M50 69A11 11 0 1 0 72 69A11 11 0 1 0 50 69M72 70 88 70 88 86',
  solid:
    'M15 14h5v5h-5ZM28 14h5v5h-5ZM15 24h5v5h-5ZM28 24h5v5h-5ZM66 19h5v5h-5ZM78 18h5v5h-5ZM66 31h5v5h-5ZM78 31h5v5h-5ZM18 67h5v5h-5ZM29 67h5v5h-5ZM18 78h5v5h-5ZM29 78h5v5h-5ZM58 66h6v6h-6Z',
};
