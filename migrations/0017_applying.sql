CREATE TABLE `kept_applications` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`cv_key` text,
	`cv_name` text,
	`cv_type` text,
	`cv_size` integer,
	`message` text,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kept_applications_cv_key` ON `kept_applications` (`cv_key`) WHERE "kept_applications"."cv_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `kept_applications_used_at` ON `kept_applications` (`used_at`);--> statement-breakpoint
CREATE TABLE `member_deeds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`actor_id` integer,
	`actor_name` text NOT NULL,
	`deed` text NOT NULL,
	`target` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `member_deeds_owner` ON `member_deeds` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `member_deeds_created_at` ON `member_deeds` (`created_at`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`owner_id` integer NOT NULL,
	`user_id` integer,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	`accepted_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_public_id` ON `members` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_owner_email` ON `members` (`owner_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_user_owner` ON `members` (`user_id`,`owner_id`);--> statement-breakpoint
CREATE INDEX `members_created_at` ON `members` (`created_at`);--> statement-breakpoint
CREATE TABLE `former_events` AS SELECT * FROM `application_events`;
--> statement-breakpoint
DROP TABLE `application_events`;
--> statement-breakpoint
CREATE TABLE `former_applications` AS SELECT * FROM `applications`;
--> statement-breakpoint
DROP TABLE `applications`;
--> statement-breakpoint
CREATE TABLE `applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`job_id` integer NOT NULL,
	`user_id` integer,
	`name` text,
	`email` text,
	`phone` text,
	`delivered_at` integer,
	`sending_hash` text,
	`taken_over_at` integer,
	`ticks` text DEFAULT '[]' NOT NULL,
	`answers` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'sent' NOT NULL,
	`status_at` integer,
	`answered_at` integer,
	`answer_note` text,
	`reason` text,
	`reminded_at` integer,
	`message` text,
	`cv_key` text,
	`cv_name` text,
	`cv_type` text,
	`cv_size` integer,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "applications_applicant" CHECK("applications"."user_id" IS NOT NULL OR "applications"."name" IS NOT NULL)
);
--> statement-breakpoint
INSERT INTO `applications` (`id`, `public_id`, `job_id`, `user_id`, `status`, `status_at`, `answered_at`, `answer_note`, `message`, `cv_key`, `cv_name`, `cv_type`, `cv_size`, `deleted_at`, `created_at`, `delivered_at`) SELECT `id`, `public_id`, `job_id`, `user_id`, `status`, `status_at`, `answered_at`, `answer_note`, `message`, `cv_key`, `cv_name`, `cv_type`, `cv_size`, `deleted_at`, `created_at`, `created_at` FROM `former_applications`;
--> statement-breakpoint
DROP TABLE `former_applications`;
--> statement-breakpoint
CREATE TABLE `application_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor_id` integer,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `application_events` (`id`, `application_id`, `status`, `created_at`) SELECT `id`, `application_id`, `status`, `created_at` FROM `former_events`;
--> statement-breakpoint
DROP TABLE `former_events`;
--> statement-breakpoint
CREATE INDEX `application_events_application` ON `application_events` (`application_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_public_id` ON `applications` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_job_user` ON `applications` (`job_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_sending_hash` ON `applications` (`sending_hash`) WHERE "applications"."sending_hash" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `applications_email` ON `applications` (`email`) WHERE "applications"."email" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `applications_undelivered` ON `applications` (`created_at`) WHERE "applications"."delivered_at" IS NULL;--> statement-breakpoint
CREATE INDEX `applications_unanswered` ON `applications` (`delivered_at`) WHERE "applications"."answered_at" IS NULL AND "applications"."reminded_at" IS NULL;--> statement-breakpoint
CREATE INDEX `applications_user` ON `applications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `applications_deleted_at` ON `applications` (`deleted_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_cv_key` ON `applications` (`cv_key`) WHERE "applications"."cv_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `questions` text DEFAULT '[]' NOT NULL;
