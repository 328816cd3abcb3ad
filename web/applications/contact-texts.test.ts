import { describe, expect, test } from 'vitest';
import { mailLink, phoneLink, reachSeveralText, reachText, whatsappLink } from './contact-texts.ts';

const ROSA = { name: 'Rosa Bianchi', jobTitle: 'Cameriera & cuoca?', status: 'read' } as const;
const TEXT = 'Buongiorno Rosa, ho letto la tua candidatura per “Cameriera & cuoca?”. Quando possiamo sentirci?';

describe('links to an applicant', () => {
  test('call the number as it is', () => {
    expect(phoneLink('+393331234567')).toBe('tel:+393331234567');
  });

  test('open a conversation with a ready text, where the number can have one', () => {
    const link = new URL(whatsappLink('+393331234567', ROSA) ?? '');
    expect([link.origin, link.pathname, link.searchParams.get('text')]).toEqual([
      'https://wa.me',
      '/393331234567',
      TEXT,
    ]);
    expect(whatsappLink('+41791234567', ROSA)).toContain('https://wa.me/41791234567?');
    expect(whatsappLink('+390364123456', ROSA)).toBeNull();
    expect(whatsappLink('+39800123456', ROSA)).toBeNull();
  });

  test.each(['hired', 'rejected'] as const)('say what was answered: %s', (status) => {
    const text = new URL(whatsappLink('+393331234567', { ...ROSA, status }) ?? '').searchParams.get('text');
    expect(text).toContain(status === 'hired' ? 'buone notizie' : 'non è stata selezionata');
    expect(text?.includes('Quando possiamo sentirci')).toBe(status === 'hired');
  });

  test('begin a mail with subject and text, whatever the address holds', () => {
    const link = new URL(mailLink('rosa+a?cc=x@example.org', ROSA));
    expect(decodeURIComponent(link.pathname)).toBe('rosa+a?cc=x@example.org');
    expect(link.pathname).toContain('@example.org');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      subject: 'La tua candidatura: Cameriera & cuoca?',
      body: TEXT,
    });
  });
});

test('nobody without an address is said to get a mail', () => {
  const [mailed, called] = [
    { name: 'Rosa', email: 'rosa@example.org', hasAccount: true, verified: true },
    { name: 'Ugo', email: null, hasAccount: false, verified: false },
  ];
  expect(reachText(mailed)).toContain('per email e la vede nelle sue candidature');
  expect(reachText({ ...mailed, hasAccount: false })).toContain('il link per seguire');
  expect(reachText({ ...mailed, verified: false })).not.toContain('per email');
  expect(reachText(called)).toBe('Questa persona non ha lasciato un’email: chiamala o scrivile.');
  expect(reachSeveralText([mailed])).toBe('La ricevono per email.');
  expect(reachSeveralText([mailed, called, { ...called, name: 'Ida' }])).toMatch(/lo avvisi tu: Ugo, Ida\.$/);
  expect(reachSeveralText([called, called])).not.toContain('email');
});
