let tell: () => void;

/** Resolves when the first page is hydrated, or drawn. */
export const pageStands = new Promise<void>((resolve) => {
  tell = resolve;
});

export const tellPageStands = (): void => tell();
