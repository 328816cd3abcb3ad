import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/run.mjs';
import { compareMails, compareWrites } from './audit.mjs';

const NOW = Date.now();
const markOf = (serial: number): string => `prova-00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`;

/** A database as the migrations make it, with an applicant and three offers that were applied to. */
function stored(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const name of readdirSync(inRoot('migrations'))
    .filter((each) => each.endsWith('.sql'))
    .toSorted())
    db.exec(readFileSync(inRoot('migrations', name), 'utf8'));
  db.exec(
    `INSERT INTO users (id, public_id, name, email, password_hash, created_at) VALUES (1, 'u', 'n', 'e', 'p', ${NOW})`,
  );
  for (const serial of [1, 2, 3]) {
    db.exec(`INSERT INTO jobs (id, public_id, owner_id, title, company_name, location, category, type, experience, contract,
      description, posted_at, valid_through, updated_at, title_key, location_key, codes)
      VALUES (${serial}, 'j${serial}', 1, 't', 'c', 'l', 'Edilizia', 'Full-time', 'e', 'c', 'd', ${NOW}, ${NOW}, ${NOW}, 't', 'l', '')`);
    apply(db, serial, markOf(serial));
  }
  return db;
}

function apply(db: DatabaseSync, serial: number, mark: string): void {
  db.exec(`INSERT INTO applications (public_id, job_id, user_id, message, delivered_at, created_at)
    VALUES ('a${serial}', ${serial}, 1, '${mark}', ${NOW}, ${NOW})`);
  mail(db, `application:a${serial}`);
}

const mail = (db: DatabaseSync, cause: string, status = 'sent'): void =>
  db.exec(`INSERT INTO outbox (cause, recipient, subject, body_text, body_html, status, created_at, next_attempt_at)
    VALUES ('${cause}', 'e', 's', 't', 'h', '${status}', ${NOW}, ${NOW})`);

const acknowledged = (serial: number, id = `a${serial}`) => ({
  kind: 'application' as const,
  mark: markOf(serial),
  ids: new Set([id]),
});

const wrongWrites = (db: DatabaseSync, journal: Parameters<typeof compareWrites>[1]): string[] =>
  compareWrites((sql) => db.prepare(sql).all(), journal).flatMap(({ wrong }) => wrong);

const ALL = [1, 2, 3].map((serial) => acknowledged(serial));

test('an acknowledged write that is stored once, with its mail, is no finding', () => {
  expect(wrongWrites(stored(), ALL)).toEqual([]);
});

test('a lost write is found', () => {
  const db = stored();
  db.exec("DELETE FROM applications WHERE public_id = 'a2'");
  expect(wrongWrites(db, ALL)).toEqual([expect.stringContaining(markOf(2))]);
});

test('a write that is stored twice is found, whether it was acknowledged or not', () => {
  const db = stored();
  db.exec(
    "UPDATE applications SET message = (SELECT message FROM applications WHERE public_id = 'a1') WHERE public_id = 'a2'",
  );
  expect(wrongWrites(db, [acknowledged(3)])).toEqual([`${markOf(1)}: 2 times`]);
});

test('one that was answered with two ids, or with that of another, is found', () => {
  const two = { ...acknowledged(1), ids: new Set(['a1', 'a9']) };
  expect(wrongWrites(stored(), [two])).toHaveLength(1);
  expect(wrongWrites(stored(), [acknowledged(1, 'a2')])).toHaveLength(1);
});

test('a mail that is missing, or was never sent, is found', () => {
  const db = stored();
  db.exec("DELETE FROM outbox WHERE cause = 'application:a3'");
  mail(db, 'email-link:x', 'waiting');
  expect(wrongWrites(db, ALL)).toEqual(['a3: not one mail']);
  expect(compareMails((sql) => db.prepare(sql).all()).wrong).toEqual(['email-link: 1 times, waiting']);
});
