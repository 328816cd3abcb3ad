type Rule = { readonly prelude: string; readonly block: string | null };

/** Rules of a minified style sheet, or of a block in it; `block` is null of a statement such as `@import`. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    const statement = css.indexOf(';', at);
    if (statement !== -1 && (open === -1 || statement < open)) {
      rules.push({ prelude: css.slice(at, statement + 1), block: null });
      at = statement + 1;
    } else if (open === -1) break;
    else {
      const end = endOfBlock(css, open + 1);
      rules.push({ prelude: css.slice(at, open), block: css.slice(open + 1, end) });
      at = end + 1;
    }
  }
  return rules;
}

/** Where the block ends that begins at `from`: its brace, past those of inner blocks and of texts. */
function endOfBlock(css: string, from: number): number {
  let depth = 1;
  let quote = '';
  for (let at = from; at < css.length; at++) {
    const char = css.charAt(at);
    if (char === '\\') at++;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at;
  }
  throw new Error('css-subset: a block without an end');
}

/** `hover:p-4` of `.hover\:p-4:hover`. */
const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  );

/**
 * The rules of a minified style sheet that elements on a screen can have at rest whose classes are all among `words`, in their order.
 * @param words whatever could be a class: too many only make it longer
 */
export function cssSubset(css: string, words: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ prelude, block }) => {
      if (block === null) return prelude;
      // Paper has the linked sheet.
      if (prelude === '@media print') return '';
      if (/^@(media|supports|layer|container)\b/.test(prelude)) {
        const inner = cssSubset(block, words);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      const isKept = prelude.startsWith('@') || splitSelectors(prelude).some((one) => canMatch(one, words));
      return isKept ? `${prelude}{${block}}` : '';
    })
    .join('');
}

/**
 * A minified style sheet without what would be done a second time for nothing, as another one has brought it: pictures are drawn again,
 * with a font everything is laid out again, and a layer that no class chooses styles every element again.
 * @param shown that other one, a subset of it
 */
export function withoutTwice(css: string, shown: string): string {
  const brought = new Set(rulesOf(shown).map(written));
  const rules = rulesOf(css).map(written);
  return rules.filter((rule) => !/^@font-face|^@layer|url\(/.test(rule) || !brought.has(rule)).join('');
}

const written = ({ prelude, block }: Rule): string => (block === null ? prelude : `${prelude}{${block}}`);

/** What stands in `:not()` need not be there; whoever points at something with a class has the linked sheet. */
const canMatch = (selector: string, words: ReadonlySet<string>): boolean =>
  !/\..*(?<!\\):hover\b/.test(selector) &&
  classesOf(selector.replace(/:not\([^)]*\)/g, '').replace(/:is\(([^()]|\([^)]*\))*\)/g, '')).every((name) =>
    words.has(name),
  );

/** The alternatives of a list of selectors; commas in brackets part none. */
function splitSelectors(prelude: string): string[] {
  let depth = 0;
  let from = 0;
  const parts: string[] = [];
  for (let at = 0; at < prelude.length; at++) {
    const char = prelude.charAt(at);
    if (char === '\\') at++;
    else if ('(['.includes(char)) depth++;
    else if (')]'.includes(char)) depth--;
    else if (char === ',' && depth === 0) {
      parts.push(prelude.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, prelude.slice(from)];
}
