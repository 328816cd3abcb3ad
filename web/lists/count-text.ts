import { grouped } from '../../shared/numbers.ts';
import type { ListCount } from '../api/list-page.ts';

/** `1 offerta`, `174 offerte`, `oltre 1.000 offerte`. */
export function countText(
  { total, exact }: ListCount,
  { one, many }: { readonly one: string; readonly many: string },
): string {
  if (!exact) return `oltre ${grouped(total)} ${many}`;
  return total === 1 ? `1 ${one}` : `${grouped(total)} ${many}`;
}
