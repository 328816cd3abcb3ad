const grouped = (n: number): string => n.toLocaleString('it-IT', { useGrouping: 'always' });

/** `1 offerta`, `174 offerte`, `oltre 1.000 offerte`. */
export function countText(
  { total, exact }: { readonly total: number; readonly exact: boolean },
  { one, many }: { readonly one: string; readonly many: string },
): string {
  if (!exact) return `oltre ${grouped(total)} ${many}`;
  return total === 1 ? `1 ${one}` : `${grouped(total)} ${many}`;
}
