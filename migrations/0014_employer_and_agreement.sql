ALTER TABLE `jobs` ADD `employer_kind` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `authorisation` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `agreement` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `agreement_level` text;