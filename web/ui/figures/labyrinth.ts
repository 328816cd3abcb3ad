import type { FigureArt } from '../figure.tsx';

/** A labyrinth with someone outside it: for what cannot be found. */
export const labyrinth: FigureArt = {
  width: 112,
  height: 96,
  strokes:
    'M40 88 8 89 7 8 79 7 80 88 54 88 53 76 68 76 68 20 19 20 20 76 40 76 40 64 32 64 31 32 56 32 56 64 52 64M44 44V54M97 57V76M88 55 89 64 97 65 105 64 106 55M97 76 92 81 91 90M97 76 102 81 103 90',
  solid: 'M93 50 97 48 101 50 101 55 97 57 93 55Z',
};
