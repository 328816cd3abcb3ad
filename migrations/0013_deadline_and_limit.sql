ALTER TABLE `jobs` ADD `apply_by` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `close_after` integer;