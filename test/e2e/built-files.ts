import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../../dist/client/.vite/manifest.json', import.meta.url);

type Manifest = Readonly<Record<string, { readonly file: string; readonly dynamicImports?: readonly string[] }>>;
const readManifest = (): Manifest => JSON.parse(readFileSync(MANIFEST, 'utf8'));

/** Path of the script that holds a module of the build. @throws where it has none of its own */
export function scriptOf(module: string): string {
  const file = readManifest()[module]?.file;
  if (!file) throw new Error(`scriptOf: ${module} has no file of its own in the build`);
  return `/${file}`;
}

/** Path of the first script that a module of the build loads later. @throws where it loads none */
export function laterScriptOf(module: string): string {
  const [later] = readManifest()[module]?.dynamicImports ?? [];
  if (!later) throw new Error(`laterScriptOf: ${module} loads nothing later`);
  return scriptOf(later);
}
