CREATE TABLE `job_facet_counts` (
	`facet` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `job_sorted` (
	`facet` text NOT NULL,
	`sort` text NOT NULL,
	`key` text NOT NULL,
	`id` integer NOT NULL,
	PRIMARY KEY(`facet`, `sort`, `key`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `job_windows` (
	`facet` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_counts` (
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`words` text NOT NULL,
	`town` text NOT NULL,
	`found` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `words`, `town`, `found`)
);
--> statement-breakpoint
CREATE TABLE `search_vocabulary` (
	`kind` text NOT NULL,
	`length` integer NOT NULL,
	`words` text NOT NULL,
	`names` text NOT NULL,
	PRIMARY KEY(`kind`, `length`)
);
--> statement-breakpoint
DROP INDEX `jobs_deleted_at`;--> statement-breakpoint
ALTER TABLE `jobs` ADD `facts` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_deleted_at` ON `jobs` (`deleted_at`) WHERE deleted_at IS NOT NULL;