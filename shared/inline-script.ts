/** A script as it is inlined: without its comments, which have lines of their own, and without its line breaks. */
export const inlineScript = (source: string): string => source.replace(/^\s*\/\/.*$/gm, '').replace(/\n\s*/g, '');
