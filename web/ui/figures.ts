import type { FigureArt } from './figure.tsx';

/** A four-wheeled cart seen from above, the wheels and the two animals folded out to each side. */
export const cart: FigureArt = {
  width: 128,
  height: 96,
  strokes:
    'M60 40 117 39M60 57 117 58M72 29 72 68M106 29 106 68M60 40 47 49 60 57M47 49 12 48M22 34 22 64M6 39 14 34 40 33 46 28M18 34V22M24 34V22M32 33V21M38 33V21M6 58 14 64 40 65 46 70M18 64V76M24 64V76M32 65V77M38 65V77M61 18A11 11 0 1 0 83 18A11 11 0 1 0 61 18M72 7 72 29M61 18 83 18M95 18A11 11 0 1 0 117 18A11 11 0 1 0 95 18M106 7 106 29M95 18 117 18M61 79A11 11 0 1 0 83 79A11 11 0 1 0 61 79M72 68 72 90M61 79 83 79M95 79A11 11 0 1 0 117 79A11 11 0 1 0 95 79M106 68 106 90M95 79 117 79M89 39 89 58',
};

/** A dancing figure: the arms thrown up, one leg lifted. */
export const dancer: FigureArt = {
  width: 96,
  height: 96,
  strokes:
    'M47 22 48 58M19 8 22 33 47 35 73 32 77 7M13 12 19 7 25 12M71 11 77 6 83 11M48 58 29 63 32 77 22 90 14 89M48 58 70 61 77 74 65 80 71 88',
  solid: 'M41 13 47 9 53 12 54 19 48 23 41 20Z',
};

/** A stag, the antlers laid back over its body. */
export const deer: FigureArt = {
  width: 112,
  height: 96,
  strokes:
    'M22 53 74 50 76 62 25 65ZM22 53 14 58M28 65 26 90M38 64 39 90M64 63 63 90M75 62 78 90M74 50 87 33 103 39M87 33 79 21 62 18 45 22M77 21 79 8M62 18 61 6M48 21 43 10M87 33 95 21 107 17M95 21 95 9',
};

/** A hut on its foot, the ridge poles crossing over the roof, a meander on the wall. */
export const house: FigureArt = {
  width: 96,
  height: 96,
  strokes:
    'M9 47 54 8M87 46 42 9M13 47 83 46M23 47 28 69M74 46 69 69M20 70 77 69M37 70 36 88M60 69 61 88M27 89 70 88M48 15 48 46M34 46 48 30 62 46M33 61V54L40 55V62L48 62V54L56 54V62L64 61V54',
};

/** A labyrinth with someone outside it: for what cannot be found. */
export const labyrinth: FigureArt = {
  width: 112,
  height: 96,
  strokes:
    'M40 88 8 89 7 8 79 7 80 88 54 88 53 76 68 76 68 20 19 20 20 76 40 76 40 64 32 64 31 32 56 32 56 64 52 64M44 44V54M97 57V76M88 55 89 64 97 65 105 64 106 55M97 76 92 81 91 90M97 76 102 81 103 90',
  solid: 'M93 50 97 48 101 50 101 55 97 57 93 55Z',
};

/** A ladder, and someone at its foot with raised arms. */
export const ladder: FigureArt = {
  width: 96,
  height: 96,
  strokes:
    'M13 90 23 6M47 90 42 6M15 78 46 77M16 66 45 65M18 53 45 53M19 41 44 41M20 29 43 29M22 17 42 17M75 43V70M61 36 62 50 75 51 88 50 89 36M75 70 66 77 65 91M75 70 84 77 85 91',
  solid: 'M70 34 75 31 80 34 80 40 75 43 70 40Z',
};

/** The upright loom: two posts, beam and heddle bars, the warp held tight by its weights. */
export const loom: FigureArt = {
  width: 96,
  height: 96,
  strokes: 'M19 9 18 89M77 8 78 89M10 17 87 16M12 38 84 37M18 55 90 54M31 17 30 74M42 16 42 75M54 16 55 75M65 16 66 74',
  solid: 'M25 75 35 75 36 85 25 86ZM37 76 47 76 48 86 37 86ZM50 76 60 76 60 86 50 86ZM61 75 71 75 72 85 62 86Z',
};

/** After a map that is engraved in rock: fields with their marks, and the paths that join them. */
export const map: FigureArt = {
  width: 96,
  height: 96,
  strokes:
    'M8 10 39 8 40 33 9 34ZM59 14 88 12 88 42 60 43ZM12 62 38 60 39 88 13 88ZM40 22 50 22 50 29 59 29M25 34 25 46 33 47 33 53 25 54 25 61M73 43 73 53 61 54M39 75 50 75M50 69A11 11 0 1 0 72 69A11 11 0 1 0 50 69M72 70 88 70 88 86',
  solid:
    'M15 14h5v5h-5ZM28 14h5v5h-5ZM15 24h5v5h-5ZM28 24h5v5h-5ZM66 19h5v5h-5ZM78 18h5v5h-5ZM66 31h5v5h-5ZM78 31h5v5h-5ZM18 67h5v5h-5ZM29 67h5v5h-5ZM18 78h5v5h-5ZM29 78h5v5h-5ZM58 66h6v6h-6Z',
};

/** Two oxen at the yoke, seen from above and folded out to each side, the ard and the one who leads it. */
export const plough: FigureArt = {
  width: 128,
  height: 96,
  strokes:
    'M16 33 52 32 58 26M23 33V20M30 33V20M42 32V19M49 32V19M4 26 11 28 16 33 11 38 4 40M16 65 52 66 58 72M23 65V78M30 65V78M42 66V79M49 66V79M4 58 11 60 16 65 11 70 4 72M27 33 27 65M27 49 82 48 92 66M76 70 101 63M95 64 104 39 112 36 123 24M112 24 112 57M112 57 105 68 105 86M112 57 119 68 119 86',
  solid: 'M107 17 112 14 117 17 117 22 112 25 107 22Z',
};

/** By the name that an article, or a picture for social networks, gives. */
export const FIGURES = { cart, dancer, deer, house, labyrinth, ladder, loom, map, plough };
