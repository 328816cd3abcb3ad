CREATE TABLE `blocked_senders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`owner_id` integer,
	`candidate_id` integer,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blocked_senders_public_id` ON `blocked_senders` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `blocked_senders_owner` ON `blocked_senders` (`owner_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `blocked_senders_candidate` ON `blocked_senders` (`candidate_id`,`email`);--> statement-breakpoint
ALTER TABLE `candidate_messages` ADD `read_at` integer;--> statement-breakpoint
ALTER TABLE `candidate_messages` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `candidate_messages_deleted_at` ON `candidate_messages` (`deleted_at`);