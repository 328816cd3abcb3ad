CREATE TABLE `account_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`user_id` integer,
	`email` text,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_links_token_hash` ON `account_links` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `account_links_user` ON `account_links` (`user_id`);
--> statement-breakpoint
CREATE INDEX `account_links_expires_at` ON `account_links` (`expires_at`);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `login_codes_attempt_hash` ON `login_codes` (`attempt_hash`);
--> statement-breakpoint
CREATE INDEX `login_codes_user` ON `login_codes` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `login_codes_created_at` ON `login_codes` (`created_at`);
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`device_type` text NOT NULL,
	`backed_up` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_public_id` ON `passkeys` (`public_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id` ON `passkeys` (`credential_id`);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`passkey_id` integer,
	`verified_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`passkey_id`) REFERENCES `passkeys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_public_id` ON `sessions` (`public_id`);
--> statement-breakpoint
CREATE INDEX `sessions_passkey` ON `sessions` (`passkey_id`) WHERE passkey_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);
--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `used_challenges` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_challenges_expires_at` ON `used_challenges` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`token_version` integer DEFAULT 1 NOT NULL,
	`saved_jobs` text DEFAULT '[]' NOT NULL,
	`email_verified_at` integer,
	`waiting_notified_at` integer,
	`mail_refused_at` integer,
	`unproposed` integer DEFAULT false NOT NULL,
	`suspended_at` integer,
	`suspended_reason` text,
	`deleted_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_public_id` ON `users` (`public_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
--> statement-breakpoint
CREATE INDEX `users_deleted_at` ON `users` (`deleted_at`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `alert_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`email` text NOT NULL,
	`digested_on` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_addresses_public_id` ON `alert_addresses` (`public_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_addresses_email` ON `alert_addresses` (`email`);
--> statement-breakpoint
CREATE INDEX `alert_addresses_digested_on` ON `alert_addresses` (`digested_on`);
--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`address_id` integer NOT NULL,
	`search` text NOT NULL,
	`since` integer NOT NULL,
	`confirm_hash` text,
	`requested_at` integer,
	`confirm_until` integer,
	`confirmed_at` integer,
	`paused_at` integer,
	`ends_at` integer,
	`prompted_at` integer,
	`issued_in` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`address_id`) REFERENCES `alert_addresses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_public_id` ON `alerts` (`public_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_address_search` ON `alerts` (`address_id`,`search`);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_confirm_hash` ON `alerts` (`confirm_hash`);
--> statement-breakpoint
CREATE INDEX `alerts_confirm_until` ON `alerts` (`confirm_until`);
--> statement-breakpoint
CREATE INDEX `alerts_ends_at` ON `alerts` (`ends_at`);
--> statement-breakpoint
CREATE INDEX `alerts_prompted_at` ON `alerts` (`prompted_at`);
--> statement-breakpoint
CREATE INDEX `alerts_search_issued_in` ON `alerts` (`search`,`issued_in`);
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`vapid_key` text NOT NULL,
	`at_night` integer NOT NULL,
	`topics` text NOT NULL,
	`user_id` integer,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (`endpoint`);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_seen_at` ON `push_subscriptions` (`seen_at`);
--> statement-breakpoint
CREATE TABLE `pushes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`cause` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`path` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`day` text,
	FOREIGN KEY (`subscription_id`) REFERENCES `push_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pushes_subscription_cause` ON `pushes` (`subscription_id`,`cause`);
--> statement-breakpoint
CREATE INDEX `pushes_status_due` ON `pushes` (`status`,`due_at`);
--> statement-breakpoint
CREATE INDEX `pushes_created_at` ON `pushes` (`created_at`);
--> statement-breakpoint
CREATE TABLE `application_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor_id` integer,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `application_events_application` ON `application_events` (`application_id`,`id`);
--> statement-breakpoint
CREATE TABLE `applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`job_id` integer NOT NULL,
	`user_id` integer,
	`name` text,
	`email` text,
	`phone` text,
	`language` text,
	`delivered_at` integer,
	`sending_hash` text,
	`content_hash` text,
	`taken_over_at` integer,
	`ticks` text DEFAULT '[]' NOT NULL,
	`answers` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'sent' NOT NULL,
	`status_at` integer,
	`answered_at` integer,
	`answer_note` text,
	`reason` text,
	`reminded_at` integer,
	`next_season` integer DEFAULT false NOT NULL,
	`invited_at` integer,
	`ended_by` text,
	`message` text,
	`cv_key` text,
	`cv_name` text,
	`cv_type` text,
	`cv_size` integer,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "applications_applicant" CHECK("applications"."user_id" IS NOT NULL OR "applications"."name" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_public_id` ON `applications` (`public_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_job_user` ON `applications` (`job_id`,`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_sending_hash` ON `applications` (`sending_hash`) WHERE "applications"."sending_hash" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `applications_email` ON `applications` (`email`) WHERE "applications"."email" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `applications_hired` ON `applications` (`job_id`) WHERE "applications"."status" = 'hired';
--> statement-breakpoint
CREATE INDEX `applications_undelivered` ON `applications` (`created_at`) WHERE "applications"."delivered_at" IS NULL;
--> statement-breakpoint
CREATE INDEX `applications_unanswered` ON `applications` (`delivered_at`) WHERE "applications"."answered_at" IS NULL AND "applications"."reminded_at" IS NULL;
--> statement-breakpoint
CREATE INDEX `applications_user` ON `applications` (`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `applications_deleted_at` ON `applications` (`deleted_at`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_cv_key` ON `applications` (`cv_key`) WHERE "applications"."cv_key" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `employer_answers` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`received` integer NOT NULL,
	`answered` integer NOT NULL,
	`half_within_ms` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `stored_applications` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`cv_key` text,
	`cv_name` text,
	`cv_type` text,
	`cv_size` integer,
	`message` text,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stored_applications_cv_key` ON `stored_applications` (`cv_key`) WHERE "stored_applications"."cv_key" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `stored_applications_used_at` ON `stored_applications` (`used_at`);
--> statement-breakpoint
CREATE TABLE `conversation_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`application_id` integer NOT NULL,
	`side` text NOT NULL,
	`kind` text NOT NULL,
	`actor_id` integer,
	`text` text NOT NULL,
	`quoted` text,
	`held_from` text,
	`once_hash` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_lines_public_id` ON `conversation_lines` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_lines_once` ON `conversation_lines` (`application_id`,`once_hash`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `blocked_senders_public_id` ON `blocked_senders` (`public_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `blocked_senders_owner` ON `blocked_senders` (`owner_id`,`email`);
--> statement-breakpoint
CREATE UNIQUE INDEX `blocked_senders_candidate` ON `blocked_senders` (`candidate_id`,`email`);
--> statement-breakpoint
CREATE TABLE `candidate_blocks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`candidate_id` integer NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_blocks_public_id` ON `candidate_blocks` (`public_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_blocks_key` ON `candidate_blocks` (`candidate_id`,`key`);
--> statement-breakpoint
CREATE INDEX `candidate_blocks_company` ON `candidate_blocks` (`key`,`candidate_id`);
--> statement-breakpoint
CREATE TABLE `candidate_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`candidate_id` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`read_at` integer,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`content_hash` text,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_messages_public_id` ON `candidate_messages` (`public_id`);
--> statement-breakpoint
CREATE INDEX `candidate_messages_candidate` ON `candidate_messages` (`candidate_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_messages_content` ON `candidate_messages` (`candidate_id`,`content_hash`);
--> statement-breakpoint
CREATE INDEX `candidate_messages_email` ON `candidate_messages` (`email`);
--> statement-breakpoint
CREATE INDEX `candidate_messages_created_at` ON `candidate_messages` (`created_at`);
--> statement-breakpoint
CREATE INDEX `candidate_messages_deleted_at` ON `candidate_messages` (`deleted_at`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `candidates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`owner_id` integer,
	`manage_token_hash` text,
	`mailed_token_hash` text,
	`status` text DEFAULT 'open' NOT NULL,
	`owner_status` text DEFAULT 'open' NOT NULL,
	`audience` text DEFAULT 'everyone' NOT NULL,
	`hidden_at` integer,
	`hidden_reason` text,
	`name` text NOT NULL,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`skills` text NOT NULL,
	`experience` text,
	`available_until` text,
	`available_since` integer,
	`email` text,
	`email_confirmed_at` integer,
	`waiting_notified_at` integer,
	`town` text,
	`lat` real,
	`lon` real,
	`posted_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`active_at` integer,
	`idle_warning` integer,
	`idle_warned_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`title_key` text NOT NULL,
	`location_key` text NOT NULL,
	`name_key` text,
	`skills_key` text,
	`codes` text NOT NULL,
	`content_hash` text,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_public_id` ON `candidates` (`public_id`);
--> statement-breakpoint
CREATE INDEX `candidates_status_id` ON `candidates` (`status`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_content` ON `candidates` (`content_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_manage_token` ON `candidates` (`manage_token_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_mailed_token` ON `candidates` (`mailed_token_hash`);
--> statement-breakpoint
CREATE INDEX `candidates_owner` ON `candidates` (`owner_id`);
--> statement-breakpoint
CREATE INDEX `candidates_email` ON `candidates` (`email`);
--> statement-breakpoint
CREATE INDEX `candidates_deleted_at` ON `candidates` (`deleted_at`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `candidates_active_at` ON `candidates` (`active_at`);
--> statement-breakpoint
CREATE TABLE `interviews` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`times` text NOT NULL,
	`minutes` integer NOT NULL,
	`place` text NOT NULL,
	`starts_at` integer,
	`state` text NOT NULL,
	`sequence` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`reminded_at` integer,
	`outcome` text,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `interviews_starts_at` ON `interviews` (`starts_at`) WHERE "interviews"."starts_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `job_views` (
	`job_id` integer NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`job_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `job_views_day` ON `job_views` (`day`);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`owner_id` integer NOT NULL,
	`spontaneous` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`owner_status` text DEFAULT 'open' NOT NULL,
	`hidden_at` integer,
	`hidden_reason` text,
	`deleted_at` integer,
	`title` text NOT NULL,
	`company_name` text NOT NULL,
	`employer_kind` text,
	`authorisation` text,
	`location` text NOT NULL,
	`category` text NOT NULL,
	`category_fixed` integer DEFAULT false NOT NULL,
	`type` text NOT NULL,
	`experience` text NOT NULL,
	`contract` text NOT NULL,
	`description` text NOT NULL,
	`town` text,
	`lat` real,
	`lon` real,
	`posted_at` integer NOT NULL,
	`valid_through` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`confirmed_at` integer,
	`prompted_at` integer,
	`filled_at` integer,
	`proposed_at` integer,
	`last_season` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`salary_min` real,
	`salary_max` real,
	`salary_period` text,
	`salary_net` integer DEFAULT false NOT NULL,
	`weekly_hours` integer,
	`agreement` text,
	`agreement_level` text,
	`housing` integer DEFAULT false NOT NULL,
	`housing_room` text,
	`housing_cost` integer,
	`housing_minutes` integer,
	`meals` integer DEFAULT false NOT NULL,
	`start_date` text,
	`end_date` text,
	`shifts` text DEFAULT '[]' NOT NULL,
	`openings` integer,
	`licence` text,
	`requirements` text DEFAULT '[]' NOT NULL,
	`questions` text DEFAULT '[]' NOT NULL,
	`apply_by` text,
	`needed_from` text,
	`needed_until` text,
	`pushed_at` integer,
	`close_after` integer,
	`only_here` integer DEFAULT false NOT NULL,
	`title_key` text NOT NULL,
	`location_key` text NOT NULL,
	`company_key` text,
	`description_key` text,
	`codes` text NOT NULL,
	`announced_on` text,
	`content_hash` text,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_public_id` ON `jobs` (`public_id`);
--> statement-breakpoint
CREATE INDEX `jobs_status_id` ON `jobs` (`status`,`id`);
--> statement-breakpoint
CREATE INDEX `jobs_status_valid_through` ON `jobs` (`status`,`valid_through`);
--> statement-breakpoint
CREATE INDEX `jobs_owner` ON `jobs` (`owner_id`,`id`);
--> statement-breakpoint
CREATE INDEX `jobs_deleted_at` ON `jobs` (`deleted_at`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `jobs_status_announced` ON `jobs` (`status`,`announced_on`);
--> statement-breakpoint
CREATE INDEX `jobs_filled_at` ON `jobs` (`filled_at`) WHERE filled_at IS NOT NULL AND proposed_at IS NULL;
--> statement-breakpoint
CREATE INDEX `jobs_unpushed` ON `jobs` (`status`,`pushed_at`) WHERE needed_from IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_owner_urgent` ON `jobs` (`owner_id`) WHERE needed_from IS NOT NULL AND (status = 'open' OR (status = 'hidden' AND owner_status = 'open' AND hidden_at IS NOT NULL AND hidden_reason IS NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_owner_content` ON `jobs` (`owner_id`,`content_hash`);
--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`content_hash` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_content` ON `contact_messages` (`content_hash`);
--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`);
--> statement-breakpoint
CREATE INDEX `contact_messages_created_at` ON `contact_messages` (`created_at`);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cause` text NOT NULL,
	`recipient` text NOT NULL,
	`reply_to` text,
	`subject` text NOT NULL,
	`body_text` text NOT NULL,
	`body_html` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`sent_at` integer,
	`unsubscribe_url` text,
	`failure` text,
	`priority` text DEFAULT 'needed' NOT NULL,
	`failing_since` integer,
	`calendar` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_cause` ON `outbox` (`cause`);
--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);
--> statement-breakpoint
CREATE INDEX `outbox_status_next` ON `outbox` (`status`,`next_attempt_at`);
--> statement-breakpoint
CREATE INDEX `outbox_priority_next` ON `outbox` (`status`,`priority`,`next_attempt_at`);
--> statement-breakpoint
CREATE TABLE `member_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`actor_id` integer,
	`actor_name` text NOT NULL,
	`deed` text NOT NULL,
	`target` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `member_audit_owner` ON `member_audit` (`owner_id`,`id`);
--> statement-breakpoint
CREATE INDEX `member_audit_created_at` ON `member_audit` (`created_at`);
--> statement-breakpoint
CREATE TABLE `members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`owner_id` integer NOT NULL,
	`user_id` integer,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	`accepted_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_public_id` ON `members` (`public_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_owner_email` ON `members` (`owner_id`,`email`);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_user_owner` ON `members` (`user_id`,`owner_id`);
--> statement-breakpoint
CREATE INDEX `members_created_at` ON `members` (`created_at`);
--> statement-breakpoint
CREATE TABLE `moderation_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`admin_id` integer,
	`admin_name` text,
	`action` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`rule` text,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_log_public_id` ON `moderation_log` (`public_id`);
--> statement-breakpoint
CREATE INDEX `moderation_log_target` ON `moderation_log` (`target_kind`,`target_id`,`action`);
--> statement-breakpoint
CREATE INDEX `moderation_log_created_at` ON `moderation_log` (`created_at`);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	`reason` text NOT NULL,
	`text` text,
	`email` text,
	`open_key` text,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`closed_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_public_id` ON `reports` (`public_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_open_key` ON `reports` (`open_key`);
--> statement-breakpoint
CREATE INDEX `reports_closed_at` ON `reports` (`closed_at`,`target_kind`,`target_id`);
--> statement-breakpoint
CREATE INDEX `reports_closed_by` ON `reports` (`closed_by`);
--> statement-breakpoint
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
CREATE TABLE `daily_counts` (
	`day` text NOT NULL,
	`key` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `day`)
);
--> statement-breakpoint
CREATE INDEX `daily_counts_day` ON `daily_counts` (`day`);
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
CREATE TABLE `shown_versions` (
	`id` integer PRIMARY KEY NOT NULL,
	`offers` integer NOT NULL,
	`profiles` integer NOT NULL,
	`pages` integer NOT NULL,
	`published` integer NOT NULL,
	`taken_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `changed_pages` (
	`public_id` text PRIMARY KEY NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `weekly_copies` (
	`id` integer PRIMARY KEY NOT NULL,
	`began_at` integer NOT NULL,
	`progress` text,
	`whole_at` integer
);
--> statement-breakpoint
CREATE TABLE `employer_pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`owner_id` integer NOT NULL,
	`slug` text NOT NULL,
	`shown` integer DEFAULT false NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`kind` text NOT NULL,
	`town` text NOT NULL,
	`category` text NOT NULL,
	`text` text,
	`directions` text,
	`website` text,
	`vat_number` text,
	`confirmed_domain` text,
	`way` text,
	`contact` text,
	`monthly` integer,
	`trades` text DEFAULT '[]' NOT NULL,
	`paused_until` text,
	`hidden_at` integer,
	`hidden_reason` text,
	`ended_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `employer_pages_public_id` ON `employer_pages` (`public_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `employer_pages_slug` ON `employer_pages` (`slug`);
--> statement-breakpoint
CREATE UNIQUE INDEX `employer_pages_owner` ON `employer_pages` (`owner_id`);
--> statement-breakpoint
CREATE INDEX `employer_pages_shown` ON `employer_pages` (`shown`,`name_key`,`id`);
--> statement-breakpoint
CREATE INDEX `employer_pages_name` ON `employer_pages` (`name_key`);
--> statement-breakpoint
CREATE INDEX `employer_pages_ended` ON `employer_pages` (`ended_at`) WHERE ended_at IS NOT NULL;
--> statement-breakpoint
-- The weekly mail: open offers, those first that were not published, confirmed or asked about for the longest time. By hand, as drizzle-kit breaks an expression at its commas. Its query (worker/jobs/queries.ts) must say it alike.
CREATE INDEX jobs_status_heard ON jobs (status, max(posted_at, coalesce(confirmed_at, 0), coalesce(prompted_at, 0)));
--> statement-breakpoint
INSERT INTO shown_versions (id, offers, profiles, pages, published, taken_at) VALUES (1, 0, 0, 0, 0, 0);
--> statement-breakpoint
-- The search indexes hold words of what is open, folded where SQLite would find other words, and take the texts from views: `INSERT INTO job_search (job_search) VALUES ('rebuild')`
-- rebuilds them. Triggers keep them, and raise the version of what everybody is shown: it is the moment in milliseconds, and higher than
-- all before it, so that none is given twice, also after the database was taken back in time.
CREATE VIEW job_search_rows AS
SELECT id, title_key AS title, coalesce(company_key, company_name) AS company_name, location_key || ' ' || replace(coalesce(town, ''), '-', ' ') AS place, category,
  coalesce(description_key, description) AS description
FROM jobs WHERE status = 'open';
--> statement-breakpoint
CREATE VIRTUAL TABLE job_search USING fts5(
  title, company_name, place, category, description,
  content = 'job_search_rows', content_rowid = 'id', prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs BEGIN
  INSERT INTO job_search (rowid, title, company_name, place, category, description) SELECT * FROM job_search_rows WHERE id = new.id;
  UPDATE shown_versions SET offers = max(offers + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE new.status NOT IN ('hidden', 'deleted');
END;
--> statement-breakpoint
-- Pages for the next notice to search engines: an offer has begun, or has ended.
CREATE TRIGGER jobs_began AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO changed_pages (public_id, changed_at) VALUES (new.public_id, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  ON CONFLICT (public_id) DO UPDATE SET changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_ended AFTER UPDATE OF status ON jobs WHEN (old.status = 'open') <> (new.status = 'open') BEGIN
  INSERT INTO changed_pages (public_id, changed_at) VALUES (new.public_id, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  ON CONFLICT (public_id) DO UPDATE SET changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_deleted AFTER DELETE ON jobs BEGIN
  INSERT INTO job_search (job_search, rowid, title, company_name, place, category, description)
  SELECT 'delete', old.id, old.title_key, coalesce(old.company_key, old.company_name), old.location_key || ' ' || replace(coalesce(old.town, ''), '-', ' '), old.category, coalesce(old.description_key, old.description) WHERE old.status = 'open';
  UPDATE shown_versions SET offers = max(offers + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE old.status NOT IN ('hidden', 'deleted');
END;
--> statement-breakpoint
-- The words are written again only where they, or whether the row is found at all, have changed.
CREATE TRIGGER jobs_updated
AFTER UPDATE OF status, title_key, company_name, company_key, location_key, town, category, description, description_key, title, location, updated_at, valid_through, posted_at, codes, lat, lon ON jobs
WHEN (old.status, old.title_key, old.company_name, old.company_key, old.location_key, old.town, old.category, old.description, old.description_key, old.title, old.location, old.updated_at, old.valid_through, old.posted_at, old.codes, old.lat, old.lon)
  IS NOT (new.status, new.title_key, new.company_name, new.company_key, new.location_key, new.town, new.category, new.description, new.description_key, new.title, new.location, new.updated_at, new.valid_through, new.posted_at, new.codes, new.lat, new.lon) BEGIN
  INSERT INTO job_search (job_search, rowid, title, company_name, place, category, description)
  SELECT 'delete', old.id, old.title_key, coalesce(old.company_key, old.company_name), old.location_key || ' ' || replace(coalesce(old.town, ''), '-', ' '), old.category, coalesce(old.description_key, old.description)
  WHERE old.status = 'open' AND (old.status, old.title_key, old.company_name, old.company_key, old.location_key, old.town, old.category, old.description, old.description_key) IS NOT (new.status, new.title_key, new.company_name, new.company_key, new.location_key, new.town, new.category, new.description, new.description_key);
  INSERT INTO job_search (rowid, title, company_name, place, category, description)
  SELECT * FROM job_search_rows WHERE id = new.id AND (old.status, old.title_key, old.company_name, old.company_key, old.location_key, old.town, old.category, old.description, old.description_key) IS NOT (new.status, new.title_key, new.company_name, new.company_key, new.location_key, new.town, new.category, new.description, new.description_key);
  UPDATE shown_versions SET offers = max(offers + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE old.status NOT IN ('hidden', 'deleted') OR new.status NOT IN ('hidden', 'deleted');
END;
--> statement-breakpoint
-- Pages of employers are in documents, and not in the index of open offers.
CREATE TRIGGER employer_pages_updated AFTER UPDATE ON employer_pages WHEN old.shown OR new.shown BEGIN
  UPDATE shown_versions SET pages = max(pages + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER employer_pages_deleted AFTER DELETE ON employer_pages WHEN old.shown BEGIN
  UPDATE shown_versions SET pages = max(pages + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
-- Profiles for everybody and for companies only. Skills are indexed as their JSON, of which the tokenizer takes the words.
CREATE VIEW candidate_search_rows AS
SELECT id, coalesce(name_key, name) AS name, title_key AS title, location_key || ' ' || replace(coalesce(town, ''), '-', ' ') AS place,
  coalesce(skills_key, skills) AS skills
FROM candidates WHERE status IN ('open', 'companies');
--> statement-breakpoint
CREATE VIRTUAL TABLE candidate_search USING fts5(
  name, title, place, skills,
  content = 'candidate_search_rows', content_rowid = 'id', prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER candidates_inserted AFTER INSERT ON candidates BEGIN
  INSERT INTO candidate_search (rowid, name, title, place, skills) SELECT * FROM candidate_search_rows WHERE id = new.id;
  UPDATE shown_versions SET profiles = max(profiles + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE new.status IN ('open', 'companies');
END;
--> statement-breakpoint
CREATE TRIGGER candidates_deleted AFTER DELETE ON candidates BEGIN
  INSERT INTO candidate_search (candidate_search, rowid, name, title, place, skills)
  SELECT 'delete', old.id, coalesce(old.name_key, old.name), old.title_key, old.location_key || ' ' || replace(coalesce(old.town, ''), '-', ' '), coalesce(old.skills_key, old.skills) WHERE old.status IN ('open', 'companies');
  UPDATE shown_versions SET profiles = max(profiles + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE old.status IN ('open', 'companies');
END;
--> statement-breakpoint
-- The words are written again only where they, or whether the row is found at all, have changed.
CREATE TRIGGER candidates_updated
AFTER UPDATE OF status, name, name_key, title_key, location_key, town, skills, skills_key, title, location, updated_at, experience, available_until, codes, lat, lon ON candidates
WHEN (old.status, old.name, old.name_key, old.title_key, old.location_key, old.town, old.skills, old.skills_key, old.title, old.location, old.updated_at, old.experience, old.available_until, old.codes, old.lat, old.lon)
  IS NOT (new.status, new.name, new.name_key, new.title_key, new.location_key, new.town, new.skills, new.skills_key, new.title, new.location, new.updated_at, new.experience, new.available_until, new.codes, new.lat, new.lon) BEGIN
  INSERT INTO candidate_search (candidate_search, rowid, name, title, place, skills)
  SELECT 'delete', old.id, coalesce(old.name_key, old.name), old.title_key, old.location_key || ' ' || replace(coalesce(old.town, ''), '-', ' '), coalesce(old.skills_key, old.skills)
  WHERE old.status IN ('open', 'companies') AND (old.status, old.name, old.name_key, old.title_key, old.location_key, old.town, old.skills, old.skills_key) IS NOT (new.status, new.name, new.name_key, new.title_key, new.location_key, new.town, new.skills, new.skills_key);
  INSERT INTO candidate_search (rowid, name, title, place, skills)
  SELECT * FROM candidate_search_rows WHERE id = new.id AND (old.status, old.name, old.name_key, old.title_key, old.location_key, old.town, old.skills, old.skills_key) IS NOT (new.status, new.name, new.name_key, new.title_key, new.location_key, new.town, new.skills, new.skills_key);
  UPDATE shown_versions SET profiles = max(profiles + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE old.status IN ('open', 'companies') OR new.status IN ('open', 'companies');
END;
--> statement-breakpoint
-- The words of the indexes, for typing errors.
CREATE VIRTUAL TABLE job_words USING fts5vocab(job_search, col);
--> statement-breakpoint
CREATE VIRTUAL TABLE candidate_words USING fts5vocab(candidate_search, instance);
