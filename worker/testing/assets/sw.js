addEventListener('fetch', () => undefined);
