/** Licences of what is sent to others: only that their notice goes along. */
export const SHIPPED = ['MIT', 'ISC', '0BSD', 'MIT-0', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/** True if the licences of a list satisfy an SPDX expression. */
export function isWelcome(expression: string, list: readonly string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((licence) => isWelcome(licence, list));
  return bare.split(' AND ').every((licence) => list.includes(licence));
}
