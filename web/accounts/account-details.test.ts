import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { OwnAccount } from '../../shared/accounts.ts';
import { AccountDetails } from './account-details.tsx';

const ACCOUNT: OwnAccount = {
  id: 'a1',
  name: 'Anna Bonomi',
  email: 'anna@esempio.it',
  role: 'user',
  emailVerified: true,
  mailRefusedAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  purgedAt: null,
  suspended: null,
  proposals: true,
};
const shown = (changed: Partial<OwnAccount>) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, {}, createElement(AccountDetails, { account: { ...ACCOUNT, ...changed } })),
  );

test('an account reads that mails to its address are refused, and since when', () => {
  expect(shown({})).not.toContain('non arrivano');
  const refused = shown({ mailRefusedAt: '2026-11-28T08:00:00.000Z' });
  expect(refused).toContain('Le email a anna@esempio.it non arrivano');
  expect(refused).toContain('Il 28 novembre 2026 il servizio che le spedisce ha rifiutato questo indirizzo.');
});
