/** In a line `[label](address)` is a link and `**words**` are strong; nothing else is markup. */
export type TextBlock =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  /** Pairs of what and how it is, as a table of two columns would show them. */
  | { readonly facts: readonly (readonly [term: string, text: string])[] };

export type TextSection = { readonly id: string; readonly title: string; readonly blocks: readonly TextBlock[] };

export type PageText = {
  readonly title: string;
  readonly lead: string;
  /** Day of the last change of meaning, `YYYY-MM-DD`; absent where nobody needs it. */
  readonly updated?: string;
  /** The most important points, before everything else. */
  readonly summary?: { readonly title: string; readonly points: readonly string[] };
  readonly sections: readonly TextSection[];
};

export type NextStep = {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
};
