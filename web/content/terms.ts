import markdown from './terms.md?raw';
import { pageTextOf } from './text.ts';

export const TERMS = pageTextOf(markdown);
