/** A valley that exists nowhere. */
export const VALLEY = {
  name: 'Val Fioranda',
  slug: 'val-fioranda',
  in: 'in Val Fioranda',
  of: 'della Val Fioranda',
  withLake: {
    in: 'in Val Fioranda e sul lago Turchino',
    near: 'in valle e al lago',
    or: 'in Val Fioranda o sul lago Turchino',
    of: 'della Val Fioranda e del lago Turchino',
  },
  fromTo: 'da Montelume al lago Turchino',
  topToBottom: 'dall’alta valle al lago Turchino',
  between: 'tra Montelume e il lago Turchino',
  province: 'ZX',
  provinces: 'Zarovia',
  keywords: { home: ['lavoro Montelume'], ads: ['annunci di lavoro Zarovia'], valley: ['lavoro Valfioranda'] },
  paths: {
    valley: '/lavoro-valfioranda',
    jobAds: '/annunci-lavoro-val-fioranda',
    jobSeekers: '/cerco-lavoro-val-fioranda',
    augustArticle: '/offerte-lavoro-val-fioranda',
  },
  examples: {
    hint: '“Montelume”, “Castelrovo”',
    town: { name: 'Montelume', slug: 'montelume' },
    other: { name: 'Castelrovo', slug: 'castelrovo' },
  },
  centre: { lat: 44.21, lon: 7.61 },
  reachKm: 40,
  map: { title: 'Val Fioranda', landmarks: ['montelume'], legend: { x: 400, bottom: 956 } },
} as const;

export const SPELLINGS: readonly string[] = ['val fioranda', 'valfioranda'];
export const NOISE: readonly string[] = ['valfioranda', 'fioranda'];
