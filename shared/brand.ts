/** The mark, a dancing figure after the rock carvings, in strokes 4 wide; `solid` is its head. */
export const MARK = {
  width: 52,
  height: 68,
  strokes:
    'M26 16 27 40M7 6 9 23 26 25 44 23 46 6M3 9 7 6 11 9M42 8 46 5 50 8M27 40 14 44 16 53 9 62 4 62M27 40 42 42 46 51 38 55 42 61',
  solid: 'M22 10 26 7 30 9 31 14 27 17 22 15Z',
} as const;

/** The mark, and beside it the name in two rows of letters drawn as it is. */
export const BRAND = {
  ...MARK,
  width: 196,
  strokes: `${MARK.strokes}M65 3 64 27 76 26M82 27 89 3 98 27M86 20 94 19M104 3 112 27 119 3M132 3 141 11 140 20 132 27 125 19 126 10ZM148 27 147 3 156 4 160 10 155 16 148 16M154 16 160 27M173 3 182 11 180 20 173 27 166 19 167 10ZM64 41 65 65M71 65 72 41 84 65 86 41M101 41 110 65 117 41M123 65 130 41 138 65M126 58 135 57M146 41 144 65 156 64M164 41 162 65 174 64M192 41 180 43 182 65 192 64M182 53 190 53`,
} as const;
