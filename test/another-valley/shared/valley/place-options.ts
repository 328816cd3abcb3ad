export const HOME_PLACES = [{ value: 'montelume', label: 'Montelume' }] as const;
export const VALLEY_PLACES = [...HOME_PLACES, { value: 'castelrovo', label: 'Castelrovo' }] as const;
