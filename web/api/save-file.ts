/** Has the browser save a file that only an authorised request gets. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari begins to save after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
