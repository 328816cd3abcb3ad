/** Links at the end of a page: one card, with its buttons. */
export type NextStep = {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
};
