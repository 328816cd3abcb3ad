import { expect, test } from 'vitest';
import { attachment, cleanFileName } from './cv-response.ts';

test.each([
  ['Rosa Bianchi.pdf', 'Rosa Bianchi.pdf'],
  ['cv.PDF.exe', 'cv.PDF.pdf'],
  ['a\u0000b\u001b[31m.pdf', 'ab31m.pdf'],
  ['una\r\nSet-Cookie: x=1.pdf', 'una Set-Cookie x=1.pdf'],
  ['una%0D%0Adue.pdf', 'una due.pdf'],
  ['CV.Mario.Rossi', 'CV.Mario.Rossi.pdf'],
  ['CV 28.11.2026', 'CV 28.11.2026.pdf'],
  ['/etc/passwd', 'passwd.pdf'],
  ['..\\..\\boot.ini', 'boot.pdf'],
  ['\ud800.pdf', 'CV.pdf'],
  ['', 'CV.pdf'],
  ['🙂'.repeat(300), `${'🙂'.repeat(60)}.pdf`],
])('%j becomes %j', (name, expected) => {
  expect(cleanFileName(name, 'application/pdf')).toBe(expected);
});

test('the header of a download is one line of ASCII, and old programs get a name too', () => {
  expect(attachment('è mia🙂 (1).pdf')).toBe(
    'attachment; filename="e mia (1).pdf"; filename*=UTF-8\'\'%C3%A8%20mia%F0%9F%99%82%20%281%29.pdf',
  );
  expect(attachment('🙂.pdf')).toContain('filename="CV.pdf"');
});
