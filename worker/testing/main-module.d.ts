declare namespace Cloudflare {
  /** Types `exports` of `cloudflare:workers`. */
  interface GlobalProps {
    mainModule: typeof import('../index.ts');
  }
}
