import markdown from './accessibility.md?raw';
import { pageTextOf } from './text.ts';

/** In the order of AgID's model for such statements; only tests that were really made are listed. */
export const ACCESSIBILITY = pageTextOf(markdown);
