CREATE TABLE `application_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `application_events_application` ON `application_events` (`application_id`,`id`);--> statement-breakpoint
ALTER TABLE `applications` ADD `status` text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE `applications` ADD `status_at` integer;--> statement-breakpoint
ALTER TABLE `applications` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `applications` ADD `cv_key` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `cv_name` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `cv_type` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `cv_size` integer;--> statement-breakpoint
ALTER TABLE `applications` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `applications_user` ON `applications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `applications_deleted_at` ON `applications` (`deleted_at`);--> statement-breakpoint
ALTER TABLE `candidates` ADD `owner_status` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `audience` text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `hidden_at` integer;--> statement-breakpoint
ALTER TABLE `candidates` ADD `hidden_reason` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `active_at` integer;--> statement-breakpoint
ALTER TABLE `candidates` ADD `idle_warnings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `owner_status` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `hidden_at` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `hidden_reason` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_owner` ON `jobs` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_deleted_at` ON `jobs` (`deleted_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `suspended_reason` text;--> statement-breakpoint
ALTER TABLE `users` ADD `deleted_at` integer;--> statement-breakpoint
-- What the owner wanted until now stands in the status alone.
UPDATE `candidates` SET `owner_status` = 'hidden' WHERE `status` = 'hidden';
