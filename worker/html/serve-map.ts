import type { Context } from 'hono';
import type { JobCount } from '../../shared/jobs.ts';
import { mapPicturePath } from '../../shared/paths.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { townPicture, valleyPicture } from '../../web/app/entry-server.tsx';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { countByPlace } from '../jobs/queries.ts';
import { serveText } from './serve-text.ts';

const TYPE = 'image/svg+xml; charset=utf-8';

/** The map as a small picture: of the valley, shaded by open offers, or of one of its municipalities. */
export async function serveMap(c: Context<AppEnv>): Promise<Response> {
  const slug = /^(.+)\.svg$/.exec(c.req.param('file') ?? '')?.[1] ?? '';
  if (slug === VALLEY.slug)
    return serveText(c, {
      address: mapPicturePath(slug),
      type: TYPE,
      make: async (source) => valleyPicture(byTown(await countByPlace(source, c.get('now')))),
    });
  const town = municipalityBySlug(slug);
  if (town === undefined) throw new DomainError('not-found', 'Questo indirizzo non esiste.');
  const picture = townPicture(town.slug);
  return serveText(c, { address: mapPicturePath(town.slug), type: TYPE, make: async () => picture });
}

const byTown = (counts: readonly JobCount[]): ReadonlyMap<string, number> =>
  new Map(counts.flatMap(({ town, count }) => (town === null ? [] : [[town, count] as const])));
