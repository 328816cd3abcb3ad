ALTER TABLE `sessions` ADD `passkey_id` integer REFERENCES passkeys(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE `sessions` ADD `verified_at` integer;--> statement-breakpoint
CREATE INDEX `sessions_passkey` ON `sessions` (`passkey_id`) WHERE passkey_id IS NOT NULL;