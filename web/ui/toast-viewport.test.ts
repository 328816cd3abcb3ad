import { expect, test } from 'vitest';
import { liftOver } from './toast-viewport.tsx';

const at = (top: number, bottom: number, weight = 1, left = 0) => ({ top, bottom, left, right: 390, weight });
const TOAST = { top: 720, bottom: 780, left: 0, right: 390 };

test('a free place at the bottom is taken', () => {
  expect(liftOver(TOAST, [at(600, 700)])).toBe(0);
});

test('controls below are passed by the least lift that covers none', () => {
  expect(liftOver(TOAST, [at(730, 774)])).toBe(52);
  expect(liftOver(TOAST, [at(730, 774), at(640, 700)])).toBe(140);
});

test('a control beside is in nobody’s way', () => {
  expect(liftOver({ ...TOAST, right: 200 }, [at(730, 774, 1, 200)])).toBe(0);
});

test('a full window is covered where nothing heavy is', () => {
  expect(liftOver(TOAST, [at(0, 400, 1000), at(400, 500), at(500, 780, 1000)])).toBe(280);
});
