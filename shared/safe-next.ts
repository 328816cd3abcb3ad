import { pagePath } from './paths.ts';

/** `next` where it is a path of this site, else the home page: a link in a mail must not send people elsewhere. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return pagePath.home();
  const base = 'https://site.invalid';
  try {
    const url = new URL(next, base);
    // A path of two slashes would name another host.
    const here = url.origin === base && !url.pathname.startsWith('//');
    return here ? url.pathname + url.search + url.hash : pagePath.home();
  } catch {
    return pagePath.home();
  }
}
