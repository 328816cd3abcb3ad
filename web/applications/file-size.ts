const KB = 1024;
const MB = KB * KB;

/** `340 KB`, `1,2 MB`: at least one KB, as nobody counts bytes. */
export const fileSize = (bytes: number): string =>
  bytes < MB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${(bytes / MB).toLocaleString('it-IT', { maximumFractionDigits: 1 })} MB`;
