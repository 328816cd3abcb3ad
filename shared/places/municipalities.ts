import rows from './municipalities.json' with { type: 'json' };

/**
 * A municipality of the valley or of the upper lake. `istat` and `cap` are codes, so text; `lat` and `lon` are those of
 * the town itself in decimal degrees. Names and codes: ISTAT, coordinates: © OpenStreetMap contributors (ODbL).
 */
export type Municipality = {
  readonly name: string;
  readonly slug: string;
  readonly istat: string;
  readonly province: 'BS' | 'BG';
  readonly cap: string;
  readonly lat: number;
  readonly lon: number;
  readonly area: 'valle-camonica' | 'sebino';
};

// A JSON import knows provinces and areas only as strings; the test holds every row against the type.
export const MUNICIPALITIES = rows as readonly Municipality[];

const BY_SLUG: ReadonlyMap<string, Municipality> = new Map(MUNICIPALITIES.map((place) => [place.slug, place]));

/** The municipality of a slug such as `angolo-terme`. */
export const municipalityBySlug = (slug: string): Municipality | undefined => BY_SLUG.get(slug);
