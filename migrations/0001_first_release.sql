CREATE TABLE `email_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_links_token_hash` ON `email_links` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `email_links_user` ON `email_links` (`user_id`);
--> statement-breakpoint
CREATE INDEX `email_links_expires_at` ON `email_links` (`expires_at`);
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
CREATE TABLE `password_resets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_token_hash` ON `password_resets` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`);
--> statement-breakpoint
CREATE INDEX `password_resets_expires_at` ON `password_resets` (`expires_at`);
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
	`waiting_told_at` integer,
	`mail_refused_at` integer,
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
	`asked_at` integer,
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
CREATE INDEX `alerts_asked_at` ON `alerts` (`asked_at`);
--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`email` text NOT NULL,
	`confirm_hash` text,
	`requested_at` integer,
	`confirm_until` integer,
	`confirmed_at` integer,
	`sent_through` text DEFAULT '' NOT NULL,
	`issued_in` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_public_id` ON `newsletter_subscribers` (`public_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email` ON `newsletter_subscribers` (`email`);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_confirm_hash` ON `newsletter_subscribers` (`confirm_hash`);
--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_confirm_until` ON `newsletter_subscribers` (`confirm_until`);
--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_confirmed_at` ON `newsletter_subscribers` (`confirmed_at`);
--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_issued_in` ON `newsletter_subscribers` (`issued_in`);
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
CREATE INDEX `applications_undelivered` ON `applications` (`created_at`) WHERE "applications"."delivered_at" IS NULL;
--> statement-breakpoint
CREATE INDEX `applications_unanswered` ON `applications` (`delivered_at`) WHERE "applications"."answered_at" IS NULL AND "applications"."reminded_at" IS NULL;
--> statement-breakpoint
CREATE INDEX `applications_user` ON `applications` (`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `applications_deleted_at` ON `applications` (`deleted_at`);
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
CREATE TABLE `kept_applications` (
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
CREATE UNIQUE INDEX `kept_applications_cv_key` ON `kept_applications` (`cv_key`) WHERE "kept_applications"."cv_key" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `kept_applications_used_at` ON `kept_applications` (`used_at`);
--> statement-breakpoint
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
CREATE TABLE `candidate_cells` (
	`cell` text PRIMARY KEY NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `candidate_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
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
CREATE INDEX `candidate_messages_deleted_at` ON `candidate_messages` (`deleted_at`);
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
	`email` text,
	`email_confirmed_at` integer,
	`waiting_told_at` integer,
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
	`cell` text,
	`facets` text NOT NULL,
	`content_hash` text,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_public_id` ON `candidates` (`public_id`);
--> statement-breakpoint
CREATE INDEX `candidates_status_id` ON `candidates` (`status`,`id`);
--> statement-breakpoint
CREATE INDEX `candidates_status_title` ON `candidates` (`status`,`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `candidates_status_location` ON `candidates` (`status`,`location_key`,`id`);
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
CREATE INDEX `candidates_deleted_at` ON `candidates` (`deleted_at`);
--> statement-breakpoint
CREATE INDEX `candidates_active_at` ON `candidates` (`active_at`);
--> statement-breakpoint
CREATE TABLE `company_candidate_cells` (
	`cell` text PRIMARY KEY NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_cells` (
	`cell` text PRIMARY KEY NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_counters` (
	`id` integer PRIMARY KEY NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_packs` (
	`id` integer PRIMARY KEY NOT NULL,
	`offers` text NOT NULL,
	`keys` text NOT NULL
);
--> statement-breakpoint
-- A primary key without a table of its own, which drizzle-kit cannot write.
CREATE TABLE `job_sorted` (
	`facet` text NOT NULL,
	`sort` text NOT NULL,
	`key` text NOT NULL,
	`id` integer NOT NULL,
	PRIMARY KEY(`facet`, `sort`, `key`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `job_views` (
	`job_id` integer NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`job_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `job_views_day` ON `job_views` (`day`);
--> statement-breakpoint
CREATE TABLE `job_windows` (
	`facet` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`owner_id` integer NOT NULL,
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
	`category_kept` integer DEFAULT false NOT NULL,
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
	`asked_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`salary_min` real,
	`salary_max` real,
	`salary_period` text,
	`salary_net` integer DEFAULT false NOT NULL,
	`weekly_hours` integer,
	`agreement` text,
	`agreement_level` text,
	`housing` integer DEFAULT false NOT NULL,
	`meals` integer DEFAULT false NOT NULL,
	`start_date` text,
	`end_date` text,
	`shifts` text DEFAULT '[]' NOT NULL,
	`openings` integer,
	`licence` text,
	`requirements` text DEFAULT '[]' NOT NULL,
	`questions` text DEFAULT '[]' NOT NULL,
	`apply_by` text,
	`close_after` integer,
	`title_key` text NOT NULL,
	`location_key` text NOT NULL,
	`company_key` text,
	`description_key` text,
	`cell` text,
	`facets` text NOT NULL,
	`codes` text DEFAULT '' NOT NULL,
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
CREATE INDEX `jobs_status_title` ON `jobs` (`status`,`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `jobs_status_location` ON `jobs` (`status`,`location_key`,`id`);
--> statement-breakpoint
CREATE INDEX `jobs_status_announced` ON `jobs` (`status`,`announced_on`);
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
	`lane` text DEFAULT 'needed' NOT NULL,
	`failing_since` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_cause` ON `outbox` (`cause`);
--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);
--> statement-breakpoint
CREATE INDEX `outbox_status_next` ON `outbox` (`status`,`next_attempt_at`);
--> statement-breakpoint
CREATE INDEX `outbox_lane_next` ON `outbox` (`status`,`lane`,`next_attempt_at`);
--> statement-breakpoint
CREATE TABLE `member_deeds` (
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
CREATE INDEX `member_deeds_owner` ON `member_deeds` (`owner_id`,`id`);
--> statement-breakpoint
CREATE INDEX `member_deeds_created_at` ON `member_deeds` (`created_at`);
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
CREATE TABLE `daily_figures` (
	`day` text PRIMARY KEY NOT NULL,
	`offers` integer NOT NULL,
	`applications` integer NOT NULL,
	`registrations` integer NOT NULL,
	`mails_sent` integer NOT NULL,
	`mails_held` integer NOT NULL,
	`mails_undelivered` integer NOT NULL
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
CREATE TABLE `search_vocabulary` (
	`kind` text NOT NULL,
	`length` integer NOT NULL,
	`words` text NOT NULL,
	`names` text NOT NULL,
	PRIMARY KEY(`kind`, `length`)
);
--> statement-breakpoint
CREATE TABLE `shown_versions` (
	`id` integer PRIMARY KEY NOT NULL,
	`versions` text NOT NULL,
	`latest` integer NOT NULL,
	`published` integer NOT NULL,
	`taken_at` integer NOT NULL
);
--> statement-breakpoint
-- The weekly mail: open offers, those first that were not published, confirmed or asked about for the longest time. By hand, as drizzle-kit breaks an expression at its commas. Its query (worker/jobs/queries.ts) must say it alike.
CREATE INDEX jobs_status_heard ON jobs (status, max(posted_at, coalesce(confirmed_at, 0), coalesce(asked_at, 0)));
--> statement-breakpoint
-- The search indexes hold no copy of the texts, and read them folded where SQLite would find other words (docs/runbook.md rebuilds them). Besides words they hold the columns that
-- lists are sorted, measured and counted by, so that a search reads one row a match. Views define the content of each
-- derived table: triggers, `npm run reindex` and the tests all take it from there. Only open offers are indexed and
-- counted.
CREATE VIRTUAL TABLE job_search USING fts5(
  title, company_name, place, category, description, facets,
  codes UNINDEXED, cell UNINDEXED, posted_at UNINDEXED, valid_through UNINDEXED, title_key UNINDEXED, location_key UNINDEXED,
  content = '', contentless_delete = 1, contentless_unindexed = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIEW job_search_rows AS
SELECT id, title_key AS title, coalesce(company_key, company_name) AS company_name, location_key || ' ' || replace(coalesce(town, ''), '-', ' ') AS place, category,
  coalesce(description_key, description) AS description, facets, codes, cell, posted_at, valid_through, title_key, location_key
FROM jobs WHERE status = 'open';
--> statement-breakpoint
-- One row for each offer and word of its facets.
CREATE VIEW job_facets AS
SELECT jobs.id, word.value AS facet, jobs.title_key, jobs.location_key FROM jobs, json_each('["' || replace(jobs.facets, ' ', '","') || '"]') AS word
WHERE jobs.status = 'open';
--> statement-breakpoint
-- One row for each offer and each thing that it is counted under: in all, each word of its facets but its position, and when it was posted (worker/db/job-windows.ts). Midnight in Rome is at 22 or at 23 in UTC: the hour between them is a slot by itself.
CREATE VIEW job_counter_rows AS
SELECT id, '' AS facet FROM jobs WHERE status = 'open'
UNION ALL
SELECT id, facet FROM job_facets WHERE facet NOT LIKE 'cell%'
UNION ALL
SELECT id, 'slot' || ((posted_at + 7200000) / 86400000 * 2 + ((posted_at + 7200000) % 86400000 >= 3600000)) AS facet FROM jobs WHERE status = 'open';
--> statement-breakpoint
-- The counters, one row each, for audits and tests.
CREATE VIEW job_facet_counts AS
SELECT counter.key AS facet, counter.value AS count FROM job_counters, json_each(job_counters.counts) AS counter;
--> statement-breakpoint
CREATE VIEW job_cell_rows AS
SELECT id, cell, lat, lon FROM jobs WHERE status = 'open' AND cell IS NOT NULL;
--> statement-breakpoint
-- A union and not a join: a key that a trigger asks for goes into each part of a union.
CREATE VIEW job_sortable AS
SELECT id, facet, title_key, location_key FROM job_facets WHERE facet NOT LIKE 'cell%'
UNION ALL
SELECT jobs.id, w.facet, jobs.title_key, jobs.location_key FROM jobs, job_windows AS w
WHERE jobs.status = 'open' AND jobs.posted_at >= w.since;
--> statement-breakpoint
CREATE VIEW job_sorted_rows AS
SELECT id, facet, 'title' AS sort, title_key AS key FROM job_sortable
UNION ALL
SELECT id, facet, 'location' AS sort, location_key AS key FROM job_sortable
UNION ALL
SELECT id, facet, 'recent' AS sort, '' AS key FROM job_sortable WHERE facet LIKE 'posted%';
--> statement-breakpoint
-- The row of counters, which triggers only update.
INSERT INTO job_counters (id, counts) VALUES (1, '{}');
--> statement-breakpoint
-- Midnight in Rome is two hours before that of UTC at most. The cron moves the windows after it.
INSERT INTO job_windows (facet, since)
SELECT 'posted' || value, unixepoch('now', 'start of day', '-' || value || ' days', '-3 hours') * 1000
FROM json_each('[0, 3, 7, 14]');
--> statement-breakpoint
-- An offer that comes in.
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO job_search (rowid, title, company_name, place, category, description, facets, codes, cell, posted_at, valid_through, title_key, location_key)
  SELECT * FROM job_search_rows WHERE id = new.id;
  UPDATE job_counters SET counts = json_patch(counts, (SELECT json_group_object(facet, coalesce(counts ->> ('$."' || facet || '"'), 0) + 1) FROM job_counter_rows WHERE id = new.id));
  INSERT INTO job_cells (cell, lat, lon, count) SELECT cell, lat, lon, 1 FROM job_cell_rows WHERE id = new.id
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
  INSERT INTO job_sorted (facet, sort, key, id) SELECT facet, sort, key, id FROM job_sorted_rows WHERE id = new.id;
END;
--> statement-breakpoint
-- An offer that is purged while it is open.
CREATE TRIGGER jobs_deleted BEFORE DELETE ON jobs WHEN old.status = 'open' BEGIN
  DELETE FROM job_search WHERE rowid = old.id;
  UPDATE job_counters SET counts = json_patch(counts, (SELECT json_group_object(facet, nullif(coalesce(counts ->> ('$."' || facet || '"'), 0) - 1, 0)) FROM job_counter_rows WHERE id = old.id));
  UPDATE job_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM job_cells WHERE cell = old.cell AND count < 1;
  DELETE FROM job_sorted WHERE (facet, sort, key, id) IN (SELECT facet, sort, key, id FROM job_sorted_rows WHERE id = old.id);
END;
--> statement-breakpoint
-- Before an open offer changes, its derived rows are deleted, unless the update changes nothing.
CREATE TRIGGER jobs_updating
BEFORE UPDATE OF status, title, company_name, location, category, description, facets, codes, town, cell, posted_at, valid_through, title_key, location_key ON jobs
WHEN old.status = 'open' AND (old.status, old.title, old.company_name, old.location, old.category, old.description, old.facets, old.codes, old.town, old.cell, old.posted_at, old.valid_through, old.title_key, old.location_key)
  IS NOT (new.status, new.title, new.company_name, new.location, new.category, new.description, new.facets, new.codes, new.town, new.cell, new.posted_at, new.valid_through, new.title_key, new.location_key) BEGIN
  DELETE FROM job_search WHERE rowid = old.id;
  UPDATE job_counters SET counts = json_patch(counts, (SELECT json_group_object(facet, nullif(coalesce(counts ->> ('$."' || facet || '"'), 0) - 1, 0)) FROM job_counter_rows WHERE id = old.id));
  UPDATE job_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM job_cells WHERE cell = old.cell AND count < 1;
  DELETE FROM job_sorted WHERE (facet, sort, key, id) IN (SELECT facet, sort, key, id FROM job_sorted_rows WHERE id = old.id);
END;
--> statement-breakpoint
-- After an offer has changed and is open, its new derived rows are inserted.
CREATE TRIGGER jobs_updated
AFTER UPDATE OF status, title, company_name, location, category, description, facets, codes, town, cell, posted_at, valid_through, title_key, location_key ON jobs
WHEN new.status = 'open' AND (old.status, old.title, old.company_name, old.location, old.category, old.description, old.facets, old.codes, old.town, old.cell, old.posted_at, old.valid_through, old.title_key, old.location_key)
  IS NOT (new.status, new.title, new.company_name, new.location, new.category, new.description, new.facets, new.codes, new.town, new.cell, new.posted_at, new.valid_through, new.title_key, new.location_key) BEGIN
  INSERT INTO job_search (rowid, title, company_name, place, category, description, facets, codes, cell, posted_at, valid_through, title_key, location_key)
  SELECT * FROM job_search_rows WHERE id = new.id;
  UPDATE job_counters SET counts = json_patch(counts, (SELECT json_group_object(facet, coalesce(counts ->> ('$."' || facet || '"'), 0) + 1) FROM job_counter_rows WHERE id = new.id));
  INSERT INTO job_cells (cell, lat, lon, count) SELECT cell, lat, lon, 1 FROM job_cell_rows WHERE id = new.id
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
  INSERT INTO job_sorted (facet, sort, key, id) SELECT facet, sort, key, id FROM job_sorted_rows WHERE id = new.id;
END;
--> statement-breakpoint
-- Profiles: how many there are of each status.
CREATE TRIGGER candidates_counted_in AFTER INSERT ON candidates BEGIN
  INSERT INTO candidate_counts (status, count) VALUES (new.status, 1)
  ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_counted_out AFTER DELETE ON candidates BEGIN
  UPDATE candidate_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_counted_anew AFTER UPDATE OF status ON candidates WHEN old.status <> new.status BEGIN
  UPDATE candidate_counts SET count = count - 1 WHERE status = old.status;
  INSERT INTO candidate_counts (status, count) VALUES (new.status, 1)
  ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- Open profiles, which everybody sees: indexed like offers. Skills are indexed as their JSON, of which the tokenizer takes the words.
CREATE VIRTUAL TABLE candidate_search USING fts5(
  name, title, place, skills, facets, cell UNINDEXED, title_key UNINDEXED, location_key UNINDEXED,
  content = '', contentless_delete = 1, contentless_unindexed = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIEW candidate_search_rows AS
SELECT id, coalesce(name_key, name) AS name, title_key AS title, location_key || ' ' || replace(coalesce(town, ''), '-', ' ') AS place,
  coalesce(skills_key, skills) AS skills, facets, cell, title_key, location_key
FROM candidates WHERE status = 'open';
--> statement-breakpoint
CREATE TRIGGER candidates_inserted AFTER INSERT ON candidates WHEN new.status = 'open' BEGIN
  INSERT INTO candidate_search (rowid, name, title, place, skills, facets, cell, title_key, location_key) SELECT * FROM candidate_search_rows WHERE id = new.id;
  INSERT INTO candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_deleted AFTER DELETE ON candidates WHEN old.status = 'open' BEGIN
  DELETE FROM candidate_search WHERE rowid = old.id;
  UPDATE candidate_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM candidate_cells WHERE cell = old.cell AND count < 1;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_updating
BEFORE UPDATE OF status, name, title, location, town, skills, facets, cell, title_key, location_key ON candidates
WHEN old.status = 'open' AND (old.status, old.name, old.title, old.location, old.town, old.skills, old.facets, old.cell, old.title_key, old.location_key)
  IS NOT (new.status, new.name, new.title, new.location, new.town, new.skills, new.facets, new.cell, new.title_key, new.location_key) BEGIN
  DELETE FROM candidate_search WHERE rowid = old.id;
  UPDATE candidate_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM candidate_cells WHERE cell = old.cell AND count < 1;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_updated
AFTER UPDATE OF status, name, title, location, town, skills, facets, cell, title_key, location_key ON candidates
WHEN new.status = 'open' AND (old.status, old.name, old.title, old.location, old.town, old.skills, old.facets, old.cell, old.title_key, old.location_key)
  IS NOT (new.status, new.name, new.title, new.location, new.town, new.skills, new.facets, new.cell, new.title_key, new.location_key) BEGIN
  INSERT INTO candidate_search (rowid, name, title, place, skills, facets, cell, title_key, location_key) SELECT * FROM candidate_search_rows WHERE id = new.id;
  INSERT INTO candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- Profiles for companies only: the same, in an index and cells of their own.
CREATE VIRTUAL TABLE company_candidate_search USING fts5(
  name, title, place, skills, facets, cell UNINDEXED, title_key UNINDEXED, location_key UNINDEXED,
  content = '', contentless_delete = 1, contentless_unindexed = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIEW company_candidate_search_rows AS
SELECT id, coalesce(name_key, name) AS name, title_key AS title, location_key || ' ' || replace(coalesce(town, ''), '-', ' ') AS place,
  coalesce(skills_key, skills) AS skills, facets, cell, title_key, location_key
FROM candidates WHERE status = 'companies';
--> statement-breakpoint
CREATE TRIGGER company_candidates_inserted AFTER INSERT ON candidates WHEN new.status = 'companies' BEGIN
  INSERT INTO company_candidate_search (rowid, name, title, place, skills, facets, cell, title_key, location_key) SELECT * FROM company_candidate_search_rows WHERE id = new.id;
  INSERT INTO company_candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER company_candidates_deleted AFTER DELETE ON candidates WHEN old.status = 'companies' BEGIN
  DELETE FROM company_candidate_search WHERE rowid = old.id;
  UPDATE company_candidate_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM company_candidate_cells WHERE cell = old.cell AND count < 1;
END;
--> statement-breakpoint
CREATE TRIGGER company_candidates_updating
BEFORE UPDATE OF status, name, title, location, town, skills, facets, cell, title_key, location_key ON candidates
WHEN old.status = 'companies' AND (old.status, old.name, old.title, old.location, old.town, old.skills, old.facets, old.cell, old.title_key, old.location_key)
  IS NOT (new.status, new.name, new.title, new.location, new.town, new.skills, new.facets, new.cell, new.title_key, new.location_key) BEGIN
  DELETE FROM company_candidate_search WHERE rowid = old.id;
  UPDATE company_candidate_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM company_candidate_cells WHERE cell = old.cell AND count < 1;
END;
--> statement-breakpoint
CREATE TRIGGER company_candidates_updated
AFTER UPDATE OF status, name, title, location, town, skills, facets, cell, title_key, location_key ON candidates
WHEN new.status = 'companies' AND (old.status, old.name, old.title, old.location, old.town, old.skills, old.facets, old.cell, old.title_key, old.location_key)
  IS NOT (new.status, new.name, new.title, new.location, new.town, new.skills, new.facets, new.cell, new.title_key, new.location_key) BEGIN
  INSERT INTO company_candidate_search (rowid, name, title, place, skills, facets, cell, title_key, location_key) SELECT * FROM company_candidate_search_rows WHERE id = new.id;
  INSERT INTO company_candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- The words of the public indexes, for typing errors. A profile for companies only gives none.
CREATE VIRTUAL TABLE job_words USING fts5vocab(job_search, col);
--> statement-breakpoint
CREATE VIRTUAL TABLE candidate_words USING fts5vocab(candidate_search, col);
--> statement-breakpoint
-- One row for each open offer, with the pack that it is in: by its key alone, so that packs fill evenly.
CREATE VIEW job_pack_rows AS
SELECT id, id % 64 AS pack, CAST(id AS TEXT) AS key, json_array(codes, cell, posted_at, valid_through) AS offer, json_array(title_key, location_key) AS keys
FROM jobs WHERE status = 'open';
--> statement-breakpoint
-- The packed offers, one row each, for audits and tests.
CREATE VIEW job_packed AS
SELECT CAST(offer.key AS INTEGER) AS id, offer.value AS offer, job_packs.keys -> ('$."' || offer.key || '"') AS keys
FROM job_packs, json_each(job_packs.offers) AS offer;
--> statement-breakpoint
INSERT INTO job_packs (id, offers, keys)
SELECT pack, json_group_object(key, json(offer)), json_group_object(key, json(keys)) FROM job_pack_rows GROUP BY pack;
--> statement-breakpoint
CREATE TRIGGER jobs_packed_in AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO job_packs (id, offers, keys) SELECT pack, json_object(key, json(offer)), json_object(key, json(keys)) FROM job_pack_rows WHERE id = new.id
  ON CONFLICT (id) DO UPDATE SET offers = json_patch(offers, excluded.offers), keys = json_patch(keys, excluded.keys);
END;
--> statement-breakpoint
CREATE TRIGGER jobs_packed_out BEFORE DELETE ON jobs WHEN old.status = 'open' BEGIN
  UPDATE job_packs SET offers = json_remove(offers, '$."' || old.id || '"'), keys = json_remove(keys, '$."' || old.id || '"') WHERE id = old.id % 64;
END;
--> statement-breakpoint
-- An offer that goes out...
CREATE TRIGGER jobs_unpacked AFTER UPDATE OF status ON jobs WHEN old.status = 'open' AND new.status <> 'open' BEGIN
  UPDATE job_packs SET offers = json_remove(offers, '$."' || old.id || '"'), keys = json_remove(keys, '$."' || old.id || '"') WHERE id = old.id % 64;
END;
--> statement-breakpoint
-- ...and one that comes in or changes, not one that is only written again as it was.
CREATE TRIGGER jobs_packed_anew AFTER UPDATE OF status, codes, cell, posted_at, valid_through, title_key, location_key ON jobs
WHEN new.status = 'open' AND (old.status, old.codes, old.cell, old.posted_at, old.valid_through, old.title_key, old.location_key)
  IS NOT (new.status, new.codes, new.cell, new.posted_at, new.valid_through, new.title_key, new.location_key) BEGIN
  INSERT INTO job_packs (id, offers, keys) SELECT pack, json_object(key, json(offer)), json_object(key, json(keys)) FROM job_pack_rows WHERE id = new.id
  ON CONFLICT (id) DO UPDATE SET offers = json_patch(offers, excluded.offers), keys = json_patch(keys, excluded.keys);
END;
--> statement-breakpoint
INSERT INTO shown_versions (id, versions, latest, published, taken_at) VALUES (1, '{}', 0, 0, 0);
--> statement-breakpoint
-- Takes the parts that have changed, as words: the words of an offer among others, of which only places and categories are parts.
CREATE VIEW shown_changes AS SELECT '' AS parts;
--> statement-breakpoint
-- A version is the moment in milliseconds, and higher than all before it: none is given twice, also after the database was taken back in time.
CREATE TRIGGER shown_changed INSTEAD OF INSERT ON shown_changes BEGIN
  UPDATE shown_versions SET
    latest = max(latest + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)),
    versions = json_patch(versions, (
      SELECT json_group_object(part, max(latest + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)))
      FROM (SELECT DISTINCT value AS part FROM json_each('["' || replace(new.parts, ' ', '","') || '"]')
        WHERE value IN ('everything', 'offers', 'profiles') OR value GLOB 'category*' OR value GLOB 'town*')
    ));
END;
--> statement-breakpoint
-- Offers: hidden and deleted ones have no page, so nobody sees them change. The word `town` stands for those without a municipality.
CREATE TRIGGER jobs_shown_in AFTER INSERT ON jobs WHEN new.status NOT IN ('hidden', 'deleted') BEGIN
  INSERT INTO shown_changes (parts) VALUES ('offers ' || new.facets || iif(instr(new.facets, ' town'), '', ' town'));
END;
--> statement-breakpoint
CREATE TRIGGER jobs_shown_out AFTER DELETE ON jobs WHEN old.status NOT IN ('hidden', 'deleted') BEGIN
  INSERT INTO shown_changes (parts) VALUES ('offers ' || old.facets || iif(instr(old.facets, ' town'), '', ' town'));
END;
--> statement-breakpoint
CREATE TRIGGER jobs_shown_anew AFTER UPDATE OF status, updated_at, title, company_name, location, description, category, facets, valid_through ON jobs
WHEN (old.status NOT IN ('hidden', 'deleted') OR new.status NOT IN ('hidden', 'deleted'))
  AND (old.status, old.updated_at, old.title, old.company_name, old.location, old.description, old.category, old.facets, old.valid_through)
  IS NOT (new.status, new.updated_at, new.title, new.company_name, new.location, new.description, new.category, new.facets, new.valid_through) BEGIN
  INSERT INTO shown_changes (parts) VALUES ('offers ' || old.facets || ' ' || new.facets || iif(instr(old.facets, ' town') AND instr(new.facets, ' town'), '', ' town'));
END;
--> statement-breakpoint
-- Profiles that everybody sees.
CREATE TRIGGER candidates_shown_in AFTER INSERT ON candidates WHEN new.status = 'open' BEGIN
  INSERT INTO shown_changes (parts) VALUES ('profiles');
END;
--> statement-breakpoint
CREATE TRIGGER candidates_shown_out AFTER DELETE ON candidates WHEN old.status = 'open' BEGIN
  INSERT INTO shown_changes (parts) VALUES ('profiles');
END;
--> statement-breakpoint
CREATE TRIGGER candidates_shown_anew AFTER UPDATE OF status, updated_at, name, title, location, skills, experience, facets ON candidates
WHEN (old.status = 'open' OR new.status = 'open')
  AND (old.status, old.updated_at, old.name, old.title, old.location, old.skills, old.experience, old.facets)
  IS NOT (new.status, new.updated_at, new.name, new.title, new.location, new.skills, new.experience, new.facets) BEGIN
  INSERT INTO shown_changes (parts) VALUES ('profiles');
END;
