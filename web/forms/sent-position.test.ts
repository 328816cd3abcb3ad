import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentPosition } from './sent-position.ts';

type RequestOptions = Geolocation['getCurrentPosition'];

const device = (getCurrentPosition: RequestOptions): Geolocation => ({
  getCurrentPosition,
  watchPosition: () => 0,
  clearWatch: () => undefined,
});
const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as unknown as GeolocationPosition;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('sends two decimals, as text', async () => {
  const breno = device((found) => found(at(45.95678, 10.30012)));
  expect(await sentPosition(breno)).toEqual({ lat: '45.96', lon: '10.30' });
});

test('sends empty text where the person says no or the browser knows no positions', async () => {
  const refused = device((_, failed) => failed?.({ code: 1, message: 'denied' } as GeolocationPositionError));
  expect(await sentPosition(refused)).toEqual({ lat: '', lon: '' });
  expect(await sentPosition(undefined)).toEqual({ lat: '', lon: '' });
});

test('waits 5 s for an answer and no longer, and an answer after that changes nothing', async () => {
  let respondOverdue: () => void = () => undefined;
  const slow = device((found) => {
    respondOverdue = () => found(at(45.9, 10.3));
  });
  const done = vi.fn();
  const sent = sentPosition(slow).then((position) => {
    done();
    return position;
  });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toEqual({ lat: '', lon: '' });
  respondOverdue();
  expect(await sent).toEqual({ lat: '', lon: '' });
});
