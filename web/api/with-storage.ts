/** Result of an action on the browser's storage; null where it is full or forbidden, or holds what cannot be read. */
export function withStorage<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
