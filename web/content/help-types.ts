/** One question of the help page; the answer is a line with the markup of `web/content/text.ts`. */
export type HelpQuestion = { readonly question: string; readonly answer: string };

/** Questions under one heading; `id` is its anchor. */
export type HelpGroup = { readonly id: string; readonly title: string; readonly questions: readonly HelpQuestion[] };
