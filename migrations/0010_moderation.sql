CREATE TABLE `moderation_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`admin_id` integer,
	`admin_name` text,
	`action` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_log_public_id` ON `moderation_log` (`public_id`);--> statement-breakpoint
CREATE INDEX `moderation_log_target` ON `moderation_log` (`target_kind`,`target_id`,`action`);--> statement-breakpoint
CREATE INDEX `moderation_log_created_at` ON `moderation_log` (`created_at`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	`reason` text NOT NULL,
	`text` text,
	`email` text,
	`open_key` text,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`closed_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_public_id` ON `reports` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reports_open_key` ON `reports` (`open_key`);--> statement-breakpoint
CREATE INDEX `reports_closed_at` ON `reports` (`closed_at`,`target_kind`,`target_id`);--> statement-breakpoint
CREATE INDEX `reports_closed_by` ON `reports` (`closed_by`);