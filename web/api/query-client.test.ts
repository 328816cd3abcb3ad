import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Fetcher } from './fetch-api.ts';
import { makeQueryClient } from './query-client.ts';

/** A client whose every request gets the next of these answers, the last one again and again. */
function clientThatGets(...answers: readonly (() => Response)[]) {
  const requested: string[] = [];
  const fetcher = vi.fn<Fetcher>(async (path) => {
    const answer = answers[Math.min(requested.push(path), answers.length) - 1];
    if (!answer) throw new Error('no answer');
    return answer();
  });
  return { client: makeQueryClient(fetcher), fetcher, requested };
}

const one = () => Response.json({ id: 1 });
const failure = (status: number) => () => new Response('no', { status });

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

describe('the query client keeps the defaults of docs/product.md', () => {
  test('no retries: a failure is known after one request', async () => {
    const { client, fetcher } = clientThatGets(failure(500), one);
    await expect(client.fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('500: no');
    expect(fetcher).toHaveBeenCalledOnce();
  });

  test('never stale: what was read once is not asked for again, however old it is', async () => {
    vi.useFakeTimers();
    const { client, fetcher } = clientThatGets(one);
    await client.prefetchQuery({ queryKey: ['/api/x'] });
    vi.advanceTimersByTime(30 * 86_400_000);
    await client.prefetchQuery({ queryKey: ['/api/x'] });
    expect(await client.fetchQuery({ queryKey: ['/api/x'] })).toEqual({ id: 1 });
    expect(fetcher).toHaveBeenCalledOnce();
  });

  test('no polling, nor anything new at the return of the window or of the network', async () => {
    vi.useFakeTimers();
    const { client, fetcher } = clientThatGets(one);
    client.mount();
    const stop = new QueryObserver(client, { queryKey: ['/api/x'] }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    for (const here of [false, true]) {
      focusManager.setFocused(here);
      onlineManager.setOnline(here);
    }
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(fetcher).toHaveBeenCalledOnce();
    stop();
    client.unmount();
  });
});

describe('a read', () => {
  test.each([
    [['/api/jobs', 'abc'], '/api/jobs/abc'],
    [
      ['/api/jobs', { search: 'cuoca o barista', limit: 20, cursor: undefined }],
      '/api/jobs?search=cuoca+o+barista&limit=20',
    ],
  ])('of %j asks for %s, with the cookies', async (queryKey, path) => {
    const { client, fetcher, requested } = clientThatGets(one);
    await client.fetchQuery({ queryKey });
    expect(requested).toEqual([path]);
    expect(fetcher).toHaveBeenCalledWith(path, expect.objectContaining({ credentials: 'include' }));
  });

  test('that gets a 401 throws, or is null where that means "nobody"', async () => {
    const { client } = clientThatGets(failure(401));
    await expect(client.fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('401: no');
    expect(await client.fetchQuery({ queryKey: ['/api/y'], meta: { nullOn: [401] } })).toBeNull();
  });
});
