/** Sends so many requests at the same moment. @param request is given the number of the request, from 0 */
export const times = (count: number, request: (n: number) => Promise<Response>): Promise<Response[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => request(n)));

export function statusesOf(answers: readonly Response[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
  return found;
}
