import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../../dist/client/.vite/manifest.json', import.meta.url);

/** Path of the script that holds a module of the build. @throws where it has none of its own */
export function scriptOf(module: string): string {
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const file = manifest[module]?.file;
  if (!file) throw new Error(`scriptOf: ${module} has no file of its own in the build`);
  return `/${file}`;
}
