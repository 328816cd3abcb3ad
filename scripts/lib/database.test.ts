import { expect, it } from 'vitest';
import { whichDatabase } from './database.ts';

it('a database is the live one with --remote, and only then', () => {
  const local = (state: string) => ({ flags: ['--local', '--persist-to', state], state });
  expect(whichDatabase({}, 'usage')).toEqual(local('.wrangler/state'));
  expect(whichDatabase({ 'persist-to': 'x' }, 'usage')).toEqual(local('x'));
  expect(whichDatabase({ remote: true }, 'usage')).toEqual({ flags: ['--remote'] });
  expect(() => whichDatabase({ remote: true, 'persist-to': 'x' }, 'usage')).toThrow('usage');
});
