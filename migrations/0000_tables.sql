CREATE TABLE `applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`job_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`message` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_public_id` ON `applications` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_job_user` ON `applications` (`job_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`day` text NOT NULL,
	`key` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `day`)
);
--> statement-breakpoint
CREATE INDEX `daily_counts_day` ON `daily_counts` (`day`);--> statement-breakpoint
CREATE TABLE `job_cells` (
	`cell` text PRIMARY KEY NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_counts` (
	`town` text NOT NULL,
	`category` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`category`, `town`)
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`owner_id` integer NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`title` text NOT NULL,
	`company_name` text NOT NULL,
	`location` text NOT NULL,
	`category` text NOT NULL,
	`type` text NOT NULL,
	`experience` text NOT NULL,
	`contract` text NOT NULL,
	`description` text NOT NULL,
	`town` text,
	`lat` real,
	`lon` real,
	`posted_at` integer NOT NULL,
	`valid_through` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`salary_min` real,
	`salary_max` real,
	`salary_period` text,
	`salary_net` integer DEFAULT false NOT NULL,
	`housing` integer DEFAULT false NOT NULL,
	`meals` integer DEFAULT false NOT NULL,
	`start_date` text,
	`end_date` text,
	`shifts` text DEFAULT '[]' NOT NULL,
	`openings` integer,
	`title_key` text NOT NULL,
	`location_key` text NOT NULL,
	`cell` text,
	`facets` text NOT NULL,
	`content_hash` text,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_public_id` ON `jobs` (`public_id`);--> statement-breakpoint
CREATE INDEX `jobs_status_id` ON `jobs` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_status_valid_through` ON `jobs` (`status`,`valid_through`);--> statement-breakpoint
CREATE INDEX `jobs_status_title` ON `jobs` (`status`,`title_key`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_status_location` ON `jobs` (`status`,`location_key`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_owner_content` ON `jobs` (`owner_id`,`content_hash`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cause` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body_text` text NOT NULL,
	`body_html` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_cause` ON `outbox` (`cause`);--> statement-breakpoint
CREATE INDEX `outbox_status_next` ON `outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`token_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_public_id` ON `users` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);