CREATE TABLE `alert_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`email` text NOT NULL,
	`digested_on` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_addresses_public_id` ON `alert_addresses` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `alert_addresses_email` ON `alert_addresses` (`email`);--> statement-breakpoint
CREATE INDEX `alert_addresses_digested_on` ON `alert_addresses` (`digested_on`);--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`address_id` integer NOT NULL,
	`search` text NOT NULL,
	`since` integer NOT NULL,
	`confirm_hash` text,
	`requested_at` integer,
	`confirm_until` integer,
	`confirmed_at` integer,
	`paused_at` integer,
	`ends_at` integer,
	`asked_at` integer,
	FOREIGN KEY (`address_id`) REFERENCES `alert_addresses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_public_id` ON `alerts` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_address_search` ON `alerts` (`address_id`,`search`);--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_confirm_hash` ON `alerts` (`confirm_hash`);--> statement-breakpoint
CREATE INDEX `alerts_confirm_until` ON `alerts` (`confirm_until`);--> statement-breakpoint
CREATE INDEX `alerts_ends_at` ON `alerts` (`ends_at`);--> statement-breakpoint
CREATE INDEX `alerts_asked_at` ON `alerts` (`asked_at`);--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`email` text NOT NULL,
	`confirm_hash` text,
	`requested_at` integer,
	`confirm_until` integer,
	`confirmed_at` integer,
	`sent_through` text DEFAULT '' NOT NULL,
	`issued_in` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_public_id` ON `newsletter_subscribers` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email` ON `newsletter_subscribers` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_confirm_hash` ON `newsletter_subscribers` (`confirm_hash`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_confirm_until` ON `newsletter_subscribers` (`confirm_until`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_issued_in` ON `newsletter_subscribers` (`issued_in`);--> statement-breakpoint
ALTER TABLE `jobs` ADD `announced_on` text;--> statement-breakpoint
CREATE INDEX `jobs_status_announced` ON `jobs` (`status`,`announced_on`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `unsubscribe_url` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `failure` text;--> statement-breakpoint
CREATE INDEX `outbox_single_next` ON `outbox` (`status`,`next_attempt_at`) WHERE unsubscribe_url IS NULL;--> statement-breakpoint
-- What was published until now is no news to anybody.
UPDATE `jobs` SET `announced_on` = '';
