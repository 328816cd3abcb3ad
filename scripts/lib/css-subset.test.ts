import { expect, test } from 'vitest';
import { cssSubset, withoutTwice } from './css-subset.ts';

const words = new Set(['card', 'hover:p-4', 'w-1/2', '2xl']);

test.each([
  ['.card{color:red}.other{color:blue}', '.card{color:red}'],
  ['.hover\\:p-4:hover{padding:1rem}', ''],
  ['.hover\\:p-4:focus{padding:1rem}', '.hover\\:p-4:focus{padding:1rem}'],
  ['.card:hover,.card:focus{top:0}', '.card:hover,.card:focus{top:0}'],
  ['.card:hover{top:0}a:hover{top:0}', 'a:hover{top:0}'],
  ['.w-1\\/2{width:50%}.w-1\\/3{width:33%}', '.w-1\\/2{width:50%}'],
  ['.\\32 xl{top:0}', '.\\32 xl{top:0}'],
  // All of a selector, or one of several.
  ['.card .other{top:0}.other,.card{left:0}', '.other,.card{left:0}'],
  ['.card:not(.other){top:0}', '.card:not(.other){top:0}'],
  // Without a class, and at-rules.
  ['h1{top:0}[data-x]{top:0}', 'h1{top:0}[data-x]{top:0}'],
  ['@import "a";@font-face{src:url(a)}', '@import "a";@font-face{src:url(a)}'],
  ['@media print{.card{top:0}}@media (width>=40rem){.card{top:0}.other{top:0}}', '@media (width>=40rem){.card{top:0}}'],
  ['.card:after{content:"}"}.other{content:"{"}', '.card:after{content:"}"}'],
  ['', ''],
])('%s', (css, expected) => expect(cssSubset(css, words)).toBe(expected));

test('what a page has of fonts, pictures and whole layers is not brought again', () => {
  const picture = '.card{--icon:url(a)}';
  const files = `@font-face{src:url(b)}@font-face{src:local(c)}${picture}`;
  const css = `${files}.card{top:0}.other{--icon:url(c)}@layer base{a:hover{top:0}}@layer components{.card{left:0}.other{left:0}}`;
  expect(withoutTwice(css, cssSubset(css, words))).toBe(
    '.card{top:0}.other{--icon:url(c)}@layer components{.card{left:0}.other{left:0}}',
  );
  expect(withoutTwice(css, '')).toBe(css);
});

test('a block without an end is no style sheet', () => {
  expect(() => cssSubset('.card{color:red', words)).toThrow('without an end');
});
