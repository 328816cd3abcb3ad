import * as fc from 'fast-check';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';

/** Words that people of the valley search for and write, so that generated requests also find something. */
const WORDS = [
  ...[
    'cuoco',
    'cameriera di sala',
    'muratore',
    'stagionale',
    'pulizie',
    'caffè',
    'magazziniere part-time',
    'OSS notte',
  ],
  ...['tutta la valle', '25047', ...MUNICIPALITIES.map(({ name }) => name)],
];

/**
 * Texts that have broken other sites: of SQL, FTS, HTML, XML, JSON, paths, numbers, Unicode. Names such as `__proto__` are among the
 * texts of fast-check itself.
 */
const HOSTILE = [
  ...['', ' ', '\t\n', "'", '"', '\\', '\\u0000', '%', '%00', '%ff', '_', '*', '^', '(', '+', '&', '{}', '[]'],
  ...["' OR 1=1 --", "'; DROP TABLE jobs; --", 'NEAR(a b, 5)', 'title:cuoco', 'a AND', 'NOT', '"unclosed', 'a* b*'],
  ...['-cuoco', '{col}: x', '../../etc/passwd', '..%2f', '<script>alert(1)</script>', '<!--', ']]>', '&#0;', '<?xml'],
  ...[
    '{{7*7}}',
    '=1+1',
    'javascript:alert(1)',
    'null',
    'NaN',
    '-1',
    '1e309',
    '0x10',
    '1'.repeat(400),
    '\r\nSet-Cookie: a=b',
  ],
  // Signs that nobody sees, that are half of another, or that change when they are folded.
  ...[
    '\u0000',
    '\u0001\u001f',
    '\u007f',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\u202e',
    '\u200b',
    '\uffff',
    '\ud800',
    'a\udc00',
  ],
  ...['٣', '９９', '👨‍👩‍👧‍👦', 'ﬃ', 'İ', 'ß', 'ſ', '汉字', 'z\u0301\u0302\u0303'.repeat(40)],
  // Just too long, and as long as may be.
  ...['a'.repeat(61), 'b'.repeat(121), 'c'.repeat(401), 'd'.repeat(2001), '(('.repeat(150), 'a OR '.repeat(80)],
] as const;

const HEAVY = ['&', '<', '"', '\\', '字', '\n', 'è', "'", '<b>'] as const;

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...HOSTILE)).map((parts) => parts.join(' ')),
  },
);

/** A text within its limits; some are as long and as heavy as may be. */
export function textWithin(min: number, max: number): fc.Arbitrary<string> {
  const fit = (text: string) => (text.length < min ? `${text}${'x'.repeat(min - text.length)}` : text.slice(0, max));
  return fc.oneof(
    { weight: 8, arbitrary: anyText.map(fit) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...HEAVY).map((unit) => unit.repeat(Math.ceil(max / unit.length)).slice(0, max)),
    },
  );
}
