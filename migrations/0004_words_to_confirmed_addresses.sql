DROP INDEX `outbox_recipient`;--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `waiting_told_at` integer;--> statement-breakpoint
ALTER TABLE `candidates` ADD `mailed_token_hash` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `email_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `candidates` ADD `waiting_told_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_mailed_token` ON `candidates` (`mailed_token_hash`);