/**
 * Typing errors between two words: a letter too many, missing, wrong, or two neighbours swapped (Damerau–Levenshtein, no
 * piece edited twice). More than `most` is said as `most + 1`, without counting on.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooMany;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let distance = Math.min(
        (previous[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (previous[column - 1] ?? tooMany) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        distance = Math.min(distance, (before[column - 2] ?? tooMany) + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return tooMany;
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? tooMany, tooMany);
}
