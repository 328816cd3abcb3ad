// The package brings no types.
declare module 'lunr-languages/lunr.it.js' {
  const add: (lunr: typeof import('lunr')) => void;
  export default add;
}
declare module 'lunr-languages/lunr.stemmer.support.js' {
  const add: (lunr: typeof import('lunr')) => void;
  export default add;
}
