CREATE TABLE `job_views` (
	`job_id` integer NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`job_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `job_views_day` ON `job_views` (`day`);--> statement-breakpoint
ALTER TABLE `jobs` ADD `asked_at` integer;--> statement-breakpoint
-- The weekly mail: open offers, those first that were not published, confirmed or asked about for the longest time. By hand, as drizzle-kit breaks an expression at its commas; its query (worker/jobs/queries.ts) must say it alike.
CREATE INDEX jobs_status_heard ON jobs (status, max(posted_at, coalesce(confirmed_at, 0), coalesce(asked_at, 0)));
--> statement-breakpoint
-- What offers can be filtered by from now on: lodging, meals, pay, shifts. The words are those of worker/jobs/facets.ts; the trigger of updates carries them into the search index.
UPDATE jobs SET facets = facets
  || CASE WHEN housing THEN ' withhousing' ELSE '' END
  || CASE WHEN meals THEN ' withmeals' ELSE '' END
  || CASE WHEN coalesce(salary_min, salary_max) IS NOT NULL THEN ' withpay' ELSE '' END
  || coalesce((SELECT group_concat(' shift' || replace(value, ' ', ''), '') FROM json_each(shifts)), '')
WHERE housing OR meals OR coalesce(salary_min, salary_max) IS NOT NULL OR shifts <> '[]';
