CREATE INDEX `candidate_messages_email` ON `candidate_messages` (`email`);--> statement-breakpoint
CREATE INDEX `candidates_email` ON `candidates` (`email`);--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_confirmed_at` ON `newsletter_subscribers` (`confirmed_at`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`);--> statement-breakpoint
CREATE INDEX `users_deleted_at` ON `users` (`deleted_at`) WHERE deleted_at IS NOT NULL;