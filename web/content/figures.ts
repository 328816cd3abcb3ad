/** Marketing figures: copy of the specification, not measurements. */
export const FIGURES = {
  candidates: '500+',
  companies: 'oltre 200',
  partners: '50+',
  municipalities: '15',
  responseTime: '48h',
} as const;
