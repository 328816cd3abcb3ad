export const ALIASES: Readonly<Record<string, readonly string[]>> = { montelume: ['Lumetto'] };
export const COMMON_WORD_PLACES: Readonly<Record<string, readonly string[]>> = {};
export const OTHER_MEANINGS: readonly string[] = [];
export const PROVINCES: readonly string[] = ['ZX', 'Zarovia'];
