export const AREAS: readonly { readonly terms: string; readonly towns: string }[] = [
  { terms: 'alta valle', towns: 'pontechiaro montelume' },
];
