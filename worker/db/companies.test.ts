import { describe, expect, test } from 'vitest';
import { blockCompanyBody } from '../../shared/candidates.ts';
import { blockKey, companyKeys } from './companies.ts';

describe('names', () => {
  test.each([
    ['Rossi Legnami', 'ROSSI LEGNAMI S.R.L.'],
    ['Rossi Legnami srl', 'rossi  legnami s.r.l'],
    ['Caffè della Piazza S.n.c.', 'Caffe della Piazza'],
    ['Hotel Adamello S.p.A.', 'Hotel “Adamello” spa'],
    ['F.lli Bianchi', 'F.lli  Bianchi s.a.s.'],
    ['A.B.C. Impianti', 'ABC impianti srls'],
    ['Il Ponte Società Cooperativa', 'Il Ponte soc. coop.'],
  ])('%s is %s', (blocked, name) => {
    expect(companyKeys({ email: 'a@b.it', names: [name] })).toContain(blockKey('company', blocked));
  });

  test.each([
    ['Rossi', 'Rossi Legnami'],
    ['Rossi Legnami', 'Rossi'],
    ['Spa', 'Hotel Adamello S.p.A.'],
  ])('%s is not %s', (blocked, name) => {
    expect(companyKeys({ email: 'a@b.it', names: [name] })).not.toContain(blockKey('company', blocked));
  });

  test('a company whose name is nothing but a legal form keeps it', () => {
    expect(blockKey('company', 'S.p.A.')).toBe('spa');
  });
});

describe('domains', () => {
  const typed = (value: string) => blockCompanyBody.safeParse({ kind: 'domain', value }).data?.value;

  test.each([
    'acme.it',
    ' ACME.it ',
    '@acme.it',
    'Mario.Rossi@acme.it',
    'www.acme.it',
    'https://www.acme.it/lavora-con-noi?x=1#y',
    'acme.it.',
  ])('%j is acme.it', (value) => {
    expect(typed(value)).toBe('acme.it');
  });

  test('with accents has the form of the DNS', () => {
    expect(typed('caffè.it')).toBe('xn--caff-8oa.it');
  });

  test.each(['acme', 'it', 'acme .it', '@', 'acme..it', '-acme.it', '1.2.3.4', 'a@b', 'http://'])(
    '%j is none',
    (value) => {
      expect(typed(value)).toBeUndefined();
    },
  );

  test('an address lies in its domain and in those above it, and in no other', () => {
    expect(companyKeys({ email: 'info@vendite.acme.it', names: [] })).toEqual(['vendite.acme.it', 'acme.it']);
    expect(companyKeys({ email: 'info@nonacme.it', names: [] })).toEqual(['nonacme.it']);
  });
});
