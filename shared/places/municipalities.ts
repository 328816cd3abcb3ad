import rows from '../valley/municipalities.json' with { type: 'json' };

/**
 * A municipality of the board. `istat` and `cap` are codes, so text; `province` is its sign on a number plate; `lat` and
 * `lon` are those of the town itself in decimal degrees; `area` groups neighbours, by a name of the valley's own choice.
 * Names and codes: ISTAT, coordinates: © OpenStreetMap contributors (ODbL).
 */
export type Municipality = {
  readonly name: string;
  readonly slug: string;
  readonly istat: string;
  readonly province: string;
  readonly cap: string;
  readonly lat: number;
  readonly lon: number;
  readonly area: string;
};

export const MUNICIPALITIES: readonly Municipality[] = rows;

const BY_SLUG: ReadonlyMap<string, Municipality> = new Map(MUNICIPALITIES.map((place) => [place.slug, place]));

/** The municipality of a slug such as `reggio-emilia`. */
export const municipalityBySlug = (slug: string): Municipality | undefined => BY_SLUG.get(slug);
