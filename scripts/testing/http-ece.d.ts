declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  type Keys = { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string };
  export function decrypt(body: Buffer, keys: Keys): Buffer;
  export function encrypt(body: Buffer, keys: Keys & { readonly dh: string }): Buffer;
}
