const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of bytes, its first 128 bits in hex: enough to tell two files apart. */
export const digestOfBytes = async (bytes: BufferSource): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

/** `digestOfBytes` of a text. */
export const digest = (text: string): Promise<string> => digestOfBytes(new TextEncoder().encode(text));
