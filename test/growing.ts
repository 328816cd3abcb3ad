import { readFileSync } from 'node:fs';
import { inRoot } from '../scripts/lib/run.mjs';

const VARS = '# in [vars]\n';
const ENVIRONMENT = '[env.';

/** wrangler.toml with what docs/growing.md adds to it: for a valley that is `large`, or for a `second` one beside it. */
export function grownConfiguration(which: 'large' | 'second'): string {
  const blocks = readFileSync(inRoot('docs/growing.md'), 'utf8').matchAll(/^```toml\n([\s\S]*?)^```/gm);
  const all = [...blocks].map(([, block = '']) => block);
  const own = all.filter((block) => block.startsWith(ENVIRONMENT) === (which === 'second'));
  const vars = own.filter((block) => block.startsWith(VARS)).join('');
  const toml = readFileSync(inRoot('wrangler.toml'), 'utf8').replace('[vars]\n', `[vars]\n${vars}`);
  return [toml, ...own.filter((block) => !block.startsWith(VARS))].join('\n');
}
