/** A script as it stands in a document: without its comments, which stand on lines of their own, and its line breaks. */
export const inlineScript = (source: string): string => source.replace(/^\s*\/\/.*$/gm, '').replace(/\n\s*/g, '');
