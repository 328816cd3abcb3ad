CREATE UNIQUE INDEX `applications_cv_key` ON `applications` (`cv_key`) WHERE "applications"."cv_key" IS NOT NULL;--> statement-breakpoint
-- The history of what was sent before histories were kept begins with its sending.
INSERT INTO `application_events` (`application_id`, `status`, `created_at`)
SELECT `id`, 'sent', `created_at` FROM `applications`
WHERE NOT EXISTS (SELECT 1 FROM `application_events` WHERE `application_id` = `applications`.`id`);
