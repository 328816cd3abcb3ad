/** Names, measures and addresses of the valley; sentences take its name from here, each with the preposition it needs. */
export const VALLEY = {
  name: 'Valle Camonica',
  slug: 'valle-camonica',
  in: 'in Valle Camonica',
  of: 'della Valle Camonica',
  /** The valley with the shore of its lake, where a text names all that the board serves. */
  withLake: {
    in: 'in Valle Camonica e sul lago d’Iseo',
    near: 'in valle e sul lago',
    or: "in Valle Camonica o sul lago d'Iseo",
    of: 'della Valle Camonica e del lago d’Iseo',
  },
  fromTo: 'da Ponte di Legno al lago d’Iseo',
  topToBottom: 'dall’alta valle al lago d’Iseo',
  between: 'tra Ponte di Legno e il lago d’Iseo',
  /** The province of an offer whose place is not known, and all of them in words. */
  province: 'BS',
  provinces: 'Brescia e Bergamo',
  keywords: {
    home: ['lavoro Darfo Boario', 'lavoro Breno', 'lavoro Edolo'],
    ads: ['annunci di lavoro Brescia'],
    valley: ['lavoro Vallecamonica', 'offerte di lavoro Valle Camonica', 'lavoro lago d’Iseo'],
  },
  /** Places in examples: of what one writes into a form, and of calls. */
  examples: {
    hint: '“Edolo”, “Boario”, “Capo di Ponte”',
    town: { name: 'Breno', slug: 'breno' },
    other: { name: 'Edolo', slug: 'edolo' },
  },
  paths: {
    valley: '/lavoro-vallecamonica',
    jobAds: '/annunci-lavoro-valle-camonica',
    jobSeekers: '/cerco-lavoro-valle-camonica',
    augustArticle: '/offerte-lavoro-valle-camonica-agosto-2025',
  },
  /** The position that distances of the whole valley start from: Breno. */
  centre: { lat: 45.9563, lon: 10.304 },
  /** Positions farther than this from `centre` are not kept. */
  reachKm: 80,
  map: {
    title: 'Valle Camonica e alto Sebino',
    /** Municipalities whose names are always written, to find one's way. */
    landmarks: ['ponte-di-legno', 'edolo', 'breno', 'darfo-boario-terme', 'lovere', 'iseo'],
    /** Left and lower edge of the legend, in the map's own units: the corner where the ground is empty. */
    legend: { x: 400, bottom: 956 },
  },
} as const;

/** Folded texts that ask for the whole valley, and so for no place of it. */
export const SPELLINGS: readonly string[] = ['valle camonica', 'val camonica', 'vallecamonica', 'valcamonica'];

/** Folded words of a search that name the valley and say nothing about which work is sought. */
export const NOISE: readonly string[] = ['vallecamonica', 'valcamonica', 'camonica'];
