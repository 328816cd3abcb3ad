import { expect, test } from 'vitest';
import { quietTransitions } from './quiet-transitions.ts';

test('a skipped view transition refuses none of its promises, whatever the error is', async () => {
  const skip = () => Promise.reject(new TypeError('Skipped'));
  const page = {
    startViewTransition: (): ViewTransition =>
      ({ ready: skip(), updateCallbackDone: skip(), finished: skip() }) as unknown as ViewTransition,
  };
  quietTransitions(page);
  const { ready, updateCallbackDone, finished } = page.startViewTransition();
  await expect(Promise.all([ready, updateCallbackDone, finished])).resolves.toHaveLength(3);
});
