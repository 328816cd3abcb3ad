/** Parts of the keys of what outlives a release: one goes up with what is stored under it, so that no release reads another's shape. */
export const SHAPES = {
  /** Answers of the API, in KV and on devices. */
  answers: 3,
  /** The open rows and their words, in KV. */
  index: 3,
} as const;
