import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../env.ts';

/** What the build says of its documents; `scripts/lib/first-documents.ts` writes it. */
const factsSchema = z.object({
  /** Digests (SHA-256, base64) of what stands in the shells. */
  inline: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  /** Path of the page with the light shell. */
  light: z.string(),
  /** Files that the first load of a page imports beside the entry, by the path of its route. */
  scripts: z.record(z.string(), z.array(z.string())),
});
type BuildFacts = z.infer<typeof factsSchema>;

/** Of a shell without a build, whose styles are files: in development, and in tests. */
const NOTHING: BuildFacts = { inline: { scripts: [], styles: [] }, light: '', scripts: {} };

let known: BuildFacts | null = null;

/** Read once and kept: a build's files never change while it runs. Where they do not answer, it is asked for again. */
export async function readBuildFacts(c: Context<AppEnv>): Promise<BuildFacts> {
  if (known) return known;
  try {
    const answer = await c.env.ASSETS.fetch(new Request(new URL('/web/build.json', c.req.url)));
    if (!answer.ok) return NOTHING;
    known = factsSchema.parse(await answer.json());
    return known;
  } catch {
    return NOTHING;
  }
}

/** Digests of what stands in documents, as their Content-Security-Policy allows it. */
export const inlinePieces = async (c: Context<AppEnv>): Promise<BuildFacts['inline']> =>
  (await readBuildFacts(c)).inline;
