import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PushKind, UrgentTopic } from '../../../shared/push.ts';
import { time, users } from './accounts.ts';

/** A topic; `about` is the public id of an alert, or of an application that was sent without an account. */
export type StoredTopic = UrgentTopic | { readonly kind: PushKind; readonly about?: string };

/** Devices that want to be told by Web Push. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    endpoint: text().notNull(),
    /** Keys that messages to the device are encrypted for (RFC 8291), as base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Our public key that it has subscribed with: its push service takes messages signed with no other. */
    vapidKey: text('vapid_key').notNull(),
    /** True where it is told at night, too. */
    atNight: integer('at_night', { mode: 'boolean' }).notNull(),
    topics: text({ mode: 'json' }).$type<readonly StoredTopic[]>().notNull(),
    /** Account that was signed in on the device when it was here last; null without one. */
    userId: integer('user_id').references(() => users.id),
    /** When the device was here last. */
    seenAt: time('seen_at').notNull(),
  },
  (table) => [
    // Storing and ending: the subscription of a device.
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    // Devices of an account: its events, its export and purge.
    index('push_subscriptions_user').on(table.userId),
    // Purge of those that came no more.
    index('push_subscriptions_seen_at').on(table.seenAt),
  ],
);

/** A message to a device, written in the same batch as what caused it. */
export const pushes = sqliteTable(
  'pushes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** Event that it tells; a device gets one message of it. */
    cause: text().notNull(),
    kind: text().$type<PushKind>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Path of the page that it opens. */
    path: text().notNull(),
    status: text().$type<'waiting' | 'sent' | 'dropped'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: time('created_at').notNull(),
    /** Earliest next claim: the next try, or the end of the present lease. */
    dueAt: time('due_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Day in Rome whose messages it was counted among when it was claimed; null before. */
    day: text(),
  },
  (table) => [
    // Writing one: one message of an event for each device. Messages of a device: its day, its end.
    uniqueIndex('pushes_subscription_cause').on(table.subscriptionId, table.cause),
    // Claiming what is due.
    index('pushes_status_due').on(table.status, table.dueAt),
    // Purge of old ones.
    index('pushes_created_at').on(table.createdAt),
  ],
);
export type PushRow = typeof pushes.$inferSelect;
