CREATE TABLE `login_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`attempt_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `login_codes_attempt_hash` ON `login_codes` (`attempt_hash`);--> statement-breakpoint
CREATE INDEX `login_codes_user` ON `login_codes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `login_codes_created_at` ON `login_codes` (`created_at`);