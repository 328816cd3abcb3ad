import { readFileSync } from 'node:fs';
import { inRoot } from '../scripts/lib/run.mjs';

const VARS = '# in [vars]\n';
const ENVIRONMENT = '[env.';

const blocks = (which: 'large' | 'second'): string[] => {
  const all = readFileSync(inRoot('docs/growing.md'), 'utf8').matchAll(/^```toml\n([\s\S]*?)^```/gm);
  return [...all]
    .map(([, block = '']) => block)
    .filter((block) => block.startsWith(ENVIRONMENT) === (which === 'second'));
};

/** Tables that docs/growing.md adds to wrangler.toml: for a valley that is `large`, or for a `second` one beside it. */
export const grownLines = (which: 'large' | 'second'): string =>
  ['', ...blocks(which).filter((block) => !block.startsWith(VARS))].join('\n');

/** wrangler.toml with all that docs/growing.md adds to it, variables too. */
export function grownConfiguration(which: 'large' | 'second'): string {
  const vars = blocks(which).filter((block) => block.startsWith(VARS));
  const toml = readFileSync(inRoot('wrangler.toml'), 'utf8').replace('[vars]\n', `[vars]\n${vars.join('')}`);
  return toml + grownLines(which);
}
