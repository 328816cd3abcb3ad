/** Marketing figures: copy, not measurements (docs/product.md#operator-and-deploy). */
export const FIGURES = {
  candidates: '500+',
  companies: 'oltre 200',
  partners: '50+',
  municipalities: '15',
  sectors: '8',
  responseTime: '48h',
  contactReply: '24 ore',
} as const;
