import type { Context } from 'hono';
import * as mini from 'zod/mini';
import type { AppEnv } from '../env.ts';

/** Manifest of the built documents, written by `scripts/lib/first-documents.ts`. */
const manifestSchema = mini.object({
  /** Digests (SHA-256, base64) of the inline scripts and styles of the shells. */
  inline: mini.object({ scripts: mini.array(mini.string()), styles: mini.array(mini.string()) }),
  /** Files that the first load of a page imports beside the entry, by the path of its route. */
  scripts: mini.record(mini.string(), mini.array(mini.string())),
});
type BuildManifest = mini.infer<typeof manifestSchema>;

/** Of a shell without a build, whose styles are files: in development, and in tests. */
const NOTHING: BuildManifest = { inline: { scripts: [], styles: [] }, scripts: {} };

let known: BuildManifest | null = null;

/** Reads the manifest once, as a build's files never change while it runs; a failed read is repeated by the next request. */
export async function readBuildManifest(c: Context<AppEnv>): Promise<BuildManifest> {
  if (known) return known;
  try {
    const response = await c.env.ASSETS.fetch(new Request(new URL('/web/build.json', c.req.url)));
    if (!response.ok) return NOTHING;
    known = manifestSchema.parse(await response.json());
    return known;
  } catch {
    return NOTHING;
  }
}

/** Digests of inline scripts and styles, which the Content-Security-Policy allows. */
export const inlinePieces = async (c: Context<AppEnv>): Promise<BuildManifest['inline']> =>
  (await readBuildManifest(c)).inline;
