/** Places that the home page proposes first, and the valley page's select has: older addresses have the value as `location`. */
export const HOME_PLACES = [
  { value: 'darfo', label: 'Darfo Boario Terme' },
  { value: 'pisogne', label: 'Pisogne' },
  { value: 'edolo', label: 'Edolo' },
  { value: 'breno', label: 'Breno' },
  { value: 'lovere', label: 'Lovere' },
] as const;

/** Places of the valley page's select: the value goes into the address as `location`. */
export const VALLEY_PLACES = [
  ...HOME_PLACES,
  { value: 'costa volpino', label: 'Costa Volpino' },
  { value: 'iseo', label: 'Iseo' },
] as const;
