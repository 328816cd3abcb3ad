import { describe, expect, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { RULE_SECTIONS, RULES } from '../../shared/report-values.ts';
import { ACCESSIBILITY } from '../content/accessibility.ts';
import { CV_NEXT, CV_TIPS } from '../content/cv-tips.ts';
import { HELP_GROUPS } from '../content/help.ts';
import { HOW_IT_WORKS, HOW_NEXT } from '../content/how-it-works.ts';
import { PRIVACY } from '../content/privacy.ts';
import { TERMS } from '../content/terms.ts';
import { type PageText, pageTextOf, titledSection } from '../content/text.ts';
import { inlineParts, plainText } from './rich-text.tsx';

/** Every text inside a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Addresses that the lines of a value lead to, and those of its buttons. */
const linksIn = (value: unknown): string[] =>
  textsIn(value).flatMap((text) =>
    text.startsWith('/') ? [text] : inlineParts(text).flatMap((part) => (part.kind === 'link' ? [part.to] : [])),
  );

const PAGES: readonly (readonly [name: string, text: PageText, steps: unknown])[] = [
  ['privacy', PRIVACY, []],
  ['terms', TERMS, []],
  ['accessibility', ACCESSIBILITY, []],
  ['CV tips', CV_TIPS, CV_NEXT],
  ['how it works', HOW_IT_WORKS, HOW_NEXT],
];
const ADDRESSES = new Set(Object.values(pagePath).map((make) => (make.length === 0 ? (make as () => string)() : '')));

describe.each([...PAGES, ['help', HELP_GROUPS, []] as const])('%s', (_name, text, steps) => {
  test('leads only to pages of the product and to secure addresses', () => {
    const strange = [...linksIn(text), ...linksIn(steps)].filter(
      (to) => !ADDRESSES.has(to) && !/^https:\/\/\w/.test(to),
    );
    expect(strange).toEqual([]);
  });

  test('leaves no markup behind, and no straight apostrophe between letters', () => {
    const lines = textsIn(text).map(plainText);
    expect(lines.filter((line) => /^([-#|]|\d+\.) |\*\*|\]\(|\p{L}'\p{L}/u.test(line))).toEqual([]);
  });
});

test.each(Object.entries(RULES))('the terms say the rule %s in its words, where it says they are', (_name, rule) => {
  const section = TERMS.sections.find(({ id }) => id === rule.section);
  expect(section?.title).toBe(RULE_SECTIONS[rule.section]);
  expect(textsIn(section?.blocks).filter((line) => plainText(line).includes(rule.text))).toHaveLength(1);
});

describe('help', () => {
  test('has its five groups in their order, each of at least six questions', () => {
    expect(HELP_GROUPS.map(({ title }) => title)).toEqual([
      'Account e Registrazione',
      'Ricerca Lavoro',
      'Pubblicazione Profilo',
      'Per le Aziende',
      'Problemi Tecnici',
    ]);
    for (const { questions, title } of HELP_GROUPS) expect(questions.length, title).toBeGreaterThanOrEqual(6);
  });
});

test('privacy speaks of everything the law wants told', () => {
  const all = textsIn(PRIVACY).join('\n');
  for (const word of [
    ...['titolare', 'art. 6, par. 1, lett. a', 'art. 6, par. 1, lett. b', 'art. 6, par. 1, lett. f', 'accesso'],
    ...['rettifica', 'cancellazione', 'portabilità', 'opposizione', 'Garante per la protezione dei dati personali'],
    ...['Cloudflare', '120 secondi', 'due decimali'],
  ])
    expect(all, word).toContain(word);
});

test('a text names only values and sections that there are', () => {
  expect(pageTextOf('# {site}\n{one}\n\n## Uno {#uno}\n{offerDays}\n', { one: 1 })).toEqual({
    title: 'Lavoro in Valle',
    lead: '1',
    sections: [{ id: 'uno', title: 'Uno', blocks: ['30'] }],
  });
  expect(() => pageTextOf('# Titolo\n{nobody}\n')).toThrow('nobody');
  expect(() => titledSection('## Uno {#uno}\n', 'due')).toThrow('due');
});
