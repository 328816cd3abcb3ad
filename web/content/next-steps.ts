/** Where a page leads in the end: one card, with its buttons. */
export type NextStep = {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
};
