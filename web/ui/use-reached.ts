import { useEffect, useState } from 'react';

/** True while the element of an id is in view, or above it. */
export function useReached(id: string): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setIsReached(entries.some((entry) => entry.isIntersecting)),
      // All that is above counts as seen.
      { rootMargin: '1000000px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isReached;
}
