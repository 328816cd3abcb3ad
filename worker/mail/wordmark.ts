/** The wordmark as a mail shows it: size in pixels, and a colour that is seen on light and on dark grounds. */
export const WORDMARK = { width: 144, height: 50, colour: '#3d8b6e' } as const;
