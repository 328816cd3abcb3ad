type Value = string | number | null;
/** A value, or what it was after so many migrations. */
export type Column = Value | ((migrations: number) => Value);
export type Row = Readonly<Record<string, Column>>;

export const DAY = 86_400_000;
const NOW = Date.now();
export const ago = (days: number): number => NOW - days * DAY;
export const digest = (letter: string): string => letter.repeat(64);
/** What is written as `then` before there were so many migrations. */
export const since =
  (migrations: number, value: Value, then: Value): Column =>
  (there) =>
    there >= migrations ? value : then;
