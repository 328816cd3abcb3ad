import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { inRoot } from '../scripts/lib/run.mjs';

/** A Worker of the simulator, which answers in place of the internet. */
export const OUTSIDE = {
  name: 'outside-world',
  modules: true,
  script: stripTypeScriptTypes(readFileSync(inRoot('test/outside-world.ts'), 'utf8')),
  compatibilityDate: '2026-10-06',
} as const;
