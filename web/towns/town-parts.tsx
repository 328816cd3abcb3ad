import type { JobSummary } from '../../shared/jobs.ts';
import type { Town } from '../../shared/places/towns.ts';
import { grouped } from '../../shared/text.ts';
import type { GrowingParts } from '../lists/growing-list.tsx';

/** Offers of the town itself; those without a position are found by its name in their text. */
export const isIn = (town: Town, job: JobSummary): boolean => job.town === town.slug || job.lat === null;

type Counts = {
  readonly all: number | null;
  /** Those in the town, if that is known of the search. */
  readonly here: number | null;
};

/** The list of a town's page in two parts: the town's own offers, and those around it. */
export const townParts =
  (town: Town, inTown: string, counts: Counts): GrowingParts<JobSummary> =>
  (items, isWhole) => {
    const here = items.filter((job) => isIn(town, job));
    const around = items.filter((job) => !isIn(town, job));
    const own = counts.here ?? (isWhole ? here.length : null);
    const rest = isWhole ? around.length : counts.all !== null && own !== null ? counts.all - own : null;
    const none = <p className="job-card-text">{`Nessuna offerta trovata a ${town.name}`}</p>;
    if (items.length === 0) return [{ heading: none, items }];
    const nearby = {
      heading: (
        <>
          {own === 0 && none}
          <PartHeading name="Nei dintorni" count={rest} />
        </>
      ),
      items: around,
    };
    if (here.length === 0) return [nearby];
    const first = { heading: <PartHeading name={inTown.replace(/^a/, 'A')} count={own} />, items: here };
    return around.length > 0 ? [first, nearby] : [first];
  };

function PartHeading({ name, count }: { name: string; count: number | null }) {
  return <h2>{`${name}${count !== null ? ` (${grouped(count)})` : ''}`}</h2>;
}
