import type { FigureArt } from '../figure.tsx';

/** A stag, the antlers laid back over its body. */
export const deer: FigureArt = {
  width: 112,
  height: 96,
  strokes:
    'M22 53 74 50 76 62 25 65ZM22 53 14 58M28 65 26 90M38 64 39 90M64 63 63 90M75 62 78 90M74 50 87 33 103 39M87 33 79 21 62 18 45 22M77 21 79 8M62 18 61 6M48 21 43 10M87 33 95 21 107 17M95 21 95 9',
};
