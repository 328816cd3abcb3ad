/** Point of the window in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

export type Key = 'Tab' | 'Enter';

/** A browser with one tab, as far as journeys need it. Functions that run in the page find its elements. */
export type Engine = {
  readonly name: 'Firefox' | 'WebKit';
  /** Loads an address. */
  readonly go: (url: string) => Promise<void>;
  /** Runs a function in the page. It is sent as text, so it uses nothing of its file. */
  readonly run: <Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  readonly tap: (point: Point) => Promise<void>;
  /** Types a text into the focused field. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Chooses a file of this machine in a field. */
  readonly choose: (selector: string, path: string) => Promise<void>;
  /** The window as a PNG. */
  readonly picture: () => Promise<Buffer>;
  readonly end: () => Promise<void>;
};
