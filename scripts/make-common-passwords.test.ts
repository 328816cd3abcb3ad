import { describe, expect, test } from 'vitest';
import common from '../shared/passwords/common-passwords.json' with { type: 'json' };
import { filterOf, guessable, isIn } from '../shared/passwords/guessable.ts';
import { commonPasswords, commonPasswordsFile } from './make-common-passwords.ts';

describe('the commonest passwords', () => {
  test('are ten thousand of the list, and all are known', () => {
    const list = commonPasswords();
    expect(list).toHaveLength(10_000);
    expect(list.filter((password) => guessable(password, []) !== 'common')).toEqual([]);
  });

  test('are those of the package today', () => {
    expect(`${JSON.stringify(common)}\n`, 'Run node scripts/make-common-passwords.ts').toBe(commonPasswordsFile());
  });

  test('are known in capitals too', () => {
    expect(guessable('PassWord', [])).toBe('common');
  });

  test('are three of a thousand others at most', () => {
    const others = Array.from({ length: 20_000 }, (_, n) => `parola ${n} di nessuno`);
    const wrong = others.filter((password) => guessable(password, []) !== null).length;
    expect(wrong).toBeLessThan(60);
  });

  test('a filter of nothing knows nothing', () => {
    expect(isIn(filterOf([]), 'password')).toBe(false);
  });
});
