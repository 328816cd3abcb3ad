import { expect, test } from 'vitest';
import { findPersonal, ownLines } from './find-personal.ts';
import type { Traces } from './traces.ts';

const TRACES: Traces = {
  addresses: ['rosa@example.org'],
  texts: ['Rosa Bianchi', 'Cerco lavoro da marzo.'],
  phones: ['333 1234567'],
  tokens: ['Zm9vYmFyYmF6'],
  passwords: ['parola segreta'],
};

const HARMLESS = `[mf:info] Ready on http://localhost:8787
[mf:info] GET /api/jobs/abc123def456 200 OK (3ms)
{"requestId":"8f3a","error":"Error: D1_ERROR: no such table: jobs"}
{"requestId":"8f3a","route":"/offerte/:id","method":"GET","status":200,"ms":3,"cached":false,"rows":4,"factor":1,"version":"1.0"}
`;
const MAIL = `[mf:info] send_email binding called with MessageBuilder:
From: Lavoro in Valle <avvisi@example.org>
To: rosa@example.org
Subject: Rosa Bianchi ti ha scritto

Text: files/email-text/abc@example.org.txt
HTML: files/email-html/abc@example.org.html
Attachment (inline): marchio.png -> files/email-attachment/abc@example.org-1.png
`;

test('lines about requests and errors are harmless', () => {
  expect(findPersonal(HARMLESS, TRACES)).toEqual([]);
});

test('lines of the mail simulator are left out of the log, lines beside them are not', () => {
  expect(ownLines(HARMLESS + MAIL + HARMLESS)).toBe(HARMLESS + HARMLESS);
  expect(findPersonal(`${MAIL}{"mail":"rosa@example.org"}\n`, TRACES)).toHaveLength(2);
});

test.each([
  ['an address that nobody used', '{"error":"Error: chi.sa@posta.example.com"}'],
  ['a name', '{"error":"Rosa Bianchi"}'],
  ['a phone number', '{"error":"333 1234567"}'],
  ['a token of a link', '[mf:info] GET /conferma-email/Zm9vYmFyYmF6 200 OK (1ms)'],
  ['a token of a session', 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIi'],
  ['a password', '{"password":"parola segreta"}'],
  ['a password of the helpers', 'parola-bcdfghlmnprs'],
  ['a browser', 'Mozilla/5.0 (X11; Linux x86_64)'],
  ['a query string', '[mf:info] GET /offerte?search=cuoco 200 OK (3ms)'],
])('finds %s', (_, line) => {
  expect(findPersonal(`${HARMLESS}${line}\n`, TRACES)).not.toEqual([]);
});
