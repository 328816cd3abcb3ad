CREATE TABLE `cron_runs` (
	`cron` text PRIMARY KEY NOT NULL,
	`expected_since` integer NOT NULL,
	`began_at` integer,
	`ended_at` integer,
	`ms` integer,
	`failed_at` integer,
	`error_id` text
);
--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text PRIMARY KEY NOT NULL,
	`offers` integer NOT NULL,
	`applications` integer NOT NULL,
	`registrations` integer NOT NULL,
	`mails_sent` integer NOT NULL,
	`mails_held` integer NOT NULL,
	`mails_undelivered` integer NOT NULL
);
