DROP INDEX `outbox_single_next`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `lane` text DEFAULT 'needed' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `failing_since` integer;--> statement-breakpoint
UPDATE `outbox` SET `failing_since` = `created_at` WHERE `failure` IS NOT NULL AND `status` = 'waiting';--> statement-breakpoint
UPDATE `outbox` SET `lane` = 'routine' WHERE `cause` LIKE 'job-check:%' OR `cause` LIKE 'candidate-idle:%';--> statement-breakpoint
UPDATE `outbox` SET `lane` = 'alerts' WHERE `cause` LIKE 'alert-digest:%' OR `cause` LIKE 'alert-renewal:%';--> statement-breakpoint
UPDATE `outbox` SET `lane` = 'newsletter' WHERE `cause` LIKE 'newsletter:%' OR `cause` LIKE 'newsletter-renewal:%';--> statement-breakpoint
CREATE INDEX `outbox_lane_next` ON `outbox` (`status`,`lane`,`next_attempt_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `mail_refused_at` integer;