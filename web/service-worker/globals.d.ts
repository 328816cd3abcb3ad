/** Version of the build, put in by vite: `package version+time`. */
declare const __BUILD_ID__: string;

/** Files that the pages of this build cannot do without, put in by the build; the entry script comes first. */
declare const __BUILD_FILES__: readonly string[];
