/** Version of the build, put in by vite: `package version+time`. */
declare const __BUILD_ID__: string;
/** File of the last migration that the code needs. */
declare const __MIGRATION__: string;

interface ImportMeta {
  /** Vite's: true under `npm run dev`. */
  readonly env: { readonly DEV: boolean };
}
/** A file as its text. */
declare module '*?raw' {
  const text: string;
  export default text;
}
