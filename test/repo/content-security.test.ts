import { test } from 'vitest';
import { expectNone, filesIn, isTest, nodesOf, placeOf, read } from './repository.ts';

const WEB = filesIn('web');
const COMPONENTS = WEB.filter((path) => path.endsWith('.tsx'));

type Attribute = { readonly name: { readonly name: unknown }; readonly value: { readonly type: string } | null };

/** Places in a file with an attribute of JSX that `isForbidden` names. */
const attributes = (path: string, isForbidden: (name: string, value: Attribute['value']) => boolean): string[] =>
  [...nodesOf(path)].flatMap((node) => {
    if (node.type !== 'JSXAttribute') return [];
    const { name, value } = node as unknown as Attribute;
    return typeof name.name === 'string' && isForbidden(name.name, value)
      ? [`${placeOf(path, node.start)} has ${name.name}`]
      : [];
  });

test.each<[string, Parameters<typeof attributes>[1]]>([
  ['Use a class, or set the property by script: the policy refuses it in served HTML', (name) => name === 'style'],
  ['Render elements: a text stays a text', (name) => name === 'dangerouslySetInnerHTML'],
  [
    'Give the handler as a function',
    (name, value) => /^on/i.test(name) && (value?.type !== 'JSXExpressionContainer' || /^on[a-z]/.test(name)),
  ],
])('no attribute is code or style: %s', (rule, isForbidden) => {
  expectNone(
    rule,
    COMPONENTS.flatMap((path) => attributes(path, isForbidden)),
  );
});

test('the shell has no inline script, style or handler', () => {
  const path = 'web/index.html';
  const breaches = [...read(path).matchAll(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=|javascript:/gi)].map(
    (match) => `${placeOf(path, match.index)} has ${match[0].trim()}`,
  );
  expectNone('Only the session marker is inline, put in and hashed by the Worker', breaches);
});

test('colours stand in web/styles/tokens.css only', () => {
  // The browser's bar, and the icon, know no style sheet.
  const own = ['web/styles/tokens.css', 'web/public/favicon.svg'];
  const colour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/gi;
  const themeColour = /<meta name="theme-color"[^>]*>/g;
  const breaches = WEB.filter(
    (path) => /\.(css|tsx?|js|html|svg)$/.test(path) && !own.includes(path) && !isTest(path),
  ).flatMap((path) => {
    const text = read(path).replace(themeColour, (tag) => ' '.repeat(tag.length));
    return [...text.matchAll(colour)].map((match) => `${placeOf(path, match.index)} has ${match[0]}`);
  });
  expectNone('Name a token: var(--ink), or a utility such as text-ink', breaches);
});

test("the browser's bar has the colours of the paper", () => {
  const paper = [...read('web/styles/tokens.css').matchAll(/--paper: (#[\da-f]{6});/gi)].map(([, colour]) => colour);
  const bar = [...read('web/index.html').matchAll(/name="theme-color" content="(#[\da-f]{6})"/gi)].map(([, colour]) =>
    colour?.toLowerCase(),
  );
  expectNone(
    'theme-color in web/index.html is --paper in web/styles/tokens.css, light and dark',
    bar.length === 2 && bar.every((colour) => paper.includes(colour)) ? [] : [`index.html has ${bar.join(', ')}`],
  );
});
