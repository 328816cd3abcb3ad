CREATE TABLE `candidate_cells` (
	`cell` text PRIMARY KEY NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `candidate_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `candidate_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`candidate_id` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`content_hash` text,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_messages_public_id` ON `candidate_messages` (`public_id`);--> statement-breakpoint
CREATE INDEX `candidate_messages_candidate` ON `candidate_messages` (`candidate_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_messages_content` ON `candidate_messages` (`candidate_id`,`content_hash`);--> statement-breakpoint
CREATE INDEX `candidate_messages_created_at` ON `candidate_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `candidates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`owner_id` integer,
	`manage_token_hash` text,
	`status` text DEFAULT 'open' NOT NULL,
	`name` text NOT NULL,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`skills` text NOT NULL,
	`experience` text,
	`email` text,
	`town` text,
	`lat` real,
	`lon` real,
	`posted_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`title_key` text NOT NULL,
	`location_key` text NOT NULL,
	`cell` text,
	`facets` text NOT NULL,
	`content_hash` text,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_public_id` ON `candidates` (`public_id`);--> statement-breakpoint
CREATE INDEX `candidates_status_id` ON `candidates` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `candidates_status_title` ON `candidates` (`status`,`title_key`,`id`);--> statement-breakpoint
CREATE INDEX `candidates_status_location` ON `candidates` (`status`,`location_key`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_content` ON `candidates` (`content_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_manage_token` ON `candidates` (`manage_token_hash`);--> statement-breakpoint
CREATE INDEX `candidates_owner` ON `candidates` (`owner_id`);--> statement-breakpoint
CREATE INDEX `candidates_deleted_at` ON `candidates` (`deleted_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `reply_to` text;